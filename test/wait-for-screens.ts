import { configure } from '@testing-library/react'

// A busy machine may take seconds to load a component; what has come nobody waits for.
configure({ asyncUtilTimeout: 20_000 })

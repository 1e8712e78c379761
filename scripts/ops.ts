import { runOps } from './ops/run-ops.ts'

/** For those who answer support requests; docs/runbook.md says how. */
const { out, err, code } = await runOps(process.argv.slice(2), process)
process.stdout.write(out)
process.stderr.write(err)
process.exitCode = code

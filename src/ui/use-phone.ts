import { useSyncExternalStore } from 'react'

const PHONE = '(max-width: 767px)'

/** True below the mobile breakpoint. The server cannot know and renders the wide page. */
export function usePhone() {
  return useSyncExternalStore(follow, isPhone, () => false)
}

function follow(onChange: () => void) {
  const phone = matchMedia(PHONE)
  phone.addEventListener('change', onChange)
  return () => phone.removeEventListener('change', onChange)
}

const isPhone = () => matchMedia(PHONE).matches

import { useEffect, useState } from 'react'

/** True once the user has left through a link and come back to this tab; with another text on the desk it is forgotten. */
export function useReturn(text: number) {
  const [state, setState] = useState<'here' | 'away' | 'back'>('here')
  const [leftWith, setLeftWith] = useState(text)
  if (leftWith !== text) {
    setLeftWith(text)
    setState('here')
  }
  useEffect(() => {
    if (state !== 'away') return
    const onBack = () => {
      if (document.visibilityState === 'visible') setState('back')
    }
    window.addEventListener('focus', onBack)
    document.addEventListener('visibilitychange', onBack)
    return () => {
      window.removeEventListener('focus', onBack)
      document.removeEventListener('visibilitychange', onBack)
    }
  }, [state])
  return { isBack: state === 'back', leave: () => setState('away'), stay: () => setState('here') }
}

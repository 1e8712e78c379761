import { useEffect, useState } from 'react'

/** Whether the user has left, with the text or for where it goes, and come back to this tab; with another text on the desk it is forgotten. */
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
  return {
    isBack: state === 'back',
    isAway: state === 'away',
    leave: () => setState('away'),
    stay: () => setState('here'),
  }
}

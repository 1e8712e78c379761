export type Caption = { at: number; text: string }

/** WebVTT: each caption stays until the next one, the last until the end. */
export function writeCaptions(captions: Caption[], seconds: number) {
  const cues = captions.map(({ at, text }, n) => {
    const end = captions[n + 1]?.at ?? seconds
    return `${timestamp(at)} --> ${timestamp(end)}\n${text}\n`
  })
  return ['WEBVTT\n', ...cues].join('\n')
}

function timestamp(seconds: number) {
  const minutes = Math.floor(seconds / 60)
  return `${String(minutes).padStart(2, '0')}:${(seconds - minutes * 60).toFixed(3).padStart(6, '0')}`
}

import { globSync } from 'node:fs'

type Kind = 'libfaketime.so.1' | 'libfaketimeMT.so.1'

/** The environment of a program whose clock goes ahead by `hours`. Debian's package `faketime` has what does it. */
export function shiftedClock(hours: number, kind: Kind = 'libfaketimeMT.so.1') {
  const [library] = globSync(`/usr/lib/*/faketime/${kind}`)
  if (!library) throw new Error('This test shifts clocks. Install the package "faketime" first.')
  return {
    LD_PRELOAD: library,
    FAKETIME: `+${hours}h`,
    // Waiting takes as long as ever.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
}

/** Few enough that they are soon done, whatever each of them costs. */
const LEAST = 16
/** Of the time in which this process could have worked, the share in which it did. */
const BUSY = 0.8
/** What a request costs is learned from about the last ten measurements. */
const WEIGHT = 0.1
const FIRST_GUESS_MS = 10
/** Over fewer turns of the event loop, one browser with its six connections would look like a crowd. */
const LEAST_TURNS = 16

/** Since it was last asked: the processor time used, the time without anything to do, and the turns of the event loop. */
export type Measured = { cpuMs: number; idleMs: number; turns: number }

/**
 * How long it will take to do what was begun, in this process's own processor time. Time that a neighbor has taken away is in
 * neither of the two measures, so it never looks like work of ours.
 */
export function createBacklog(mostMs: number) {
  let underWay = 0
  let finished = 0
  let unaccountedMs = 0
  let costMs = FIRST_GUESS_MS
  let busy = false
  let turns = 0
  let arrived = 0
  let crowded = false

  const lengthMs = () => underWay * costMs
  const learnCost = (cpuMs: number) => {
    unaccountedMs += cpuMs
    if (finished === 0) {
      // What was used while nobody was being served is no request's cost.
      if (underWay === 0) unaccountedMs = 0
      return
    }
    costMs += WEIGHT * (unaccountedMs / finished - costMs)
    unaccountedMs = 0
    finished = 0
  }
  const watchDoor = (more: number) => {
    turns += more
    if (turns < LEAST_TURNS) return
    crowded = arrived > BUSY * turns
    turns = 0
    arrived = 0
  }
  return {
    /** Returns what is to be called when it is done. */
    begin: () => {
      underWay += 1
      return () => {
        underWay -= 1
        finished += 1
      }
    },
    /** Somebody new has connected. The event loop lets in one a turn; the others wait where we can't see them. */
    arrive: () => {
      arrived += 1
    },
    measure: ({ cpuMs, idleMs, turns: more }: Measured) => {
      busy = cpuMs > BUSY * (cpuMs + idleMs)
      learnCost(cpuMs)
      watchDoor(more)
    },
    lengthMs,
    /** Many who wait for somebody else are no backlog: then the processor has time to spare. */
    isTooLong: () => busy && (crowded || (underWay >= LEAST && lengthMs() > mostMs)),
  }
}

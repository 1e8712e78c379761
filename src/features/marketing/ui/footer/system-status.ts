const DEADLINE_MS = 5_000

/** Unknown until the server has answered. */
export type SystemStatus = 'unknown' | 'operational' | 'impaired'

export const statusTexts: Record<SystemStatus, string> = {
  unknown: 'System status',
  operational: 'All systems operational',
  impaired: 'Some systems are slow or down',
}

/** Only a server that calls itself ready is operational; any other answer, and none, is not. */
export function judgeStatus(answer: unknown): SystemStatus {
  const ready =
    typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 'ready'
  return ready ? 'operational' : 'impaired'
}

export async function readSystemStatus(cancel: AbortSignal): Promise<SystemStatus> {
  try {
    const response = await fetch('/readyz', {
      cache: 'no-store',
      signal: AbortSignal.any([cancel, AbortSignal.timeout(DEADLINE_MS)]),
    })
    return judgeStatus(await response.json())
  } catch {
    return cancel.aborted ? 'unknown' : 'impaired'
  }
}

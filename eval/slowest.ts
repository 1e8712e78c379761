/** What the slowest 5 % take, in milliseconds of the thread's own time, so that a busy machine counts for nothing. */
export function slowest(tasks: (() => unknown)[]): number {
  const times = tasks.map((task) => {
    const started = process.threadCpuUsage()
    task()
    const { user, system } = process.threadCpuUsage(started)
    return (user + system) / 1_000
  })
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
}

/** Runs all tasks, so many at a time, and answers in their order. */
export async function atOnce<T>(most: number, tasks: (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = []
  const waiting = tasks.entries()
  const work = async () => {
    for (const [at, task] of waiting) results[at] = await task()
  }
  await Promise.all(Array.from({ length: most }, work))
  return results
}

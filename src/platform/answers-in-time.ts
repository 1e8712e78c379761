const PATIENCE_MS = 1_500

/** Whether a part answers at all, and soon enough to be of use. */
export async function answersInTime(question: Promise<unknown>): Promise<boolean> {
  const late = new Promise((_, reject) => setTimeout(reject, PATIENCE_MS).unref())
  return Promise.race([question, late]).then(
    () => true,
    () => false,
  )
}

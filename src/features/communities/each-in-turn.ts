/** Reddit's quota is everybody's: one product's search must not take a burst of it. */
const AT_ONCE = 4

/** The answers in the order of the items, a few asked for at a time. */
export async function eachInTurn<Item, Answer>(items: Item[], ask: (item: Item) => Promise<Answer>) {
  const answers: Answer[] = []
  let next = 0
  async function work() {
    while (next < items.length) {
      const at = next
      next += 1
      answers[at] = await ask(items[at] as Item)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return answers
}

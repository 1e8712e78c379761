/** Where to go on when a row leaves: the next that stays, or else the last before it. */
export function nextOf(order: string[], leaving: string, stays: (id: string) => boolean) {
  const at = order.indexOf(leaving)
  return order.slice(at + 1).find(stays) ?? order.slice(0, Math.max(at, 0)).findLast(stays) ?? null
}

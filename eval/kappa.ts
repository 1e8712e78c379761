/** How much two judges agree beyond chance: 1 is always, 0 as often as if they had guessed. (Cohen's kappa) */
export function kappa(pairs: [one: boolean, other: boolean][]): number {
  const share = (isOne: (pair: [boolean, boolean]) => boolean) => pairs.filter(isOne).length / pairs.length
  const first = share(([one]) => one)
  const second = share(([, other]) => other)
  const byChance = first * second + (1 - first) * (1 - second)
  return byChance === 1 ? 1 : (share(([one, other]) => one === other) - byChance) / (1 - byChance)
}

/** The one product that the list is for. */
export type ChosenProduct = {
  name: string
  /** Goes back to all products. */
  onAll: () => void
}

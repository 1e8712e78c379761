/** Turns texts into vectors of length one whose dot product says how close they are in meaning. */
export type Encoder = {
  /** What was trained on one encoder's vectors means nothing for another's. */
  id: string
  encode: (texts: string[]) => Promise<Float32Array[]>
  close: () => Promise<void>
}

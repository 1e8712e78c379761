/** The customer whom an event is about: its object, or what its object belongs to. */
export function customerOf(object: object): string | null {
  const { object: kind, id, customer } = object as { object?: string; id?: string; customer?: unknown }
  if (kind === 'customer') return id ?? null
  return typeof customer === 'string' ? customer : null
}

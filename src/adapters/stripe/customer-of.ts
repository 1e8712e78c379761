/** The customer whom an event is about: its object, or what its object belongs to. */
export function customerOf(object: object): string | null {
  const { object: kind, id, customer } = object as { object?: unknown; id?: unknown; customer?: unknown }
  const found = kind === 'customer' ? id : customer
  return typeof found === 'string' ? found : null
}

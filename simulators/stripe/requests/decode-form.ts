export type RawValue = string | { [key: string]: RawValue }

export type RawParameters = { [key: string]: RawValue }

/** `a[b][0]=c` becomes `{a: {b: {0: 'c'}}}`; what is an array is decided by the schema. */
export function decodeForm(encoded: string): RawParameters {
  const root = emptyNode()
  for (const [name, value] of new URLSearchParams(encoded)) {
    const [head = '', ...rest] = name.split('[').map((part) => part.replace(/\]$/, ''))
    place(root, [head, ...rest], value)
  }
  return root
}

function place(node: RawParameters, [key = '', ...rest]: string[], value: string) {
  // `a[]=x&a[]=y` has no indices: each value takes the next free one.
  const name = key === '' ? String(Object.keys(node).length) : key
  if (rest.length === 0) {
    node[name] = value
    return
  }
  const existing = node[name]
  const child = typeof existing === 'object' ? existing : emptyNode()
  node[name] = child
  place(child, rest, value)
}

// Without a prototype, a parameter named `__proto__` is only an unknown parameter.
const emptyNode = () => Object.create(null) as RawParameters

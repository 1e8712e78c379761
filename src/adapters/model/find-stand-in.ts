const LONGEST = 100

/**
 * The model that answered, if it isn't the one that was asked: some servers send a request elsewhere when theirs is busy. A vendor before a
 * name, and a date or 'latest' after it, make no other model. A gateway's own names for models do: it then says which one answered.
 */
export function findStandIn(asked: string, answered: string | undefined): { standIn?: string } {
  const name = (answered ?? '').slice((answered ?? '').lastIndexOf('/') + 1).trim()
  return name && bare(name) !== bare(asked) ? { standIn: name.slice(0, LONGEST) } : {}
}

const bare = (name: string) => {
  const [own = ''] = name
    .slice(name.lastIndexOf('/') + 1)
    .trim()
    .toLowerCase()
    .split(/[@:]/)
  return own.replace(/-(?:latest|0|\d{8}|\d{4}-\d{2}-\d{2})$/, '')
}

type Thing = { kind: string; data: unknown }

export const listing = (children: Thing[], after: string | null = null, before: string | null = null) => ({
  kind: 'Listing',
  data: { after, dist: children.length, modhash: '', geo_filter: '', children, before },
})

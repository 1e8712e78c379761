import type { Finding } from '../schema.ts'

const RANK = { lock: 0, fault: 1, advice: 2 }

/** What weighs most comes first. */
export const byWeight = (a: Finding, b: Finding) => RANK[a.level] - RANK[b.level]

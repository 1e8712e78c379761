import { communitiesA } from './communities/part-a.ts'
import { communitiesB } from './communities/part-b.ts'
import { communitiesC } from './communities/part-c.ts'
import type { WrittenCommunity } from './written-community.ts'

/** Written by hand: what people see first. */
export const writtenCommunities: WrittenCommunity[] = [...communitiesA, ...communitiesB, ...communitiesC]

import { join } from 'node:path'
import { readYamlFolder } from '../../frame/read-yaml.ts'
import { communitySchema, type WrittenCommunity } from './written-community.ts'

let known: WrittenCommunity[] | undefined

/** Written by hand: what people see first. Read when first wanted, because many tests bring a community of their own. */
export const readCommunities = () =>
  (known ??= readYamlFolder(join(import.meta.dirname, '../fiction/communities'), communitySchema))

import type { WrittenCommunity } from '../written-community.ts'
import { business } from './business.ts'
import { datascience } from './datascience.ts'
import { devops } from './devops.ts'
import { experiencedDevs } from './experienced-devs.ts'
import { nocode } from './nocode.ts'
import { node } from './node.ts'
import { opensource } from './opensource.ts'
import { productivity } from './productivity.ts'
import { programming } from './programming.ts'
import { reactjs } from './reactjs.ts'
import { selfhosted } from './selfhosted.ts'
import { sysadmin } from './sysadmin.ts'
import { technology } from './technology.ts'
import { webdev } from './webdev.ts'

export const communitiesB: WrittenCommunity[] = [
  webdev,
  programming,
  technology,
  business,
  productivity,
  selfhosted,
  devops,
  sysadmin,
  node,
  reactjs,
  experiencedDevs,
  opensource,
  nocode,
  datascience,
]

import type { WrittenCommunity } from '../written-community.ts'
import { accounting } from './accounting.ts'
import { adhdProductivity } from './adhd-productivity.ts'
import { bookkeeping } from './bookkeeping.ts'
import { doggrooming } from './doggrooming.ts'
import { etsySellers } from './etsy-sellers.ts'
import { getdisciplined } from './getdisciplined.ts'
import { petbusiness } from './petbusiness.ts'
import { photographyBusiness } from './photography-business.ts'
import { remoteWork } from './remote-work.ts'
import { retail } from './retail.ts'
import { shopify } from './shopify.ts'
import { teachers } from './teachers.ts'
import { tutor } from './tutor.ts'

export const communitiesC: WrittenCommunity[] = [
  doggrooming,
  petbusiness,
  bookkeeping,
  accounting,
  etsySellers,
  shopify,
  retail,
  tutor,
  teachers,
  adhdProductivity,
  getdisciplined,
  remoteWork,
  photographyBusiness,
]

import type { WrittenCommunity } from '../written-community.ts'
import { contentMarketing } from './content-marketing.ts'
import { digitalMarketing } from './digital-marketing.ts'
import { emailmarketing } from './emailmarketing.ts'
import { entrepreneur } from './entrepreneur.ts'
import { freelance } from './freelance.ts'
import { indiehackers } from './indiehackers.ts'
import { marketing } from './marketing.ts'
import { microsaas } from './microsaas.ts'
import { ppc } from './ppc.ts'
import { saas } from './saas.ts'
import { seo } from './seo.ts'
import { sidehustle } from './sidehustle.ts'
import { smallbusiness } from './smallbusiness.ts'
import { startups } from './startups.ts'

export const communitiesA: WrittenCommunity[] = [
  saas,
  startups,
  microsaas,
  indiehackers,
  entrepreneur,
  smallbusiness,
  sidehustle,
  freelance,
  marketing,
  digitalMarketing,
  emailmarketing,
  contentMarketing,
  seo,
  ppc,
]

import type { Model } from '../adapters/model/create-model.ts'
import type { TenantDatabase } from '../db/as-user.ts'
import type { Log } from '../platform/log.ts'
import type { Spending } from './spending.ts'

/** Someone whose question to the model costs money, and what it takes to ask and to count it. */
export type Spender = { userId: string; db: TenantDatabase; model: Model; spending: Spending; log: Log }

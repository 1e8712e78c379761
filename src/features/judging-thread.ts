import { serveThread } from '../platform/serve-thread.ts'
import { judgeHere } from './judging-verbs.ts'

// What it is asked was checked by the types of `Judge`.
serveThread(judgeHere as (verb: string, ...args: unknown[]) => Promise<unknown>)

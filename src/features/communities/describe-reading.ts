import type { z } from 'zod'
import type { ErrorCode } from '../../platform/errors.ts'
import { describeOperation } from '../../platform/http/describe-operation.ts'

const fails: ErrorCode[] = [
  'invalid_input',
  'unauthenticated',
  'plan_required',
  'forbidden',
  'not_found',
  'throttled',
  'upstream_failed',
  'timeout',
]

/** A route that reads Reddit, with all that may keep it from doing so. */
export const describeReading = (summary: string, answer: z.ZodType) =>
  describeOperation({ tag: 'feed', summary, fails, answer })

import { type ModelFailure, modelSentences } from '../../adapters/model/model-outcome.ts'
import { AppError, type ErrorCode } from '../../platform/errors.ts'
import type { Task } from './schema.ts'

const failed: Record<Task, string> = {
  comment: 'Failed to generate comment. Please try again.',
  post: 'Failed to generate post. Please try again.',
  rewrite: 'Failed to rewrite post. Please try again.',
}

const codes: Partial<Record<ModelFailure['kind'], ErrorCode>> = { timeout: 'timeout', aborted: 'conflict' }

/** Why there is no draft, in words. */
export function explainModel(task: Task, failure: ModelFailure) {
  const { kind } = failure
  return new AppError(
    codes[kind] ?? 'upstream_failed',
    kind === 'malformed' ? failed[task] : modelSentences[kind],
    {
      reason: kind,
      ...('cause' in failure && { cause: failure.cause, needsPerson: failure.needsPerson ?? false }),
    },
  )
}

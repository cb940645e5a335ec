import type { ApiError, ApiResult } from './api.ts'
import { failureText } from './failure-text.ts'

/** An answer for a form: problems by field, and a message for those of no field. */
export function formResult<T>(
  result: ApiResult<T>,
  failed?: string,
): { ok: true; data: T } | { ok: false; problems: ApiError['fields']; message: string } {
  if (result.ok) return result
  return {
    ok: false,
    problems: result.kind === 'refused' ? result.error.fields : [],
    message: failureText(result, failed),
  }
}

import type { ApiError, ApiResult } from './api.ts'

const FAILED = 'Something went wrong'

/** An answer for a form: problems by field, and a message for those of no field. */
export function formResult<T>(
  result: ApiResult<T>,
  failed = FAILED,
): { ok: true; data: T } | { ok: false; problems: ApiError['fields']; message: string } {
  if (result.ok) return result
  const { kind, error } = result
  return kind === 'refused'
    ? { ok: false, problems: error.fields, message: error.message }
    : { ok: false, problems: [], message: failed }
}

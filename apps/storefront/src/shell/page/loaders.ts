import { notFound } from '@tanstack/react-router'
import type { ApiResult } from '@upchar/web/api'
import type { RouterContext } from './router-context.ts'

/**
 * The answer a page can't do without: its data, or null when the API failed (the page says so and answers 503). What doesn't
 * exist ends as "not found".
 */
export function needed<T>(result: ApiResult<T>, context: RouterContext): T | null {
  if (result.ok) return result.data
  if (result.kind === 'refused' && result.error.status === 404) throw notFound()
  context.answer.status = 503
  return null
}

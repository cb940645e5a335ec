import { notFound } from '@tanstack/react-router'
import type { ApiResult } from '@upchar/web/api'
import type { RouterContext } from './router-context.ts'

/**
 * The answer a page can't do without: its data, or null if the API call failed (the page says so
 * with status 503). A missing object throws "not found", and so does an address that can't name one.
 */
export function needed<T>(result: ApiResult<T>, context: RouterContext): T | null {
  if (result.ok) return result.data
  if (result.kind === 'refused' && (result.error.status === 404 || result.error.status === 400))
    throw notFound()
  context.answer.status = 503
  return null
}

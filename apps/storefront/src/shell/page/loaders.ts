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

/** Why a page that a mail links to can't be opened. */
export type Missing = { missing: string }

export function missing(why: string, context: RouterContext): Missing {
  context.answer.status = 404
  return { missing: why }
}

/** Why the API refuses what a link leads to; null if the call failed. Too many calls say nothing about the link. */
export function missingOf(
  { kind, error }: Extract<ApiResult<unknown>, { ok: false }>,
  context: RouterContext,
): Missing | null {
  if (kind === 'refused' && error.status !== 429)
    return missing(
      error.code === 'invalid'
        ? 'This link is not whole. Open the link of the email once more.'
        : error.message,
      context,
    )
  context.answer.status = 503
  return null
}

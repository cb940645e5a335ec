import type { Context } from '../../platform/context.ts'

const longestPage = 300

/** Strips the query and hash from URLs in a stack: they may hold search terms or a link's key. */
const withoutQueries = (text: string): string => text.replace(/[?#][^\s:)]*/g, '')

/**
 * Anybody may send it, and it is read in a terminal: strips escape sequences, bidirectional characters and
 * line breaks.
 */
const readable = (text: string): string =>
  withoutQueries(text).replace(/[^\n\P{Cc}]|[\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, '')

/** Logs a browser error with the server's own (UI-17). `page`: the URL as the browser reports it. */
export function logPageError(
  { log }: Pick<Context, 'log'>,
  text: string,
  page: string | undefined,
): { success: true } {
  log.error(
    { page: readable(page ?? '').slice(0, longestPage), stack: readable(text) },
    'a page failed in a browser',
  )
  return { success: true }
}

import type { Context } from '../../platform/context.ts'

const longestPage = 300

/** Addresses in a stack lose what stands behind their path: it may be what somebody searched for, or a link's key. */
const withoutQueries = (text: string): string => text.replace(/[?#][^\s:)]*/g, '')

/** Anybody may send it, and it is read in a terminal: nothing stays that moves the cursor, turns the line around or breaks it. */
const readable = (text: string): string =>
  withoutQueries(text).replace(/[^\n\P{Cc}]|[\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, '')

/** An error in a browser goes where the server's own go (UI-17). `page`: the address it happened on, as the browser says. */
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

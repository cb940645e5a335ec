import type { Context } from '../../platform/context.ts'

/** Addresses in a stack lose what stands behind their path: it may be what somebody searched for, or a link's key. */
const withoutQueries = (text: string): string => text.replace(/[?#][^\s:)]*/g, '')

/** An error in a browser goes where the server's own go (UI-17). `page`: the address it happened on, as the browser says. */
export function logPageError({ log }: Pick<Context, 'log'>, text: string, page: string | undefined): { success: true } {
  log.error({ page: withoutQueries(page ?? ''), stack: withoutQueries(text) }, 'a page failed in a browser')
  return { success: true }
}

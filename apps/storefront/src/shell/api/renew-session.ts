import { browserApi } from './browser-api.ts'
import type { ApiError } from '@upchar/web/api'
import { hasSession } from '../visitor/session.ts'
import { setVisitor } from '../visitor/customer-store.ts'

const LOCK = 'upchar.renew-session'
/**
 * Marks for some seconds that a tab has renewed the session. A cookie, because all tabs see it at
 * once; storage reaches them later.
 */
const RENEWED = 'upchar_renewed'
const SHARED_MS = 10_000

// Without renewal of its own: a failed renewal must not trigger another.
const plain = browserApi(() => Promise.resolve())
let renewing: Promise<void> | undefined

const alone = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work()

/** Stored when this resolves; `document.cookie` may be written after the next tab has read it. */
async function tellTabs(): Promise<void> {
  if ('cookieStore' in globalThis)
    await cookieStore.set({
      name: RENEWED,
      value: '1',
      expires: Date.now() + SHARED_MS,
      path: '/',
      sameSite: 'lax',
    })
  else document.cookie = `${RENEWED}=1; Path=/; Max-Age=${SHARED_MS / 1000}; SameSite=Lax`
}

async function renew(): Promise<void> {
  if (document.cookie.includes(RENEWED)) return
  const result = await plain('refreshSession', { body: {} })
  if (result.ok) await tellTabs()
}

/**
 * Renews an expired access token: once for all calls of this page, and one tab at a time, because a
 * refresh token works only once. If the session has ended, the answer has cleared it.
 */
export async function renewSession({ detail }: ApiError): Promise<void> {
  if (detail['session'] === 'expired') {
    renewing ??= alone(renew).finally(() => {
      renewing = undefined
    })
    await renewing
  }
  if (!hasSession(document.cookie)) setVisitor()
}

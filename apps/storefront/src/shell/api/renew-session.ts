import { browserApi } from './browser-api.ts'
import type { ApiError } from '@upchar/web/api'
import { hasSession } from '../visitor/session.ts'
import { setVisitor } from '../visitor/customer-store.ts'

const LOCK = 'upchar.renew-session'
/** Says for some seconds that a tab has renewed the session. A cookie, because all tabs see it at once; storage reaches them later. */
const RENEWED = 'upchar_renewed'
const SHARED_MS = 10_000

// Without a renewal of its own: one that fails must not ask for another.
const plain = browserApi(() => Promise.resolve())
let renewing: Promise<void> | undefined

const alone = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work()

/** Stored when this resolves: `document.cookie` may be written later, when the next tab has looked for it already. */
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
 * Gets a new access token for an expired one: once for all calls of this page, and one tab after the other, because a
 * refresh token is good only once. A session that has ended was taken away by the answer that said so.
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

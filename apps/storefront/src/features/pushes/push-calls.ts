import { api } from '../../shell/api/api.ts'
import { BROWSER_STORAGE } from '../../shell/browser-storage.ts'
import { where } from '../cart/index.ts'

/** What this browser does about notices. `unable`: it has none. `denied`: its user blocked them for this shop, and only they can undo that. */
export type PushState = 'unable' | 'denied' | 'on' | 'off'

const registrationOf = (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
    ? // Registers it as the layout does: on a first page this may be sooner.
      navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
    : Promise.resolve(undefined)

async function stateOf(registration: ServiceWorkerRegistration | undefined): Promise<PushState> {
  if (registration === undefined) return 'unable'
  if (Notification.permission === 'denied') return 'denied'
  return (await registration.pushManager.getSubscription()) === null ? 'off' : 'on'
}

/** How it stands. The shop is told anew of a device that is on: it forgets those of a password that was changed, and of who left. */
export async function readPush(): Promise<PushState> {
  const registration = await registrationOf()
  const state = await stateOf(registration)
  const subscription = state === 'on' ? await registration?.pushManager.getSubscription() : null
  const body = bodyOf(subscription)
  // Where that fails, it is told the next time.
  if (body !== undefined) await api('subscribePush', { body })
  return state
}

function bodyOf(subscription: PushSubscription | null | undefined) {
  const { endpoint, keys } = subscription?.toJSON() ?? {}
  if (endpoint === undefined || !keys?.['p256dh'] || !keys['auth']) return undefined
  return { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } }
}

/** Whether the buyer said that the shop needn't ask. */
export function isPushRefused(): boolean {
  try {
    return localStorage.getItem(BROWSER_STORAGE.pushRefused) !== null
  } catch {
    return true
  }
}
export function refusePush(): void {
  try {
    localStorage.setItem(BROWSER_STORAGE.pushRefused, '1')
  } catch {
    // Nothing is stored: the offer isn't shown either.
  }
}

/** Asks the browser, which asks its user, and tells the shop. Returns the state that follows; a refusal of the shop as its text. */
export async function turnPushOn(): Promise<{ state: PushState; problem?: string }> {
  const registration = await registrationOf()
  if (registration === undefined) return { state: 'unable' }
  if ((await Notification.requestPermission()) !== 'granted')
    return { state: await stateOf(registration) }
  const key = await api('getPushKey', {})
  if (!key.ok) return { state: 'off', problem: 'Check your connection and try again.' }
  const subscription = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key.data.public_key })
    .catch(() => null)
  const body = bodyOf(subscription)
  if (subscription === null || body === undefined)
    return { state: 'off', problem: 'Your browser could not reach its push service.' }
  let told = await api('subscribePush', { body })
  if (!told.ok && told.error.code === 'guest_unknown') {
    await api('createGuestCart', { body: where() })
    told = await api('subscribePush', { body })
  }
  if (told.ok) return { state: 'on' }
  await subscription.unsubscribe()
  return { state: 'off', problem: told.error.message }
}

/** Ends the subscription in the browser and in the shop. */
export async function turnPushOff(): Promise<PushState> {
  const registration = await registrationOf()
  const subscription = await registration?.pushManager.getSubscription()
  if (subscription) {
    await api('unsubscribePush', { body: { endpoint: subscription.endpoint } })
    await subscription.unsubscribe()
  }
  return stateOf(registration)
}

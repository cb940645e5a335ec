import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApi } from '@upchar/testkit/browser/fake-api'
import { show } from '@upchar/testkit/browser/show'
import PushOffer from './push-offer.tsx'
import PushSetting from './push-setting.tsx'

const endpoint = 'https://fcm.googleapis.com/fcm/send/a1'
const keys = { p256dh: 'BPoint', auth: 'secret' }

/** A browser whose user answers the question for permission so. */
function browser(answer: NotificationPermission) {
  let permission: NotificationPermission = 'default'
  let isOn = false
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => !(isOn = false),
  }
  vi.stubGlobal('Notification', {
    get permission() {
      return permission
    },
    requestPermission: async () => (permission = answer),
  })
  vi.spyOn(navigator.serviceWorker, 'register').mockResolvedValue({
    pushManager: {
      getSubscription: async () => (isOn ? subscription : null),
      subscribe: async () => {
        isOn = true
        return subscription
      },
    },
  } as unknown as ServiceWorkerRegistration)
}
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})
const button = (name: string) => page.getByRole('button', { name })

it('APP-03 are turned on after an order and off in the account; the shop is told both', async () => {
  browser('granted')
  const shop = fakeApi({
    getPushKey: () => ({ public_key: 'BShop' }),
    subscribePush: () => ({}),
    unsubscribePush: () => ({}),
  })
  const offer = show(<PushOffer />)
  await button('Turn notices on').click()
  await expect.element(page.getByText('This device gets notices now.')).toBeVisible()
  expect(shop.calls('subscribePush').map(({ body }) => body)).toEqual([{ endpoint, keys }])
  offer.update(null)
  show(<PushSetting />)
  // The shop may have forgotten it since, as after a change of the password: it is told again.
  await expect
    .poll(() => shop.calls('subscribePush').map(({ body }) => body))
    .toEqual([
      { endpoint, keys },
      { endpoint, keys },
    ])
  await button('Turn notices off').click()
  await expect.element(page.getByText(/This device gets no notices/)).toBeVisible()
  expect(shop.calls('unsubscribePush').map(({ body }) => body)).toEqual([{ endpoint }])
  expect(shop.calls('subscribePush')).toHaveLength(2)
})

it('APP-03 aren’t offered again to who said no, or blocked them', async () => {
  browser('denied')
  const shop = fakeApi({})
  const first = show(<PushOffer />)
  await button('Turn notices on').click()
  await expect.element(page.getByText('Your browser blocks notices of this shop.')).toBeVisible()
  first.update(null)
  browser('granted')
  const second = show(<PushOffer />)
  await button('No, don’t ask again').click()
  await expect.poll(() => button('Turn notices on').elements()).toEqual([])
  second.update(null)
  show(<PushOffer />)
  await expect.poll(() => button('Turn notices on').elements()).toEqual([])
  expect(shop.calls('subscribePush')).toEqual([])
})

import type { BrowserContext, Page, Worker } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { pushDevice, startPushService } from '@upchar/testkit/push-service'
import { desktop, phone, useBrowser } from './browser.ts'
import {
  addFromPage,
  buyable,
  confirmedNumber,
  fillForm,
  open,
  orderAsCustomer,
  payButton,
} from './buying.ts'
import { hurryCourier } from './courier.ts'
import { theShop } from './shop.ts'
import { makeCustomer } from './signing-in.ts'
import { useStaff } from './staff.ts'

const browser = useBrowser()
const staff = useStaff()
const device = pushDevice()
const service = { current: undefined as Awaited<ReturnType<typeof startPushService>> | undefined }
const theService = () => {
  if (service.current === undefined) throw new Error('the push service starts before the tests')
  return service.current
}
const { pushPort } = theShop()
beforeAll(async () => {
  service.current = await startPushService(pushPort, device)
})
afterAll(() => service.current?.close())
beforeEach(() => {
  theService().received.length = 0
  theService().status = 201
})

const query = async <T extends object>(text: string, values: unknown[] = []) =>
  (await staff.database().$client.query<T>(text, values)).rows

/**
 * Chromium without its maker's push service, and its user's answer to the question for permission: a subscription is that of the
 * stand-in's device. The browser keeps it for the shop as a real one does.
 */
async function browserOf(
  context: BrowserContext,
  name: string,
  answer: NotificationPermission,
): Promise<void> {
  await context.addInitScript(
    ({ endpoint, keys, answer }) => {
      const kept = (key: string) => localStorage.getItem(`stand-in.${key}`)
      const keep = (key: string, value: string) => localStorage.setItem(`stand-in.${key}`, value)
      const subscription = {
        endpoint,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          localStorage.removeItem('stand-in.on')
          return true
        },
      }
      Object.defineProperty(Notification, 'permission', {
        get: () => kept('permission') ?? 'default',
      })
      Object.assign(Notification, {
        requestPermission: async () => {
          keep('permission', answer)
          return answer
        },
      })
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (kept('on') === null ? null : subscription),
        subscribe: async (options: PushSubscriptionOptionsInit) => {
          keep('on', String(options.applicationServerKey))
          return subscription
        },
      })
    },
    { endpoint: `http://127.0.0.1:${pushPort}/${name}`, keys: device.keys, answer },
  )
}

const offer = (page: Page) =>
  page.getByRole('region', { name: 'Get a notice when your order moves' })

/** Buys one piece as a guest, up to the confirmation. */
async function buy(page: Page): Promise<string> {
  const card = await buyable(browser.origin())
  await addFromPage(page, card.slug)
  await open(page, '/checkout')
  await fillForm(page)
  await page.getByRole('radio', { name: /Cash on delivery/ }).check()
  await payButton(page).click()
  return confirmedNumber(page)
}

type Text = { title: string; body: string; path: string; tag: string }
/** What the device `name` was told, in words. */
const told = (name: string): Text[] =>
  theService()
    .received.filter(({ path }) => path === `/${name}`)
    .map(({ text }) => text as Text)
const devicesOf = (name: string) =>
  query('select id from push_subscription where endpoint like $1', [`%/${name}`])

/** Hands a text to the shop's service worker, as the browser does with one of its push service. Returns what it shows, and opens when pressed. */
async function showNotice(page: Page, text: Text) {
  const { context, worker } = { context: page.context(), worker: await serviceWorker(page) }
  await worker.evaluate(() => {
    const scope = globalThis as unknown as {
      shown: object[]
      registration: { showNotification: unknown }
    }
    scope.shown = []
    scope.registration.showNotification = async (title: string, options: object) => {
      scope.shown.push({ title, ...options })
    }
  })
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(browser.origin()))
      if (own) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: browser.origin(),
    registrationId: await registered,
    data: JSON.stringify(text),
  })
  const shown = () => worker.evaluate(() => (globalThis as unknown as { shown: object[] }).shown)
  await expect.poll(shown).toHaveLength(1)
  return (await shown())[0]
}

async function serviceWorker(page: Page): Promise<Worker> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  const [worker] = page.context().serviceWorkers()
  return worker ?? page.context().waitForEvent('serviceworker')
}

/** Ends the stock of a product; returns what brings it back. */
async function sellOut(sku: string): Promise<() => Promise<unknown>> {
  const lots = await query<{ id: string; on_hand: number }>(
    `select l.id, l.on_hand from lot l join offer o on o.id = l.offer_id join variant v on v.id = o.variant_id where v.sku = $1`,
    [sku],
  )
  const set = (onHand: (lot: { on_hand: number }) => number) =>
    Promise.all(
      lots.map((lot) => query('update lot set on_hand = $2 where id = $1', [lot.id, onHand(lot)])),
    )
  await set(() => 0)
  return () => set((lot) => lot.on_hand)
}

it('APP-03 tells a guest who said yes after the order that the order moves; the notice opens it', async () => {
  const { page, context, errors } = await browser.visit({ viewport: phone })
  await browserOf(context, 'phone', 'granted')
  const number = await buy(page)
  expect(await devicesOf('phone')).toEqual([])
  await offer(page).getByRole('button', { name: 'Turn notices on' }).click()
  await offer(page).getByText('This device gets notices now.').waitFor()
  expect(await devicesOf('phone')).toHaveLength(1)
  // Not every scan of the courier is worth a mail.
  await expect
    .poll(
      async () => {
        await hurryCourier(staff.database().$client, number)
        return told('phone').length
      },
      { timeout: 40_000, interval: 1000 },
    )
    .toBeGreaterThan(0)
  const [text] = told('phone')
  if (text === undefined) throw new Error('nothing was told')
  expect(text.body).toContain(number)
  expect(await showNotice(page, text)).toMatchObject({
    title: text.title,
    body: text.body,
    tag: text.tag,
    data: { path: text.path },
  })
  await open(page, text.path)
  expect(await page.locator('main').innerText()).toContain(number)
  expect(errors).toEqual([])
})

it('APP-03 tells a customer that awaited goods are back, until the notices are turned off', async () => {
  const { page, context } = await browser.visit({ viewport: desktop })
  await browserOf(context, 'laptop', 'granted')
  await makeCustomer(context.request, browser.origin())
  await open(page, '/account?selected=privacy')
  await page.getByText('This device gets no notices.').waitFor()
  await page.getByRole('button', { name: 'Turn notices on' }).click()
  await page.getByText('This device is told when an order moves').waitFor()

  // Where a product has other options, its page shows one that is there.
  const card = await buyable(browser.origin(), ({ variant_count: count }) => count === 1)
  const restock = await sellOut(card.sku)
  try {
    const ask = page.getByRole('button', { name: 'Notify me by email' }).first()
    // Another journey may have had the shop keep the page while there was some.
    const isOffered = async () => {
      await open(page, `/products/${card.slug}`)
      return ask.isVisible()
    }
    await expect.poll(isOffered, { timeout: 40_000, interval: 1000 }).toBe(true)
    await ask.click()
    const dialog = page.getByRole('dialog', { name: 'Notify me when it is back' })
    await dialog.getByRole('button', { name: 'Notify me' }).click()
    await dialog.waitFor({ state: 'detached' })
  } finally {
    await restock()
  }
  await query(`select graphile_worker.add_job('send-notices')`)
  await expect.poll(() => told('laptop').length, { timeout: 40_000 }).toBe(1)
  const [text] = told('laptop')
  expect(text).toMatchObject({
    body: 'A product that you asked about can be had again. See your email.',
    path: '/account',
  })
  expect(JSON.stringify(text)).not.toContain(card.title)

  await open(page, '/account?selected=privacy')
  await page.getByRole('button', { name: 'Turn notices off' }).click()
  await page.getByText('This device gets no notices.').waitFor()
  expect(await devicesOf('laptop')).toEqual([])
})

it('APP-03 asks nobody twice: not who blocks notices in the browser, nor who says no to the shop', async () => {
  const blocking = await browser.visit({ viewport: phone })
  await browserOf(blocking.context, 'blocking', 'denied')
  await buy(blocking.page)
  await offer(blocking.page).getByRole('button', { name: 'Turn notices on' }).click()
  await offer(blocking.page).getByText('Your browser blocks notices of this shop.').waitFor()
  await blocking.page.reload()
  await blocking.page.getByRole('heading', { name: 'What happens next' }).waitFor()
  await serviceWorker(blocking.page)
  expect(await offer(blocking.page).count()).toBe(0)
  expect(await devicesOf('blocking')).toEqual([])

  const refusing = await browser.visit({ viewport: phone })
  await browserOf(refusing.context, 'refusing', 'granted')
  await buy(refusing.page)
  await offer(refusing.page).getByRole('button', { name: 'No, don’t ask again' }).click()
  await offer(refusing.page).waitFor({ state: 'detached' })
  await open(
    refusing.page,
    new URL(refusing.page.url()).pathname + new URL(refusing.page.url()).search,
  )
  await serviceWorker(refusing.page)
  expect(await offer(refusing.page).count()).toBe(0)
  expect(await devicesOf('refusing')).toEqual([])
})

it('APP-03 forgets a device whose subscription has ended', async () => {
  const { page, context } = await browser.visit({ viewport: desktop })
  await browserOf(context, 'ended', 'granted')
  await makeCustomer(context.request, browser.origin())
  await open(page, '/account?selected=privacy')
  await page.getByRole('button', { name: 'Turn notices on' }).click()
  await page.getByText('This device is told when an order moves').waitFor()
  expect(await devicesOf('ended')).toHaveLength(1)
  theService().status = 410
  await orderAsCustomer(page, (await buyable(browser.origin())).sku)
  await expect.poll(() => devicesOf('ended'), { timeout: 40_000 }).toEqual([])
  expect(told('ended')).toHaveLength(1)
})

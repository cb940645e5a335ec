import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { patientFetch } from './patient-fetch.ts'

type Card = {
  slug: string
  sku: string
  title: string
  price: number
  price_gst: number
  discount_percent: number
  moq: number
  variant_count: number
  buying: { state: string }
  lead_only: boolean
  cold_chain: boolean
  product_group_id: number
}
type Listing = { products: Card[]; stock: Record<string, { state: string }> }

/**
 * Test files run in parallel: each side buys from its own half of the products, so that neither
 * empties the other's stock.
 */
const isOurs = ({ product_group_id: group }: Card): boolean =>
  group % 2 === Number(process.env['VITEST_POOL_ID'] ?? 0) % 2

/** An answer of the shop's API; anything else ends the test in words. */
async function read<T>(address: string): Promise<T> {
  const response = await patientFetch(address)
  if (response.ok) return (await response.json()) as T
  throw new Error(`${address}: ${response.status} ${await response.text()}`)
}

/** A product that any guest may buy now, cheap enough to be paid in cash. */
export async function buyable(
  origin: string,
  pick: (card: Card) => boolean = () => true,
): Promise<Card> {
  const { products, stock } = await read<Listing>(
    `${origin}/api/get-data-json?limit=60&pincode=560001`,
  )
  const candidates = products.filter(
    (card) =>
      card.buying.state === 'open' &&
      !card.lead_only &&
      !card.cold_chain &&
      card.price_gst < 1500 &&
      card.moq === 1 &&
      stock[card.product_group_id]?.state === 'in_stock' &&
      isOurs(card) &&
      pick(card),
  )
  // Listings lag behind the stock; earlier tests may just have bought the last ones.
  for (const card of candidates) {
    const now = await read<Pick<Listing, 'stock'>>(
      `${origin}/api/products/${card.slug}?pincode=560001`,
    )
    if (now.stock[card.sku]?.state === 'in_stock') return card
  }
  throw new Error('The catalogue has nothing that a guest may buy')
}

type Changes = { FullName?: string }

const guests = { add: '/api/cart/guest/update-item', check: '/api/checkout/guest/create' }
const customers = { add: '/api/cart/update-item', check: '/api/checkout/create?source=cart' }

const onePiece = (sku: string) => ({
  type: 'ADD',
  product: { sku_id: sku, quantity: 1 },
  pincode: '560001',
})

/** Puts one piece into a guest's cart by the call that pages make; see `orderByCash`. */
export async function putIntoCart(page: Page, sku: string): Promise<void> {
  const reply = await page.request.post(guests.add, { data: onePiece(sku) })
  expect(reply.status(), await reply.text()).toBe(200)
}

/** Checks out one piece by the calls that the pages make. */
async function placeOrder<T>(
  page: Page,
  sku: string,
  changes: Changes & { paymentOption: 1 | 2 },
  paths = guests,
): Promise<T> {
  const call = async <A>(path: string, data: object): Promise<A> => {
    const reply = await page.request.post(path, { data })
    expect(reply.status(), `${path}: ${await reply.text()}`).toBe(200)
    return (await reply.json()) as A
  }
  await call(paths.add, onePiece(sku))
  const form = {
    email: 'ward@clinic.in',
    FullName: 'Asha Rao',
    PhoneNumber: '9876543210',
    pinCode: '560001',
    house: '12',
    street: 'MG Road',
    city: 'Bengaluru',
    ...changes,
  }
  const { checkout } = await call<{ checkout: { id: string; total: number } }>(paths.check, {
    form,
    request_key: crypto.randomUUID(),
  })
  return (
    await call<{ outcome: T }>(`/api/checkout/${checkout.id}/place`, { total: checkout.total })
  ).outcome
}

/**
 * Places a cash order for one piece by the calls that the pages make. Call it before a page is
 * opened, or once one has settled: a page that is just opening may get another guest id, and the
 * cart would belong to the other.
 */
export const orderByCash = (
  page: Page,
  sku: string,
  changes: Changes = {},
): Promise<{ track_url: string; order_number: string }> =>
  placeOrder(page, sku, { ...changes, paymentOption: 2 })

/** The same for the customer who is signed in to the page's browser. */
export const orderAsCustomer = (page: Page, sku: string): Promise<{ order_number: string }> =>
  placeOrder(page, sku, { paymentOption: 2 }, customers)

/** Orders one piece and pays it on the sandbox gateway's page, without opening any; see `orderByCash`. */
export async function orderPaidOnline(
  page: Page,
  sku: string,
  changes: Changes = {},
): Promise<void> {
  const { payment_url: url } = await placeOrder<{ payment_url: string }>(page, sku, {
    ...changes,
    paymentOption: 1,
  })
  const [path = '', query] = url.split('?')
  const back = new URLSearchParams(query).get('back') ?? ''
  const form = { method: 'upi', vpa: 'success@razorpay', action: 'pay', back }
  const paid = await page.request.post(path, { form })
  expect(paid.ok(), `${path}: ${paid.status()}`).toBe(true)
}

/** Opens a page of the shop and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForSelector('html[data-ready]', { state: 'attached' })
  await page.waitForFunction(
    () => document.querySelector('[data-hydrates]:not([data-hydrated])') === null,
  )
}

/** Visible text, with non-breaking spaces replaced by plain ones. */
export const wordsOf = async (part: Locator): Promise<string> =>
  (await part.innerText()).replaceAll('\u00a0', ' ')

export const buyBox = (page: Page) => page.locator('form#buy')

/** Adds a product to the cart from its page. */
export async function addFromPage(page: Page, slug: string): Promise<void> {
  await open(page, `/products/${slug}`)
  await buyBox(page).getByRole('button', { name: 'Add to cart' }).click()
  await page.getByText('Product added to cart').waitFor()
}

export const guest = {
  name: 'Asha Rao',
  phone: '+91 98765 43210',
  email: 'asha.rao@clinic.in',
  house: '12 Rose Clinic',
  street: 'MG Road',
}

/** Fills in the guest form; city and state come from the pincode. */
export async function fillForm(page: Page, pincode = '560 001'): Promise<void> {
  await page.getByRole('textbox', { name: 'Pincode' }).fill(pincode)
  await page.getByText('We deliver to').waitFor()
  await page.getByLabel('House, building or shop number').fill(guest.house)
  await page.getByLabel('Street and area').fill(guest.street)
  await page.getByLabel('Full name').fill(guest.name)
  await page.getByLabel('Mobile number').fill(guest.phone)
  await page.getByLabel('Email').fill(guest.email)
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^(Pay ₹|Place order)/ })

/** From the cart to the filled-in form. */
export async function toFilledCheckout(page: Page, slug: string): Promise<void> {
  await addFromPage(page, slug)
  await open(page, '/cart')
  await page.getByRole('link', { name: 'Continue to checkout' }).locator('visible=true').click()
  await page.waitForURL('**/checkout')
  await fillForm(page)
}

/** Pays on the sandbox gateway's page; `upi` decides the outcome. */
export async function payByUpi(
  page: Page,
  upi: 'success@razorpay' | 'failure@razorpay',
): Promise<void> {
  await page.waitForURL('**/sandbox/pay/**')
  await page.getByLabel('UPI id').fill(upi)
  await page.getByRole('button', { name: /^Pay/ }).click()
}

/** The order number on the confirmation page. */
export async function confirmedNumber(page: Page): Promise<string> {
  await page.waitForURL('**/order/*/confirmed**')
  await page.getByRole('heading', { name: 'Thank you, your order is placed' }).waitFor()
  const number = (await page.locator('dd').first().textContent()) ?? ''
  expect(number).toMatch(/^UP-/)
  return number
}

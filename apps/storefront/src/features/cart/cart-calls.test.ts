import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { alertStore, dismissAlert } from '@upchar/web/alerts'
import { addToCart, removeFromCart, setQuantity, setWish } from './cart-calls.ts'
import { refreshCart } from './fetch-cart.ts'
import { cartStore, quantityOf, unsetCart } from './cart-store.ts'
import { saveForLater } from './save-for-later.ts'

type Sent = {
  path: string
  sku: string | undefined
  quantity: number | undefined
  product: object | undefined
  body: object
  answer(quantities: Record<string, number>, more?: object): void
  refuse(code: string, message?: string): void
}

/** Requests that wait for their answer, in the order they were sent. */
let sent: Sent[]

/** A server cart with these quantities by SKU. */
const cartOf = (quantities: Record<string, number>) => ({
  items: Object.entries(quantities).map(([sku_id, quantity]) => ({
    sku_id,
    quantity,
    is_free: false,
  })),
})

const bodyOf = (body: unknown): { product?: { sku_id: string; quantity: number } } =>
  typeof body === 'string' ? JSON.parse(body) : {}

/**
 * A fake API that answers on demand, even calls that were aborted: their answers were on the way.
 */
function fakeFetch(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  return new Promise((resolve) => {
    const { product } = bodyOf(init?.body)
    sent.push({
      path: String(url),
      sku: product?.sku_id,
      quantity: product?.quantity,
      product,
      body: bodyOf(init?.body),
      answer: (quantities, more) =>
        resolve(Response.json({ success: true, message: '', cart: cartOf(quantities), ...more })),
      refuse: (code, message = 'No') =>
        resolve(Response.json({ success: false, code, message }, { status: 400 })),
    })
  })
}

const nth = async (n: number): Promise<Sent> => {
  await expect.poll(() => sent.length).toBeGreaterThan(n)
  const call = sent[n]
  if (call === undefined) throw new Error(`no call ${n}`)
  return call
}
const shown = (sku: string) => quantityOf(cartStore.getState(), sku)
/** The cart is the server's, and nothing is pending any more. */
function expectSettled(quantities: Record<string, number>): void {
  const { cart, pending } = cartStore.getState()
  expect(cart).toMatchObject(cartOf(quantities))
  expect(pending).toEqual({})
}
/** Flushes pending requests. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

beforeEach(async () => {
  sent = []
  unsetCart()
  alertStore.setState({ alerts: [] })
  vi.stubGlobal('document', { cookie: '', body: { dataset: {} } })
  vi.stubGlobal('location', { pathname: '/shop', origin: 'http://shop.example' })
  vi.stubGlobal('innerWidth', 1440)
  vi.stubGlobal('fetch', fakeFetch)
  // The first call of a page holds back the others: answer it first.
  const first = refreshCart()
  ;(await nth(0)).answer({ A: 1, B: 1 })
  await first
  sent = []
})
afterEach(() => {
  unsetCart()
  vi.unstubAllGlobals()
})

describe('quantities of one line', () => {
  it('CART-03 are sent one after the other, other lines concurrently', async () => {
    const changes = [setQuantity('A', 5), setQuantity('A', 2), setQuantity('B', 7)]
    await nth(1)
    await settle()
    expect(sent.map(({ sku, quantity }) => `${quantity} ${sku}`)).toEqual(['5 A', '7 B'])
    ;(await nth(0)).answer({ A: 5, B: 1 })
    ;(await nth(1)).answer({ A: 5, B: 7 })
    expect(await nth(2)).toMatchObject({ sku: 'A', quantity: 2 })
    ;(await nth(2)).answer({ A: 2, B: 7 })
    await Promise.all(changes)
    expect([shown('A'), shown('B')]).toEqual([2, 7])
  })

  it('CART-03 show the latest choice, whatever an earlier answer says', async () => {
    const changes = [setQuantity('A', 5), setQuantity('A', 2)]
    ;(await nth(0)).answer({ A: 5, B: 1 })
    await nth(1)
    expect(shown('A')).toBe(2)
    expect(cartStore.getState().cart).toMatchObject(cartOf({ A: 1, B: 1 }))
    ;(await nth(1)).answer({ A: 2, B: 1 })
    await Promise.all(changes)
    expectSettled({ A: 2, B: 1 })
  })

  it('CART-03 wait for every earlier one, also when the first has been answered', async () => {
    const changes = [setQuantity('A', 5), setQuantity('A', 2)]
    ;(await nth(0)).answer({ A: 5, B: 1 })
    await nth(1)
    changes.push(setQuantity('A', 4))
    await settle()
    expect(sent.map(({ quantity }) => quantity)).toEqual([5, 2])
    ;(await nth(1)).answer({ A: 2, B: 1 })
    ;(await nth(2)).answer({ A: 4, B: 1 })
    await Promise.all(changes)
    expectSettled({ A: 4, B: 1 })
  })

  it('CART-03 CART-04 show a quantity chosen after a removal when the removal is answered', async () => {
    const changes = [removeFromCart('A'), setQuantity('A', 3)]
    expect(shown('A')).toBe(3)
    ;(await nth(0)).answer({ B: 1 })
    await nth(1)
    expect(shown('A')).toBe(3)
    ;(await nth(1)).answer({ A: 3, B: 1 })
    await Promise.all(changes)
    expectSettled({ A: 3, B: 1 })
  })
})

it('CART-04 offers to undo a removal, which adds the line again as it was', async () => {
  const removed = removeFromCart('A')
  ;(await nth(0)).answer({ B: 1 })
  await removed
  const alert = alertStore.getState().alerts.at(-1)
  expect(alert?.message).toBe('Item removed from cart')
  if (!alert?.action || !('onPress' in alert.action)) throw new Error('nothing to press')
  // Longer than other messages, which go after 4.5 s.
  expect(alert.until - Date.now()).toBeGreaterThan(6000)
  dismissAlert(alert.id)
  alert.action.onPress()
  expect(await nth(1)).toMatchObject({ sku: 'A', quantity: 1 })
  ;(await nth(1)).answer({ A: 1, B: 1 })
  await expect.poll(() => cartStore.getState().cart).toMatchObject(cartOf({ A: 1, B: 1 }))
  expect(alertStore.getState().alerts).toEqual([])
})

it('CART-01 CART-06 drops an answer that arrives after a newer one', async () => {
  const older = refreshCart()
  const newer = refreshCart()
  ;(await nth(1)).answer({ A: 4 })
  await newer
  ;(await nth(0)).answer({ A: 3 })
  await older
  expect(cartStore.getState()).toMatchObject({ cart: cartOf({ A: 4 }), loading: false })
})

const alertShown = () => alertStore.getState().alerts.at(-1)

describe('an older answer', () => {
  it('CART-03 of another line that comes last leaves no older cart: it is fetched again', async () => {
    const changes = [setQuantity('A', 5), setQuantity('B', 7)]
    await nth(1)
    ;(await nth(1)).answer({ A: 5, B: 7 })
    await changes[1]
    // The server had changed A before B, and its answer took longer.
    ;(await nth(0)).answer({ A: 5, B: 1 })
    await changes[0]
    const again = await nth(2)
    expect([again.path, again.sku]).toEqual([expect.stringContaining('/api/cart'), undefined])
    again.answer({ A: 5, B: 7 })
    await expect.poll(() => cartStore.getState().cart).toMatchObject(cartOf({ A: 5, B: 7 }))
  })

  it('CART-01 of a fetch that a change has overtaken is not shown', async () => {
    const fetched = refreshCart()
    await nth(0)
    const changed = setQuantity('A', 5)
    ;(await nth(1)).answer({ A: 5, B: 1 })
    await changed
    ;(await nth(0)).answer({ A: 1, B: 1 })
    await nth(2)
    expect(shown('A')).toBe(5)
    ;(await nth(2)).answer({ A: 5, B: 1 })
    await fetched
    expect(cartStore.getState()).toMatchObject({ cart: cartOf({ A: 5, B: 1 }), loading: false })
  })
})

describe('a refused change', () => {
  it('CART-03 VALID-09 takes the quantity back and says why in the server’s words', async () => {
    const changed = setQuantity('A', 9)
    expect(shown('A')).toBe(9)
    ;(await nth(0)).refuse('above_maximum', 'At most 8 of these')
    await changed
    expectSettled({ A: 1, B: 1 })
    expect(alertShown()).toMatchObject({ type: 2, message: 'At most 8 of these' })
  })

  it('CART-03 leaves a newer choice of the same line alone', async () => {
    const changes = [setQuantity('A', 9), setQuantity('A', 3)]
    ;(await nth(0)).refuse('above_maximum')
    await nth(1)
    expect(shown('A')).toBe(3)
    ;(await nth(1)).answer({ A: 3, B: 1 })
    await Promise.all(changes)
    expect(shown('A')).toBe(3)
  })

  it('CART-04 brings the line back, with the words of the specification and nothing to undo', async () => {
    const removed = removeFromCart('A')
    expect(shown('A')).toBe(0)
    ;(await nth(0)).refuse('line_missing')
    await removed
    expect(shown('A')).toBe(1)
    expect(alertShown()).toMatchObject({ type: 2, message: 'Something Went wrong' })
    expect(alertShown()?.action).toBeUndefined()
  })

  it('CART-05 adds nothing where it is out of stock, in the words of the specification', async () => {
    const added = addToCart({ sku: 'C', quantity: 2, title: 'Gauze' })
    expect(shown('C')).toBe(2)
    ;(await nth(0)).refuse('out_of_stock')
    expect(await added).toBe(false)
    expect(shown('C')).toBe(0)
    expect(alertShown()).toMatchObject({ type: 2, message: 'Oops! Out of stock in your location.' })
  })
})

describe('an add', () => {
  it('CART-02 says that it is in the cart, which it links', async () => {
    const added = addToCart({ sku: 'C', quantity: 2, title: 'Gauze', engravingName: 'Dr Rao' })
    expect((await nth(0)).product).toEqual({
      sku_id: 'C',
      quantity: 2,
      engraving_name: 'Dr Rao',
    })
    ;(await nth(0)).answer({ A: 1, B: 1, C: 2 })
    expect(await added).toBe(true)
    expect(shown('C')).toBe(2)
    expect(alertShown()).toMatchObject({
      type: 1,
      message: 'Product added to cart',
      action: { label: 'View cart', href: '/cart' },
    })
  })

  it('CART-07 that was capped says so in the server’s words', async () => {
    const added = addToCart({ sku: 'A', quantity: 4, title: 'Gloves' })
    ;(await nth(0)).answer({ A: 3, B: 1 }, { code: 'quantity_capped', message: 'You have 3' })
    expect(await added).toBe(true)
    expect(alertShown()).toMatchObject({ type: 3, message: 'You have 3' })
  })

  it('CART-02 says nothing where the page says it itself', async () => {
    const added = addToCart({ sku: 'C', quantity: 1, title: 'Gauze', silent: true })
    ;(await nth(0)).answer({ A: 1, B: 1, C: 1 })
    await added
    expect(alertStore.getState().alerts).toEqual([])
  })
})

it('CART-04 CART-22 puts a removed line back with its engraving, never the gift beside it', async () => {
  const gift = { sku_id: 'A', quantity: 9, is_free: true, title: 'Gift' }
  const own = {
    sku_id: 'A',
    quantity: 2,
    is_free: false,
    title: 'Forceps',
    engraving_name: 'Dr Rao',
  }
  const loaded = refreshCart()
  ;(await nth(0)).answer({}, { cart: { items: [gift, own] } })
  await loaded
  const removed = removeFromCart('A')
  ;(await nth(1)).answer({})
  await removed
  const action = alertShown()?.action
  if (!action || !('onPress' in action)) throw new Error('nothing to press')
  action.onPress()
  expect((await nth(2)).product).toEqual({ sku_id: 'A', quantity: 2, engraving_name: 'Dr Rao' })
  ;(await nth(2)).answer({ A: 2 })
})

it('CART-22 saves an engraving and an emptied one, and says why when it is refused', async () => {
  const saved = setWish('A', { engraving_name: '' })
  expect((await nth(0)).product).toEqual({ sku_id: 'A', engraving_name: '' })
  ;(await nth(0)).answer({ A: 1, B: 1 })
  expect(await saved).toBe(true)
  const refused = setWish('A', { engraving_name: 'x' })
  ;(await nth(1)).refuse('engraving_invalid', 'Letters and digits only')
  expect(await refused).toBe(false)
  expect(alertShown()?.message).toBe('Letters and digits only')
})

describe('a visitor', () => {
  it('ID-02 without a cart gets one, and the change is sent again', async () => {
    const read = refreshCart()
    ;(await nth(0)).refuse('guest_unknown')
    const created = await nth(1)
    expect(created.path).not.toBe((await nth(0)).path)
    created.answer({})
    await read
    expect(cartStore.getState()).toMatchObject({ cart: cartOf({}), failed: false })
    const changed = setQuantity('A', 4)
    ;(await nth(2)).refuse('guest_unknown')
    ;(await nth(3)).answer({})
    expect(await nth(4)).toMatchObject({ path: (await nth(2)).path, sku: 'A', quantity: 4 })
    ;(await nth(4)).answer({ A: 4 })
    await changed
    expect(shown('A')).toBe(4)
  })

  it('AUTH-09 whose session has ended changes the guest’s cart', async () => {
    vi.stubGlobal('document', { cookie: 'upchar_signed_in=1', body: { dataset: {} } })
    const changed = setQuantity('A', 4)
    ;(await nth(0)).refuse('not_signed_in')
    const asGuest = await nth(1)
    expect(asGuest).toMatchObject({ sku: 'A', quantity: 4 })
    expect(asGuest.path).toContain('/guest/')
    expect((await nth(0)).path).not.toContain('/guest/')
    asGuest.answer({ A: 4, B: 1 })
    await changed
    expect(shown('A')).toBe(4)
  })
})

it('CART-02 CART-03 CART-04 ATTR-01 say what changes, at which pincode, on which device, and how the buyer came', async () => {
  vi.stubGlobal('document', { cookie: 'upchar_pincode=560001', body: { dataset: {} } })
  vi.stubGlobal('innerWidth', 639)
  vi.stubGlobal('localStorage', { getItem: () => `${Date.now()} /offers?utm_source=mail` })
  const set = setQuantity('A', 0)
  const added = addToCart({ sku: 'C', quantity: 2, title: 'Gauze' })
  await nth(1)
  vi.stubGlobal('innerWidth', 640)
  const removed = removeFromCart('B')
  await nth(2)
  const at = { pincode: '560001' }
  expect(sent.map(({ body }) => body)).toEqual([
    { type: 'UPDATE', product: { sku_id: 'A', quantity: 1 }, device_source: 'mobile_web', ...at },
    {
      type: 'ADD',
      product: { sku_id: 'C', quantity: 2 },
      device_source: 'mobile_web',
      landed_page_url: '/offers?utm_source=mail',
      ...at,
    },
    { type: 'DELETE', product: { sku_id: 'B' }, device_source: 'web', ...at },
  ])
  for (const call of sent) call.answer({ A: 1, C: 2 })
  await Promise.all([set, added, removed])
})

it('CART-02 shows a quantity chosen while the add is on its way, and opens the cart if staff want it', async () => {
  const opened: string[] = []
  vi.stubGlobal('document', {
    cookie: '',
    body: { dataset: { cartOpens: '' } },
    querySelector: (selector: string) => ({ click: () => opened.push(selector) }),
  })
  const added = addToCart({ sku: 'C', quantity: 2, title: 'Gauze' })
  const set = setQuantity('C', 5)
  ;(await nth(0)).answer({ A: 1, C: 2 })
  await added
  expect(shown('C')).toBe(5)
  ;(await nth(1)).answer({ A: 1, C: 5 })
  await set
  const silent = addToCart({ sku: 'D', quantity: 1, title: 'Masks', silent: true })
  ;(await nth(2)).answer({ A: 1, C: 5, D: 1 })
  await silent
  expect(opened).toEqual(['header a[href="/cart"]'])
})

it('CART-06 says that the cart can’t be loaded on the cart’s own page only', async () => {
  for (const [pathname, alerts] of [
    ['/shop', 0],
    ['/cart', 1],
  ] as const) {
    vi.stubGlobal('location', { pathname, origin: 'http://shop.example' })
    const at = sent.length
    const read = refreshCart()
    ;(await nth(at)).refuse('broken')
    await read
    expect(cartStore.getState()).toMatchObject({ failed: true, loading: false })
    expect(alertStore.getState().alerts).toHaveLength(alerts)
  }
})

it('WISH-01 saves a line for later only after the change of it that is under way', async () => {
  const changed = setQuantity('G', 3)
  const first = await nth(0)
  const saved = saveForLater('G')
  await settle()
  expect(sent).toHaveLength(1)
  first.answer({ G: 3 })
  await changed
  const second = await nth(1)
  expect(second.path).toContain('wishlist')
  second.answer({})
  await saved
  expectSettled({})
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { alertStore } from '@upchar/web/alerts'
import { refreshCart, removeFromCart, setQuantity } from './cart-calls.ts'
import { cartStore, quantityOf, unsetCart } from './cart-store.ts'

type Sent = {
  path: string
  sku: string | undefined
  quantity: number | undefined
  answer(quantities: Record<string, number>): void
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
      answer: (quantities) =>
        resolve(Response.json({ success: true, message: '', cart: cartOf(quantities) })),
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
/** Flushes pending requests. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

beforeEach(async () => {
  sent = []
  unsetCart()
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
    expect(cartStore.getState()).toMatchObject({ cart: cartOf({ A: 2, B: 1 }), pending: {} })
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
    expect(cartStore.getState()).toMatchObject({ cart: cartOf({ A: 4, B: 1 }), pending: {} })
  })

  it('CART-03 CART-04 show a quantity chosen after a removal when the removal is answered', async () => {
    const changes = [removeFromCart('A'), setQuantity('A', 3)]
    expect(shown('A')).toBe(3)
    ;(await nth(0)).answer({ B: 1 })
    await nth(1)
    expect(shown('A')).toBe(3)
    ;(await nth(1)).answer({ A: 3, B: 1 })
    await Promise.all(changes)
    expect(cartStore.getState()).toMatchObject({ cart: cartOf({ A: 3, B: 1 }), pending: {} })
  })
})

it('CART-04 offers to undo a removal, which adds the line again as it was', async () => {
  const removed = removeFromCart('A')
  ;(await nth(0)).answer({ B: 1 })
  await removed
  const alert = alertStore.getState().alerts.at(-1)
  expect(alert?.message).toBe('Item removed from cart')
  if (!alert?.action || !('onPress' in alert.action)) throw new Error('nothing to press')
  alert.action.onPress()
  expect(await nth(1)).toMatchObject({ sku: 'A', quantity: 1 })
  ;(await nth(1)).answer({ A: 1, B: 1 })
  await expect.poll(() => cartStore.getState().cart).toMatchObject(cartOf({ A: 1, B: 1 }))
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

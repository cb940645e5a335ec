import { describe, expect, it } from 'vitest'
import type { ApiCall, ApiError } from '@upchar/web/api'
import type { Attempt } from './checkout-attempt.ts'
import { EMPTY_FORM } from './guest-form.ts'
import { confirmedHref, placeOrder } from './place-order.ts'
import type { Order } from './place-order.ts'

const order: Order = {
  form: { ...EMPTY_FORM, pinCode: '110 001' },
  lines: [{ sku_id: 'A', quantity: 1 }],
  total: 499,
  wallet: 0,
  voucher: null,
  signedIn: false,
  billing: null,
  came: { device: 'mobile_web', landedPage: '/offers?utm_source=mail' },
}
const error = (code: string, more: Partial<ApiError> = {}): ApiError => ({
  status: 409,
  code,
  message: `about ${code}`,
  fields: [],
  detail: {},
  ...more,
})

/** A fake API that answers in order and records its calls. */
function scripted(...answers: unknown[]) {
  const asked: { name: string; body: Record<string, unknown> }[] = []
  const queries: unknown[] = []
  type Input = { body: Record<string, unknown>; query?: unknown }
  const api = (async (name: string, input: Input) => {
    asked.push({ name, body: input.body })
    queries.push(input.query)
    return answers.shift()
  }) as unknown as ApiCall
  return { api, asked, queries }
}
function keeping(attempt: Attempt | null = null) {
  let last = 0
  const saved: (Attempt | null)[] = []
  return {
    saved,
    attempt,
    newKey: () => `key-${(last += 1)}`,
    keep: (one: Attempt | null) => void saved.push(one),
  }
}
const made = (total: number) => ({ ok: true, data: { checkout: { id: 'c1', total } } })
const outcome = (state: object) => ({ ok: true, data: { outcome: state } })
const refusal = (code: string, more?: Partial<ApiError>) => ({
  ok: false,
  kind: 'refused',
  error: error(code, more),
})

const first = (answer: unknown) => placeOrder(scripted(answer).api, order, keeping())

describe('pressing the pay button', () => {
  it('ATTR-01 says how the buyer came and buys', async () => {
    const { api, asked, queries } = scripted(made(499), outcome({ state: 'waiting' }))
    await placeOrder(api, order, keeping())
    expect(queries[0]).toMatchObject({
      device_source: 'mobile_web',
      ordered_platform: 'mobile_web',
    })
    expect(asked[0]).toMatchObject({
      name: 'createGuestCheckout',
      body: { landed_page_url: '/offers?utm_source=mail' },
    })
  })

  it('CHECKOUT-06 leads to the payment page with the total of the button', async () => {
    const { api, asked } = scripted(made(499), outcome({ state: 'pay', payment_url: '/pay' }))
    expect(await placeOrder(api, order, keeping())).toEqual({
      kind: 'pay',
      checkoutId: 'c1',
      url: '/pay',
    })
    expect(asked[0]?.body).toMatchObject({ request_key: 'key-1', form: { pinCode: '110001' } })
    expect(asked[1]?.body).toEqual({ total: 499 })
  })
  it.each([
    ['waits for the bank', { state: 'waiting' }],
    ['leads to the payment page', { state: 'pay', payment_url: '/pay' }],
  ])(
    'CHECKOUT-06 keeps the attempt while it %s, so that another press buys nothing twice',
    async (_what, state) => {
      const keep = keeping()
      await placeOrder(scripted(made(499), outcome(state)).api, order, keep)
      const again = scripted(outcome({ state: 'waiting' }))
      await placeOrder(again.api, order, keeping(keep.saved.at(-1) ?? null))
      expect(again.asked).toEqual([{ name: 'placeOrder', body: { total: 499 } }])
    },
  )
  it('CHECKOUT-05 places the order at once for cash', async () => {
    const { api } = scripted(
      made(499),
      outcome({ state: 'placed', track_url: '/order/o1/track?key=k' }),
    )
    const keep = keeping()
    expect(await placeOrder(api, order, keep)).toEqual({
      kind: 'placed',
      trackUrl: '/order/o1/track?key=k',
    })
    expect(keep.saved.at(-1)).toBeNull()
  })
  it('CHECKOUT-04 charges nothing if the total has changed, but shows old and new', async () => {
    const one = scripted(made(520))
    expect(await placeOrder(one.api, order, keeping())).toEqual({
      kind: 'total',
      before: 499,
      now: 520,
      why: 'The total has changed. Check the new total and confirm it.',
    })
    expect(one.asked).toHaveLength(1)
    const second = scripted(
      made(499),
      refusal('total_changed', { detail: { old: 499, new: 510.5 } }),
    )
    expect(await placeOrder(second.api, order, keeping())).toEqual({
      kind: 'total',
      before: 499,
      now: 510.5,
      why: 'about total_changed',
    })
  })
  it('CHECKOUT-03 CHECKOUT-04 places the same checkout at the new total once that is confirmed', async () => {
    const vouched = { ...order, voucher: 'WARD5' }
    const keep = keeping()
    await placeOrder(
      scripted(
        made(499),
        refusal('total_changed', {
          message: 'WARD5 has been used up.',
          detail: { old: 499, new: 525 },
        }),
      ).api,
      vouched,
      keep,
    )
    const confirmed = scripted(outcome({ state: 'placed', track_url: '/t' }))
    expect(
      await placeOrder(
        confirmed.api,
        { ...vouched, total: 525 },
        keeping(keep.saved.at(-1) ?? null),
      ),
    ).toMatchObject({ kind: 'placed' })
    expect(confirmed.asked).toEqual([{ name: 'placeOrder', body: { total: 525 } }])
    const moved = keeping()
    await placeOrder(scripted(made(520)).api, order, moved)
    const agreed = scripted(outcome({ state: 'placed', track_url: '/t' }))
    await placeOrder(agreed.api, { ...order, total: 520 }, keeping(moved.saved.at(-1) ?? null))
    expect(agreed.asked).toEqual([{ name: 'placeOrder', body: { total: 520 } }])
  })
  it('CHECKOUT-04 repeats with the attempt’s key, or continues its checkout', async () => {
    const keep = keeping()
    await placeOrder(
      scripted(made(499), outcome({ state: 'pay', payment_url: '/pay' })).api,
      order,
      keep,
    )
    const unanswered = scripted(made(499), outcome({ state: 'pay', payment_url: '/pay' }))
    await placeOrder(unanswered.api, order, keeping(keep.saved[0] ?? null))
    expect(unanswered.asked[0]?.body['request_key']).toBe('key-1')
    const again = scripted(outcome({ state: 'pay', payment_url: '/pay' }))
    expect(await placeOrder(again.api, order, keeping(keep.saved.at(-1) ?? null))).toMatchObject({
      kind: 'pay',
      checkoutId: 'c1',
    })
    expect(again.asked.map(({ name }) => name)).toEqual(['placeOrder'])
    const gone = scripted(
      refusal('checkout_not_found', { status: 404 }),
      made(499),
      outcome({ state: 'pay', payment_url: '/pay' }),
    )
    expect(await placeOrder(gone.api, order, keeping(keep.saved.at(-1) ?? null))).toMatchObject({
      kind: 'pay',
    })
    expect(gone.asked.map(({ name }) => name)).toEqual([
      'placeOrder',
      'createGuestCheckout',
      'placeOrder',
    ])
  })
  it('CHECKOUT-04 creates a new checkout once if the quote has expired', async () => {
    const { api, asked } = scripted(
      made(499),
      refusal('checkout_expired'),
      made(499),
      outcome({ state: 'pay', payment_url: '/pay' }),
    )
    expect(await placeOrder(api, order, keeping())).toMatchObject({ kind: 'pay' })
    expect(asked.map(({ body }) => body['request_key'])).toEqual([
      'key-1',
      undefined,
      'key-2',
      undefined,
    ])
  })
  it('CHECKOUT-06 polls the outcome after a lost answer, instead of saying that nothing was charged', async () => {
    const { api } = scripted(made(499), {
      ok: false,
      kind: 'failed',
      error: error('unreachable', { status: 0 }),
    })
    expect(await placeOrder(api, order, keeping())).toEqual({ kind: 'finish', checkoutId: 'c1' })
    const broken = scripted(made(499), {
      ok: false,
      kind: 'failed',
      error: error('internal', { status: 500 }),
    })
    expect(await placeOrder(broken.api, order, keeping())).toEqual({
      kind: 'finish',
      checkoutId: 'c1',
    })
    const busy = scripted(made(499), {
      ok: false,
      kind: 'failed',
      error: error('gateway_unavailable', { status: 503 }),
    })
    expect(await placeOrder(busy.api, order, keeping())).toEqual({
      kind: 'failed',
      message: 'about gateway_unavailable',
    })
  })
  it('CHECKOUT-02 sets the billing address before the order is placed, and checks the total again', async () => {
    const mine = { ...order, signedIn: true, billing: { id: 'a2', thirdParty: false } }
    const open = { ok: true, data: { checkout: { id: 'c1', total: 499, state: 'open' } } }
    const { api, asked } = scripted(open, made(499), outcome({ state: 'pay', payment_url: '/pay' }))
    expect(await placeOrder(api, mine, keeping())).toMatchObject({ kind: 'pay' })
    expect(asked.map(({ name }) => name)).toEqual(['createCheckout', 'changeAddress', 'placeOrder'])
    expect(asked[1]?.body).toEqual({ billing_address_id: 'a2', third_party: false })
    expect(await placeOrder(scripted(open, made(510)).api, mine, keeping())).toMatchObject({
      kind: 'total',
      before: 499,
      now: 510,
    })
    const repeated = scripted(
      { ok: true, data: { checkout: { id: 'c1', total: 499, state: 'awaiting_payment' } } },
      outcome({ state: 'pay', payment_url: '/pay' }),
    )
    expect(await placeOrder(repeated.api, mine, keeping())).toMatchObject({ kind: 'pay' })
    const late = scripted(
      open,
      refusal('checkout_expired'),
      open,
      made(499),
      outcome({ state: 'pay', payment_url: '/pay' }),
    )
    expect(await placeOrder(late.api, mine, keeping())).toMatchObject({ kind: 'pay' })
  })
  it('CHECKOUT-11 shows a failed address change in the server’s words, and places nothing', async () => {
    const { api, asked } = scripted(
      { ok: true, data: { checkout: { id: 'c1', total: 499, state: 'open' } } },
      refusal('address_not_found', { status: 404, message: 'Something went wrong' }),
    )
    expect(
      await placeOrder(
        api,
        { ...order, signedIn: true, billing: { id: 'gone', thirdParty: false } },
        keeping(),
      ),
    ).toEqual({ kind: 'failed', message: 'Something went wrong' })
    expect(asked).toHaveLength(2)
  })
  it('CHECKOUT-02 does not place a checkout that still has another billing address', async () => {
    const keep = keeping()
    const mine = { ...order, signedIn: true, billing: { id: 'a2', thirdParty: false } }
    await placeOrder(
      scripted(
        { ok: true, data: { checkout: { id: 'c1', total: 499, state: 'open' } } },
        { ok: false, kind: 'failed', error: error('unreachable', { status: 0 }) },
      ).api,
      mine,
      keep,
    )
    expect(keep.saved.at(-1)?.checkoutId).toBeNull()
  })
  it.each([
    [
      'ordered_already',
      { order_number: 'UP-7' },
      { href: '/order/UP-7/track', label: 'View order UP-7' },
    ],
    [
      'payment_under_way',
      { checkout_id: 'c0' },
      { href: '/checkout/return?checkout=c0', label: 'View payment' },
    ],
    ['cart_closed', {}, { href: '/cart', label: 'Back to the cart' }],
  ])('CHECKOUT-04 leads on from %s in the server’s words', async (code, detail, go) => {
    const keep = keeping()
    expect(
      await placeOrder(scripted(made(499), refusal(code, { detail })).api, order, keep),
    ).toEqual({ kind: 'stopped', message: `about ${code}`, go })
    // Ordering the same again is another order.
    expect(keep.saved.at(-1) === null).toBe(code === 'ordered_already')
  })
  it('sorts refusals by what the buyer can do', async () => {
    expect(
      await first(refusal('form_invalid', { fields: [{ field: 'email', message: 'm' }] })),
    ).toEqual({ kind: 'fields', fields: [{ field: 'email', message: 'm' }] })
    expect(await first(refusal('out_of_stock'))).toMatchObject({ kind: 'cart' })
    expect(await first(refusal('voucher_does_not_fit'))).toEqual({
      kind: 'cart',
      message: 'about voucher_does_not_fit',
    })
    expect(await first(refusal('cod_not_allowed'))).toEqual({
      kind: 'cod',
      message: 'about cod_not_allowed',
    })
    expect(await first({ ok: false, kind: 'failed', error: error('unreachable') })).toMatchObject({
      kind: 'failed',
    })
  })
  it('derives the confirmation’s address from the order’s link', () => {
    expect(confirmedHref('/order/o1/track?key=k')).toBe('/order/o1/confirmed?key=k')
  })
})

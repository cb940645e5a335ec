import { describe, expect, it } from 'vitest'
import type { ApiCall } from '@upchar/web/api'
import { applyVoucher, askOffers, removeVoucher } from './voucher-calls.ts'
import type { VoucherPlace } from './voucher-calls.ts'

/** A fake API that answers in order and records its calls. */
function scripted(...answers: unknown[]) {
  const asked: object[] = []
  const api = (async (name: string, input: object) => {
    asked.push({ name, ...input })
    return answers.shift()
  }) as unknown as ApiCall
  return { api, asked }
}
const cart = { total: 100 }
const checkout = { id: 'c1', total: 100 }
const ok = (data: object) => ({ ok: true, data: { message: 'WARD5 applied', ...data } })
const refused = (code: string) => ({ ok: false, kind: 'refused', error: { code, message: code } })
const guest: VoucherPlace = {
  guestId: 'g1',
  pincode: '560001',
  device: 'mobile_web',
  checkoutId: null,
}
const customer: VoucherPlace = { ...guest, guestId: '' }

describe('a voucher on the cart', () => {
  it('VALID-11 sends device and guest id for a guest, and the normalized code', async () => {
    const { api, asked } = scripted(ok({ cart }))
    expect(await applyVoucher(api, guest, ' ward-5 ')).toEqual({
      ok: true,
      data: { cart, checkout: null, message: 'WARD5 applied' },
    })
    expect(asked).toEqual([
      {
        name: 'applyCartVoucher',
        params: { code: 'WARD5' },
        body: { device_source: 'mobile_web', guest_user_id: 'g1', pincode: '560001' },
      },
    ])
    const mine = scripted(ok({ cart }))
    await applyVoucher(mine.api, customer, 'WARD5')
    expect(mine.asked).toEqual([
      {
        name: 'applyCartVoucher',
        params: { code: 'WARD5' },
        body: { device_source: 'mobile_web', pincode: '560001' },
      },
    ])
  })
  it.each(['', '   ', ' - '])('VALID-12 sends nothing without a code (%j)', async (typed) => {
    const { api, asked } = scripted()
    expect(await applyVoucher(api, { ...guest, checkoutId: 'c1' }, typed)).toBeNull()
    expect(asked).toEqual([])
  })
  it('CART-09 is applied by the guest’s or the customer’s endpoint, and removed again', async () => {
    const { api, asked } = scripted(ok({ offers: [] }), ok({ offers: [] }), ok({ cart }))
    await askOffers(api, guest)
    await askOffers(api, customer)
    await removeVoucher(api, guest)
    expect(asked).toEqual([
      { name: 'listGuestVouchers', body: { pincode: '560001', guest_user_id: 'g1' } },
      { name: 'listVouchers', query: { source: 'cart', pincode: '560001' } },
      { name: 'removeCartVoucher', body: { pincode: '560001', guest_user_id: 'g1' } },
    ])
    expect(await askOffers(scripted(refused('guest_unknown')).api, guest)).toEqual([])
  })
})

describe('a voucher while a checkout is open', () => {
  it('VALID-11 VALID-12 CHECKOUT-03 is applied to the guest’s checkout too, with its id and code', async () => {
    const { api, asked } = scripted(ok({ cart }), ok({ checkout }), ok({ cart }), ok({ checkout }))
    expect(await applyVoucher(api, { ...guest, checkoutId: 'c1' }, 'ward5')).toMatchObject({
      ok: true,
      data: { cart, checkout },
    })
    await removeVoucher(api, { ...guest, checkoutId: 'c1' })
    expect(asked[1]).toEqual({
      name: 'applyGuestCheckoutVoucher',
      params: { code: 'WARD5' },
      body: { checkout_id: 'c1', device_source: 'mobile_web', guest_user_id: 'g1' },
    })
    expect(asked[3]).toEqual({
      name: 'removeGuestCheckoutVoucher',
      body: { checkout_id: 'c1', guest_user_id: 'g1' },
    })
  })
  it('CHECKOUT-03 is applied to the customer’s checkout by the customer’s own endpoints', async () => {
    const { api, asked } = scripted(ok({ cart }), ok({ checkout }), ok({ cart }), ok({ checkout }))
    await applyVoucher(api, { ...customer, checkoutId: 'c1' }, 'WARD5')
    await removeVoucher(api, { ...customer, checkoutId: 'c1' })
    expect(asked[1]).toEqual({ name: 'applyCheckoutVoucher', params: { id: 'c1', code: 'WARD5' } })
    expect(asked[3]).toEqual({ name: 'removeCheckoutVoucher', params: { id: 'c1' } })
  })
  it('CHECKOUT-03 leaves the checkout alone when the cart refuses it, and the cart as it is when the checkout is closed', async () => {
    const first = scripted(refused('voucher_minimum'))
    expect(await applyVoucher(first.api, { ...guest, checkoutId: 'c1' }, 'WARD5')).toMatchObject({
      ok: false,
      error: { code: 'voucher_minimum' },
    })
    expect(first.asked).toHaveLength(1)
    const late = scripted(ok({ cart }), refused('checkout_closed'))
    expect(await applyVoucher(late.api, { ...guest, checkoutId: 'c1' }, 'WARD5')).toEqual({
      ok: true,
      data: { cart, checkout: null, message: 'WARD5 applied' },
    })
  })
})

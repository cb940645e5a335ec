import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showAt } from '@upchar/testkit/browser/address'
import { fakeApi, refuse } from '@upchar/testkit/browser/fake-api'
import { cartOf, line } from '../../../testing/goods.ts'
import { refreshCart } from '../fetch-cart.ts'
import { CartScreen } from '../cart-screen.tsx'
import { setCart, unsetCart } from '../cart-store.ts'
import type { Cart } from '../cart-store.ts'
import type { Offer } from './voucher-calls.ts'
import { applyWaitingCode } from './waiting-code.ts'

const shell = { pincode: '682001', flags: null, contact: null, signIn: null }
const gloves = (quantity: number) =>
  cartOf([line('G-1', 'Nitrile gloves', { quantity, line_total: 500 * quantity })])
const offer = (code: string): Offer => ({
  code,
  title: '5% off',
  terms: [],
  kind: 'percent',
  percent: 5,
  amount: null,
  max_discount: null,
  minimum_value: 0,
  ends_at: '2026-12-31T18:30:00.000Z',
  for_app: false,
  applicable: true,
  discount: 50,
  message: null,
  reason: null,
})
/** An answer that the test gives when it wants to. */
const later = <T,>() => Promise.withResolvers<T>()
type Changed = { cart: Cart; message: string }

/** Shows a cart whose page has made its first call, which holds back the others. */
async function showCart() {
  await refreshCart()
  showAt('/cart', <CartScreen first={{ cart: null, offers: [] }} message={undefined} />, shell)
  await expect.element(page.getByRole('region', { name: 'Voucher' })).toBeVisible()
}
const typeCode = async (code: string) => {
  await page.getByRole('button', { name: 'Have a voucher code?' }).click()
  await page.getByRole('textbox', { name: 'Voucher code' }).fill(code)
}
/** Lets calls go out that nothing holds back. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50))

beforeEach(unsetCart)

describe('the voucher of the cart', () => {
  it('CART-03 CART-09 is applied once the chosen quantity has arrived, which may make it fit', async () => {
    const quantity = later<Changed>()
    const api = fakeApi({
      readCart: () => ({ cart: gloves(2), message: '' }),
      updateGuestCart: () => quantity.promise,
      applyCartVoucher: () => ({ cart: gloves(3), message: 'Voucher applied' }),
      listVouchers: () => ({ offers: [] }),
    })
    await showCart()
    await page.getByRole('button', { name: 'One more: Nitrile gloves' }).click()
    await typeCode('SAVE5')
    await userEvent.keyboard('{Enter}')
    await settle()
    expect(api.calls('updateGuestCart')).toHaveLength(1)
    expect(api.calls('applyCartVoucher')).toEqual([])
    quantity.resolve({ cart: gloves(3), message: '' })
    await expect.poll(() => api.calls('applyCartVoucher')).toHaveLength(1)
  })

  it('CART-09 is all that Enter sends, also inside the form of a checkout', async () => {
    const api = fakeApi({
      readCart: () => ({ cart: gloves(2), message: '' }),
      applyCartVoucher: () => refuse('voucher_unknown', 'We don’t know this voucher.'),
    })
    await showCart()
    await typeCode('SAVE5')
    let sends = true
    const note = (event: KeyboardEvent) => {
      if (event.key === 'Enter') sends = !event.defaultPrevented
    }
    addEventListener('keydown', note)
    await userEvent.keyboard('{Enter}')
    removeEventListener('keydown', note)
    expect(sends).toBe(false)
    await expect.poll(() => api.calls('applyCartVoucher')).toHaveLength(1)
  })

  it('CART-09 is sent once, however often the buyer presses Enter', async () => {
    const applied = later<Changed>()
    const api = fakeApi({
      readCart: () => ({ cart: gloves(2), message: '' }),
      applyCartVoucher: () => applied.promise,
    })
    await showCart()
    await typeCode('SAVE5')
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.poll(() => api.calls('applyCartVoucher')).toHaveLength(1)
    await settle()
    expect(api.calls('applyCartVoucher')).toHaveLength(1)
    applied.resolve({ cart: gloves(2), message: 'Voucher applied' })
    await expect
      .element(page.getByRole('textbox', { name: 'Voucher code' }))
      .not.toBeInTheDocument()
  })

  it('CART-09 shows the offers of the latest cart, though those of an earlier one come after them', async () => {
    const answers = [later<{ offers: Offer[] }>(), later<{ offers: Offer[] }>()] as const
    let asked = 0
    const api = fakeApi({
      readCart: () => ({ cart: gloves(2), message: '' }),
      listVouchers: () => answers[asked++ === 0 ? 0 : 1].promise,
    })
    await showCart()
    setCart(gloves(3))
    await expect.poll(() => api.calls('listVouchers')).toHaveLength(1)
    setCart(gloves(4))
    await expect.poll(() => api.calls('listVouchers')).toHaveLength(2)
    answers[1].resolve({ offers: [offer('NEWER')] })
    const use = page.getByRole('button', { name: 'Use NEWER' })
    await expect.element(use).toBeVisible()
    answers[0].resolve({ offers: [offer('OLDER')] })
    await settle()
    await expect.element(use).toBeVisible()
    expect(api.calls('listVouchers')).toHaveLength(2)
  })

  it('CART-09 asks for the offers again for another pincode and for a buyer who signs in', async () => {
    const api = fakeApi({
      readCart: () => ({ cart: gloves(2), message: '' }),
      listVouchers: ({ query }) => ({ offers: [offer(`AT${query.pincode}`)] }),
      listGuestVouchers: () => ({ offers: [offer('GUEST')] }),
    })
    await showCart()
    setCart({ ...gloves(2), pincode: '560001' })
    await expect.element(page.getByRole('button', { name: 'Use AT560001' })).toBeVisible()
    setCart({ ...gloves(2), pincode: '560001', guest_user_id: 'g1' })
    await expect.element(page.getByRole('button', { name: 'Use GUEST' })).toBeVisible()
    setCart({ ...gloves(2), pincode: '560001', guest_user_id: 'g1', city: 'Bengaluru' })
    await settle()
    expect([api.calls('listVouchers').length, api.calls('listGuestVouchers').length]).toEqual([
      1, 1,
    ])
  })

  it('CART-09 that is refused says why with the focus in the field, and can be tried again', async () => {
    let refused = true
    const api = fakeApi({
      readCart: () => ({ cart: gloves(2), message: '' }),
      applyCartVoucher: () =>
        refused ? refuse('voucher_unknown', 'No such code') : { cart: gloves(2), message: 'Done' },
    })
    await showCart()
    await typeCode('SAVE5')
    await page.getByRole('button', { name: 'Apply' }).click()
    const field = page.getByRole('textbox', { name: 'Voucher code' })
    await expect.element(field).toHaveAccessibleDescription('Error: No such code')
    await expect.element(field).toHaveFocus()
    refused = false
    await userEvent.keyboard('{Enter}')
    await expect.element(field).not.toBeInTheDocument()
    expect(api.calls('applyCartVoucher')).toHaveLength(2)
    expect(page.getByText('No such code').elements()).toEqual([])
  })

  it('CART-09 for customers offers the sign-in, and is applied once afterwards', async () => {
    sessionStorage.clear()
    const api = fakeApi({
      readCart: () => ({ cart: gloves(2), message: '' }),
      applyCartVoucher: () => refuse('voucher_needs_account', 'Sign in to use SAVE5'),
    })
    await showCart()
    await typeCode('SAVE5')
    await userEvent.keyboard('{Enter}')
    const signIn = page.getByRole('link', { name: 'Sign in' })
    await expect.element(signIn).toHaveAttribute('href', '/account/login?returnUrl=%2Fcart')
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await signIn.click()
    await applyWaitingCode()
    await applyWaitingCode()
    expect(api.calls('applyCartVoucher').map(({ params }) => params.code)).toEqual([
      'SAVE5',
      'SAVE5',
    ])
  })

  it('VALID-12 CART-09 needs a code, has the focus in its field, and forgets a problem as one types', async () => {
    const api = fakeApi({ readCart: () => ({ cart: gloves(2), message: '' }) })
    await showCart()
    await page.getByRole('button', { name: 'Have a voucher code?' }).click()
    const field = page.getByRole('textbox', { name: 'Voucher code' })
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveAccessibleDescription('Error: Enter a voucher code')
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await userEvent.keyboard('save-5')
    await expect.element(field).toHaveValue('SAVE5')
    await expect.element(field).not.toHaveAttribute('aria-invalid')
    expect(page.getByText('Enter a voucher code').elements()).toEqual([])
    expect(api.calls('applyCartVoucher')).toEqual([])
  })

  it('CART-09 that no longer fits says why, keeps the checkout closed and is removed', async () => {
    const removed = later<Changed>()
    const detail = { code: 'SAVE5', title: '5% off', discount: 0, message: 'Add ₹500 more.' }
    const api = fakeApi({
      readCart: () => ({
        cart: { ...gloves(2), voucher: 'SAVE5', voucher_detail: detail },
        message: '',
      }),
      removeCartVoucher: () => removed.promise,
    })
    await showCart()
    const box = page.getByRole('region', { name: 'Voucher' })
    await expect.element(box.getByText('Add ₹500 more.')).toBeVisible()
    await expect
      .element(box.getByRole('button', { name: 'Have another voucher code?' }))
      .toBeVisible()
    const stopped = page.getByText('Meet the terms of SAVE5 or remove it to continue.')
    await expect.element(stopped.first()).toBeInTheDocument()
    expect(page.getByRole('link', { name: 'Continue to checkout' }).elements()).toEqual([])
    const remove = box.getByRole('button', { name: 'Remove voucher SAVE5' })
    await remove.click()
    await expect
      .element(box.getByRole('button', { name: 'Removing… voucher SAVE5' }))
      .toHaveAttribute('aria-busy', 'true')
    removed.resolve({ cart: gloves(2), message: 'Voucher removed' })
    await expect.element(box.getByText('Add ₹500 more.')).not.toBeInTheDocument()
    await expect
      .element(page.getByRole('link', { name: 'Continue to checkout' }).first())
      .toBeInTheDocument()
    expect(api.calls('removeCartVoucher')).toHaveLength(1)
  })

  it('CART-25 says that the shop put it on, and stops nobody once it no longer applies', async () => {
    const put = {
      code: 'SAVE5',
      title: '5% off',
      discount: 50,
      message: null,
      automatic: true,
      note: 'We put this voucher on for you. You can remove it.',
    }
    const over = { ...put, discount: 0, message: 'SAVE5 ended on 23 Nov 2026.' }
    const cart = (voucher_detail: Cart['voucher_detail']) => ({
      ...gloves(2),
      voucher: 'SAVE5',
      voucher_detail,
    })
    fakeApi({ readCart: () => ({ cart: cart(put), message: '' }) })
    await showCart()
    const box = page.getByRole('region', { name: 'Voucher' })
    await expect
      .element(box.getByText('We put this voucher on for you. You can remove it.'))
      .toBeVisible()
    await expect.element(box.getByRole('button', { name: 'Remove voucher SAVE5' })).toBeVisible()
    setCart(cart(over))
    await expect.element(box.getByText('SAVE5 ended on 23 Nov 2026.')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Continue to checkout' }).first())
      .toBeInTheDocument()
  })

  it('CART-09 offers one at first and the others on request, each with its use or what is missing', async () => {
    sessionStorage.clear()
    const api = fakeApi({
      readCart: () => ({ cart: gloves(2), message: '' }),
      listVouchers: () => ({
        offers: [
          { ...offer('SAVE5'), discount: 50.5 },
          {
            ...offer('MORE7'),
            applicable: false,
            message: 'Add ₹900 more.',
            reason: 'voucher_minimum',
          },
          {
            ...offer('OWN9'),
            applicable: false,
            message: 'For customers',
            reason: 'voucher_needs_account',
          },
        ],
      }),
      applyCartVoucher: () => ({ cart: gloves(3), message: 'Applied' }),
    })
    await showCart()
    setCart(gloves(3))
    const box = page.getByRole('region', { name: 'Voucher' })
    const rows = box.getByRole('list', { name: 'Offers' }).getByRole('listitem')
    await expect.element(rows).toHaveLength(1)
    await expect.element(rows.getByText('You save ₹50.50')).toBeVisible()
    await box.getByRole('button', { name: '2 more offers' }).click()
    await expect.element(rows).toHaveLength(3)
    await expect.element(rows.getByText('Add ₹900 more.')).toBeVisible()
    expect(rows.getByRole('button').elements()).toHaveLength(1)
    expect(rows.getByRole('link').elements()).toHaveLength(1)
    const signIn = rows.getByRole('link', { name: 'Sign in to use OWN9' })
    await expect.element(signIn).toHaveAttribute('href', '/account/login?returnUrl=%2Fcart')
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await signIn.click()
    expect(sessionStorage.getItem('upchar.voucher-waiting')).toBe('OWN9')
    await expect
      .element(box.getByRole('button', { name: 'Fewer offers' }))
      .toHaveAttribute('aria-expanded', 'true')
    await rows.getByRole('button', { name: 'Use SAVE5' }).click()
    // Once one was applied, the list is short again.
    await expect.element(rows).toHaveLength(1)
    expect(api.calls('applyCartVoucher').map(({ params }) => params.code)).toEqual(['SAVE5'])
  })

  it('ID-02 fetches the cart again when the server doesn’t know the guest any more', async () => {
    const api = fakeApi({
      readCart: () => ({ cart: gloves(2), message: '' }),
      applyCartVoucher: () => refuse('guest_unknown', 'This cart has gone'),
    })
    await showCart()
    const before = api.calls('readCart').length
    await typeCode('SAVE5')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => api.calls('readCart').length).toBe(before + 1)
    await expect.element(page.getByText(/This cart has gone/)).toBeVisible()
  })

  it('CART-09 that applies is not offered again; others are on request', async () => {
    fakeApi({
      readCart: () => ({
        cart: {
          ...gloves(2),
          voucher: 'SAVE5',
          voucher_detail: { code: 'SAVE5', title: '5% off', discount: 50, message: null },
        },
        message: '',
      }),
      listVouchers: () => ({ offers: [offer('SAVE5'), offer('SAVE7')] }),
    })
    await showCart()
    setCart({
      ...gloves(3),
      voucher: 'SAVE5',
      voucher_detail: { code: 'SAVE5', title: '5% off', discount: 50, message: null },
    })
    const more = page.getByRole('button', { name: '1 offer', exact: true })
    await expect.element(more).toHaveAttribute('aria-expanded', 'false')
    expect(page.getByRole('button', { name: /^Use/ }).elements()).toEqual([])
    await more.click()
    await expect.element(page.getByRole('button', { name: 'Use SAVE7' })).toBeVisible()
    expect(page.getByRole('button', { name: 'Use SAVE5' }).elements()).toEqual([])
  })
})

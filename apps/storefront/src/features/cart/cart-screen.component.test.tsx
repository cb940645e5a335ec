import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showAt } from '@upchar/testkit/browser/address'
import { broken, fakeApi } from '@upchar/testkit/browser/fake-api'
import { cartOf, line } from '../../testing/goods.ts'
import { CartScreen } from './cart-screen.tsx'
import { setCart, setPending, unsetCart } from './cart-store.ts'
import type { Cart } from './cart-store.ts'

const shell = { pincode: '682001', flags: null, contact: null, signIn: null }
const shown = (cart: Cart | null, message?: string) =>
  showAt('/cart', <CartScreen first={{ cart, offers: [] }} message={message} />, shell)
const lines = page.getByRole('list', { name: 'Products in your cart' }).getByRole('listitem')
/** The announced messages; the voucher's empty live region is always there. */
const alerts = () =>
  page
    .getByRole('alert')
    .elements()
    .map((alert) => alert.textContent)
    .filter(Boolean)
const checkout = page.getByRole('link', { name: 'Continue to checkout' })

beforeEach(unsetCart)

describe('cart', () => {
  it('offers links when empty, without amounts or checkout', async () => {
    fakeApi({})
    shown(cartOf([]))
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Your cart is empty' }))
      .toBeVisible()
    for (const name of ['Go to the shop', 'All categories', 'Offers'])
      await expect.element(page.getByRole('link', { name })).toBeVisible()
    expect(checkout.elements()).toEqual([])
    expect(page.getByText('Order summary').elements()).toEqual([])
  })

  it('shows one product with its amounts and the checkout link', async () => {
    fakeApi({})
    shown(cartOf([line('G-1', 'Nitrile gloves')]))
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Cart (1 product)')
    await expect.element(lines).toHaveLength(1)
    await expect.element(lines.getByText('₹1,000.00')).toBeVisible()
    await expect.element(checkout).toHaveAttribute('href', '/checkout')
    await expect
      .element(page.getByRole('textbox', { name: 'Quantity: Nitrile gloves' }))
      .toHaveValue('2')
    expect(alerts()).toEqual([])
  })

  it('groups lines by parcel, with seller and chosen option', async () => {
    fakeApi({})
    shown(
      cartOf([
        line('G-1', 'Nitrile gloves', { option_name: 'Size', option_label: 'M' }),
        line('M-1', 'Masks', { seller: { name: 'Pune Medico', state: 'Maharashtra' } }),
      ]),
    )
    const first = page.getByRole('region', { name: 'Parcel 1 of 2' })
    await expect.element(first.getByText('Sold by Cochin Surgicals, Kerala')).toBeVisible()
    await expect.element(first.getByText('Size: M')).toBeVisible()
    const second = page.getByRole('region', { name: 'Parcel 2 of 2' })
    await expect.element(second.getByText('Sold by Pune Medico, Maharashtra')).toBeVisible()
    await expect.element(second.getByRole('listitem')).toHaveLength(1)
  })

  it('CART-21 keeps what can be bought and lists what was removed', async () => {
    fakeApi({})
    shown(
      cartOf([line('G-1', 'Nitrile gloves'), line('M-1', 'Masks')], {
        deleted_items: [{ sku_id: 'S-1', title: 'Sutures', reason: 'Discontinued' }],
      }),
    )
    await expect.element(lines.getByRole('link', { name: 'Masks' })).toBeVisible()
    const gone = page.getByRole('region', { name: 'Removed from your cart' })
    await expect.element(gone.getByText(/Sutures/)).toBeVisible()
    await expect.element(gone.getByText('· Discontinued')).toBeVisible()
    await expect.element(checkout).toBeVisible()
  })

  it('blocks the checkout for a refused line, and says why beside it', async () => {
    fakeApi({})
    shown(
      cartOf([
        line('G-1', 'Nitrile gloves'),
        line('V-1', 'Vaccine', {
          available: false,
          message: 'Oops! Out of stock in your location.',
          stock: { state: 'out_of_stock' },
        }),
      ]),
    )
    await expect
      .element(page.getByRole('alert').getByText('Oops! Out of stock in your location.'))
      .toBeVisible()
    await expect
      .element(page.getByRole('alert').getByText(/Change or remove them to continue/))
      .toBeVisible()
    expect(checkout.elements()).toEqual([])
    await expect.element(page.getByRole('button', { name: 'Remove Vaccine' })).toBeVisible()
  })

  it('CART-06 distinguishes a failed load from an empty cart, and retries on request', async () => {
    let down = true
    fakeApi({
      readCart: () =>
        down ? broken() : { cart: cartOf([line('G-1', 'Nitrile gloves')]), message: '' },
    })
    const { refreshCart } = await import('./fetch-cart.ts')
    shown(null)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
    await refreshCart()
    await expect.element(page.getByRole('alert').getByText('Something went wrong')).toBeVisible()
    expect(page.getByText('Your cart is empty').elements()).toEqual([])
    down = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(lines).toHaveLength(1)
    expect(alerts()).toEqual([])
  })

  it('CART-07 caps a typed quantity above the maximum, and says so', async () => {
    const api = fakeApi({
      updateGuestCart: () => ({
        cart: cartOf([line('G-1', 'Nitrile gloves', { quantity: 5 })]),
        message: '',
      }),
    })
    setCart(cartOf([line('G-1', 'Nitrile gloves')]))
    shown(null)
    await page.getByRole('textbox', { name: 'Quantity: Nitrile gloves' }).fill('40')
    await userEvent.keyboard('{Enter}')
    await expect.element(lines.getByText(/You already have 2/)).toBeVisible()
    await expect
      .element(page.getByRole('textbox', { name: 'Quantity: Nitrile gloves' }))
      .toHaveValue('5')
    expect(api.calls('updateGuestCart').map(({ body }) => body)).toMatchObject([
      { type: 'UPDATE', product: { sku_id: 'G-1', quantity: 5 } },
    ])
  })

  it('hides a line while it is being removed, and shows a chosen quantity before it is confirmed', async () => {
    fakeApi({})
    setCart(cartOf([line('G-1', 'Nitrile gloves'), line('M-1', 'Masks')]))
    setPending('G-1', 4)
    setPending('M-1', 0)
    shown(null)
    await expect.element(lines).toHaveLength(1)
    await expect
      .element(page.getByRole('textbox', { name: 'Quantity: Nitrile gloves' }))
      .toHaveValue('4')
    await expect
      .element(page.getByRole('group', { name: 'Nitrile gloves' }))
      .toHaveAttribute('aria-busy', 'true')
  })

  it('keeps the checkout closed below the minimum order value, and says how much is missing', async () => {
    fakeApi({})
    shown(cartOf([line('G-1', 'Nitrile gloves')], { minimum_order_value: 1500 }))
    await expect
      .element(page.getByRole('alert').getByText(/Add ₹500\.00 more to check out/))
      .toBeVisible()
    expect(checkout.elements()).toEqual([])
  })

  it('shows the result of a plain form', async () => {
    fakeApi({})
    shown(cartOf([]), 'We deliver to pincodes in India')
    await expect
      .element(page.getByRole('alert').getByText('We deliver to pincodes in India'))
      .toBeVisible()
  })
})

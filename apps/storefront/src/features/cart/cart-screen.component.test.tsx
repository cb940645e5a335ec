import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showAt } from '@upchar/testkit/browser/address'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { broken, fakeApi, refuse } from '@upchar/testkit/browser/fake-api'
import { FLAGS } from '../../testing/flags.ts'
import { navigationStore } from '../../shell/page/navigation.ts'
import { cartOf, line } from '../../testing/goods.ts'
import { showShop } from '../../testing/show-shop.tsx'
import { CartScreen } from './cart-screen.tsx'
import { setCart, setPending, unsetCart } from './cart-store.ts'
import type { Cart } from './cart-store.ts'

const shell = { pincode: '682001', flags: null, contact: null, signIn: null }
const shown = (cart: Cart | null, message?: string, flags?: Partial<typeof FLAGS>) =>
  showAt('/cart', <CartScreen first={{ cart, offers: [] }} message={message} />, {
    ...shell,
    ...(flags && { flags: { ...FLAGS, ...flags } }),
  })
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
    for (const name of ['Go to the shop', 'All categories', 'Order pad'])
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

  it.each([
    ['end_time', 40, 1],
    ['', 40, 0],
    ['end_time', 0, 0],
  ])(
    'DATA-18 limited_offer_type %s: CART-11 says until when deals of ₹%d hold',
    async (limited_offer_type, off, times) => {
      fakeApi({})
      shown(
        cartOf([line('G-1', 'Nitrile gloves')], {
          limited_offer_discount_value: off,
          limited_offer_end_time: '2026-11-24T12:30:00.000Z',
        }),
        undefined,
        { limited_offer_type },
      )
      await expect.element(lines).toHaveLength(1)
      expect(
        page.getByText('Deal prices in your cart hold until 24 Nov 2026, 6:00 PM.').elements(),
      ).toHaveLength(times)
    },
  )

  it.each([
    [true, 1],
    [false, 0],
  ])('DATA-18 total_savings %s: CART-18 says what is saved', async (total_savings, times) => {
    fakeApi({})
    const cart = cartOf([line('G-1', 'Nitrile gloves')])
    const saved = { ...cart.total_savings_config, volume_based_discount: 50, total_savings: 50 }
    shown({ ...cart, total_savings_config: saved }, undefined, { total_savings })
    await expect.element(lines).toHaveLength(1)
    expect(page.getByText(/^You save/).elements()).toHaveLength(times)
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

const share = page.getByRole('button', { name: 'Share this cart' })
const url = 'https://shop.example/cart/shared?key=k3y'
const until = '2026-12-23T06:00:00.000Z'

describe('sharing the cart (CART-19)', () => {
  const summary = (...items: Cart['items']) => {
    navigationStore.setState({ hydrated: true })
    showAt(
      '/cart',
      <CartScreen first={{ cart: cartOf(items), offers: [] }} message={undefined} />,
      {
        ...shell,
        flags: FLAGS,
      },
    )
  }

  it('makes a link, copies it where there is no share sheet, and says until when it opens', async () => {
    // The test's browser has no share sheet.
    expect('share' in navigator).toBe(false)
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    fakeApi({ generateCartLink: () => ({ link: url, expires_at: until, item_count: 1 }) })
    summary(line('G-1', 'Nitrile gloves'))
    await share.click()
    await expect.element(page.getByRole('status').getByText('Link copied')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Link to this cart' })).toHaveValue(url)
    await expect.element(page.getByText(/Can be opened until 23 Dec 2026/)).toBeVisible()
    expect(copied.mock.calls).toEqual([[url]])
    setCart(cartOf([line('G-1', 'Nitrile gloves', { quantity: 3 })]))
    await expect.element(share).toBeVisible()
  })

  it('hands the link to the device’s share sheet, and keeps it where that is dismissed', async () => {
    const handed: ShareData[] = []
    const sheet = (data: ShareData) => {
      handed.push(data)
      return Promise.reject(new DOMException('dismissed', 'AbortError'))
    }
    Object.defineProperty(navigator, 'share', { configurable: true, value: sheet })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
    fakeApi({ generateCartLink: () => ({ link: url, expires_at: until, item_count: 1 }) })
    summary(line('G-1', 'Nitrile gloves'))
    await share.click()
    await page.getByRole('button', { name: 'Share link' }).click()
    expect(handed.map((one) => one.url)).toEqual([url, url])
  })

  it('says why no link could be made, and can be tried again', async () => {
    fakeApi({ generateCartLink: () => refuse('too_many_attempts', 'Try again in 3 minutes.') })
    summary(line('G-1', 'Nitrile gloves'))
    await share.click()
    await expect.element(page.getByText('Try again in 3 minutes.')).toBeVisible()
    await expect.element(share).toBeEnabled()
  })
})

describe('a shared cart (CART-19)', () => {
  const item = (sku_id: string, part: Partial<Shared> = {}): Shared => ({
    sku_id,
    title: `Product ${sku_id}`,
    option: '',
    slug: sku_id.toLowerCase(),
    family: 'gloves',
    brand: 'Glovex',
    quantity: 4,
    can_add: 4,
    price: 250,
    line_total: 1000,
    message: null,
    ...part,
  })
  type Shared = Answer<'identifyLink'>['cart']['items'][number]
  const shared = (...items: Shared[]) => ({
    type: 'cart' as const,
    cart: {
      pincode: '682001',
      city: 'Kochi',
      items,
      goods_total: 1000,
      expires_at: until,
    },
  })
  const short = { can_add: 0, price: null, line_total: null, message: 'Out of stock there.' }
  const goods = page
    .getByRole('list', { name: 'Products of the shared cart' })
    .getByRole('listitem')
  const addAll = page.getByRole('button', { name: 'Add all to my cart' })

  it('is added as a whole, and says by line what was left out', async () => {
    const api = await showShop('/cart/shared?key=k3y', {
      identifyLink: () => shared(item('G-1'), item('M-1', short)),
      addSharedCart: () => ({
        cart: cartOf([line('G-1', 'Nitrile gloves')]),
        message: '1 product added to your cart. 1 product could not be added in full.',
        lines: [
          { sku_id: 'G-1', title: '', quantity: 4, added: 3, message: 'Only 3 left.' },
          { sku_id: 'M-1', title: '', quantity: 4, added: 0, message: 'Out of stock there.' },
        ],
      }),
    })
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Shared cart (2 products)')
    await expect.element(goods.nth(0).getByText('4 × ₹250')).toBeVisible()
    await expect.element(goods.nth(1).getByText('Out of stock there.')).toBeVisible()
    await addAll.click()
    await expect.element(goods.nth(0).getByText('3 of 4 added. Only 3 left.')).toBeVisible()
    await expect.element(page.getByRole('status').getByText(/^1 product added/)).toBeVisible()
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'View cart' }))
      .toHaveAttribute('href', '/cart')
    expect(api.calls('addSharedCart').map(({ body }) => body.link)).toEqual(['k3y'])
  })

  it('offers no adding where nothing can be added', async () => {
    await showShop('/cart/shared?key=k3y', { identifyLink: () => shared(item('M-1', short)) })
    await expect.element(page.getByText(/None of these products can be added/)).toBeVisible()
    expect(addAll.elements()).toEqual([])
  })

  it('says that a link has ended, and that a failure may pass', async () => {
    await showShop('/cart/shared?key=old', {
      identifyLink: () => refuse('link_unknown', 'This link has ended or is incomplete.'),
    })
    await expect.element(page.getByText('This link has ended or is incomplete.')).toBeVisible()
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Go to the shop' }))
      .toBeVisible()
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showAt } from '@upchar/testkit/browser/address'
import { alertStore } from '@upchar/web/alerts'
import { broken, fakeApi, refuse } from '@upchar/testkit/browser/fake-api'
import { FLAGS } from '../../testing/flags.ts'
import { cartOf, line } from '../../testing/goods.ts'
import { CartScreen } from './cart-screen.tsx'
import { setCart, unsetCart } from './cart-store.ts'

const shell = { pincode: '682001', flags: null, contact: null, signIn: null }
const showCart = (flags: typeof FLAGS | null = null) =>
  showAt('/cart', <CartScreen first={{ cart: null, offers: [] }} message={undefined} />, {
    ...shell,
    flags,
  })
const summary = page.getByRole('region', { name: 'Order summary' })

beforeEach(() => {
  unsetCart()
  alertStore.setState({ alerts: [] })
})

it('CART-21 lists what was removed until the buyer leaves, each product once', async () => {
  fakeApi({})
  const gone = (sku_id: string, title: string) => ({ sku_id, title, reason: '' })
  const items = [line('G-1', 'Nitrile gloves')]
  setCart(cartOf(items, { deleted_items: [gone('S-1', 'Sutures')] }))
  showCart()
  const list = page.getByRole('region', { name: 'Removed from your cart' }).getByRole('listitem')
  await expect.element(list).toHaveLength(1)
  // The server reports a removal once.
  setCart(cartOf(items))
  setCart(cartOf(items, { deleted_items: [gone('S-1', 'Sutures'), gone('M-1', 'Masks')] }))
  await expect.element(list).toHaveLength(2)
  expect(list.elements().map((one) => one.textContent)).toEqual(['Sutures', 'Masks'])
})

it('CART-11 says what the quantity saves and what more would cost, and leaves the title its width', async () => {
  await page.viewport(768, 900)
  fakeApi({})
  const volume_note =
    'Lower price for this quantity, instead of ₹359 each. Add 14 more to pay ₹323.10 each.'
  setCart(cartOf([line('G-1', 'Nitrile examination gloves', { volume_note })]))
  showCart()
  await expect.element(page.getByText(volume_note)).toBeVisible()
  const title = page.getByRole('link', { name: 'Nitrile examination gloves' }).element()
  expect(title.getBoundingClientRect().width).toBeGreaterThan(150)
})

it('CART-21 UI-16 says of each line what it costs, when it comes and what holds it up', async () => {
  fakeApi({})
  const delivery = {
    from: '2026-11-24',
    to: '2026-11-24',
    label: 'tomorrow',
    ships_from: 'Kochi',
  }
  setCart(
    cartOf([
      line('G-1', 'Gloves', {
        option_name: 'Size',
        option_label: 'M',
        moq: 2,
        price_before: 450,
        stock: { state: 'low_stock', left: 3, delivery },
        price_held_until: '2026-11-23T10:30:00.000Z',
        hold_note: 'We kept the earlier price until 1:30 PM.',
        merge_note: 'Two carts became one',
      }),
      line('V-1', 'Vaccine', {
        price: 0,
        line_total: 0,
        available: false,
        cold_chain: true,
        message: null,
        stock: { state: 'out_of_stock' },
        buying: { state: 'needs_kyc', message: 'Verify first' },
      }),
      line('M-1', 'Masks', { stock: { state: 'in_stock', delivery } }),
    ]),
  )
  showCart()
  const items = page.getByRole('list', { name: 'Products in your cart' }).getByRole('listitem')
  await expect.element(items).toHaveLength(3)
  const [gloves = '', masks = '', vaccine = ''] = items
    .elements()
    .map(({ textContent }) => textContent ?? '')
    .toSorted()
  for (const part of [
    'Size: M',
    'Price went up: ₹450 → ₹500',
    'We kept the earlier price until 1:30 PM.',
    'Delivery tomorrow',
    'Only 3 left',
    'Price kept until',
    '4:00',
    'Two carts became one',
    'Minimum order 2',
    '2 × ₹500, with 12% GST',
  ])
    expect.soft(gloves).toContain(part)
  expect.soft(masks).toContain('Delivery tomorrow')
  for (const part of ['In stock', 'Minimum order', 'Price kept', 'Cold chain', 'Price went'])
    expect.soft(masks).not.toContain(part)
  for (const part of ['Price after verification', 'Cold chain', 'Oops! Out of stock'])
    expect.soft(vaccine).toContain(part)
  expect.soft(vaccine).not.toContain('₹0')
  const number = page.getByRole('group', { name: 'Gloves, M' })
  await expect.element(number.getByRole('button', { name: /^One less/ })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Remove Gloves, M' })).toBeVisible()
  // The picture leads where the title leads: once is enough for the keyboard.
  const links = items.first().element().querySelectorAll('a')
  expect([...links].map((link) => link.tabIndex)).toEqual([-1, 0])
})

it('CART-07 takes the note about the cap away with the next choice', async () => {
  const answer = (quantity: number) => ({
    cart: cartOf([line('G-1', 'Gloves', { quantity })]),
    message: '',
  })
  fakeApi({ updateGuestCart: ({ body }) => answer(body.product.quantity ?? 0) })
  setCart(answer(2).cart)
  showCart()
  const number = page.getByRole('textbox', { name: 'Quantity: Gloves' })
  const note = page.getByText(/You can only buy 5 at a time/)
  await number.fill('9')
  await userEvent.keyboard('{Enter}')
  await expect.element(note).toBeVisible()
  await page.getByRole('button', { name: 'One less: Gloves' }).click()
  await expect.element(number).toHaveValue('4')
  await expect.element(note).not.toBeInTheDocument()
})

it('WISH-01 saves a line for later, or keeps it and says why', async () => {
  let full = true
  const api = fakeApi({
    saveForLater: () =>
      full
        ? refuse('wishlist_full', 'Your wishlist is full.')
        : { message: 'Item added to wishlist', cart: cartOf([]), sku_ids: ['G-1'] },
  })
  setCart(cartOf([line('G-1', 'Gloves')]))
  showCart()
  const later = page.getByRole('button', { name: 'Save for later Gloves' })
  await later.click()
  await expect
    .poll(() => alertStore.getState().alerts.at(-1)?.message)
    .toBe('Your wishlist is full.')
  await expect.element(page.getByRole('link', { name: 'Gloves' })).toBeVisible()
  full = false
  await later.click()
  await expect.element(page.getByText('Your cart is empty')).toBeVisible()
  // The line goes at once, the alert comes with the answer.
  await expect
    .poll(() => alertStore.getState().alerts.at(-1))
    .toMatchObject({ message: 'Item added to wishlist', action: { href: '/wishlist' } })
  expect(api.calls('saveForLater').map(({ body }) => body.sku_id)).toEqual(['G-1', 'G-1'])
})

it('CART-06 keeps a cart in view that can’t be updated, and says so', async () => {
  fakeApi({ readCart: () => broken() })
  setCart(cartOf([line('G-1', 'Gloves')]))
  showCart()
  const { refreshCart } = await import('./fetch-cart.ts')
  await refreshCart()
  await expect
    .element(page.getByRole('alert').getByText(/The amounts may be out of date/))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Gloves' })).toBeVisible()
})

describe('an engraving', () => {
  const forceps = (engraving_name: string) =>
    cartOf([line('F-1', 'Forceps', { engravable: true, engraving_name })])
  const field = page.getByRole('textbox', { name: 'Name to engrave (optional)' })

  it('CART-22 is saved without spaces around it, stays open when refused, and is left by Cancel', async () => {
    let refused = true
    const api = fakeApi({
      updateGuestCart: () =>
        refused ? refuse('engraving_not_offered', 'No') : { cart: forceps('Dr Rao'), message: '' },
    })
    setCart(forceps(''))
    showCart()
    await page.getByRole('button', { name: 'Add a name to engrave into Forceps' }).click()
    await field.fill(' Dr Rao ')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => api.calls('updateGuestCart').length).toBe(1)
    await expect.element(field).toHaveValue(' Dr Rao ')
    refused = false
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.element(page.getByText(/Engraved “Dr Rao”/)).toBeVisible()
    expect(api.calls('updateGuestCart').map(({ body }) => body.product)).toEqual([
      { sku_id: 'F-1', engraving_name: 'Dr Rao' },
      { sku_id: 'F-1', engraving_name: 'Dr Rao' },
    ])
    await page.getByRole('button', { name: 'Change the engraving of Forceps' }).click()
    await field.fill('डॉ')
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await userEvent.keyboard('{Enter}')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(page.getByText(/Engraved “Dr Rao”/)).toBeVisible()
    expect(api.calls('updateGuestCart')).toHaveLength(2)
  })

  it('CART-22 is offered for what the buyer pays for, not for a gift', async () => {
    fakeApi({})
    setCart(cartOf([line('F-1', 'Forceps', { engravable: true, is_free: true, line_total: 0 })]))
    showCart()
    await expect.element(page.getByText('Free gift')).toBeVisible()
    expect(page.getByRole('button', { name: /engrav/ }).elements()).toEqual([])
    expect(page.getByRole('textbox', { name: /^Quantity/ }).elements()).toEqual([])
  })
})

describe('the amounts', () => {
  it('CART-18 strike the MRP of the whole line through, where the buyer pays less', async () => {
    fakeApi({})
    setCart(
      cartOf([
        line('G-1', 'Gloves', { quantity: 3, price: 500, line_total: 1500, mrp: 600.5 }),
        line('M-1', 'Masks', { quantity: 2, price: 500, line_total: 1000, mrp: 500 }),
      ]),
    )
    showCart()
    await expect.element(page.getByText('₹1,801.50')).toBeVisible()
    const struck = page.getByRole('list', { name: 'Products in your cart' }).element()
    expect([...struck.querySelectorAll('s')].map((one) => one.textContent)).toEqual(['₹1,801.50'])
  })

  it('CART-17 CART-27 show delivery as free, charged, or waived', async () => {
    fakeApi({})
    const items = [line('G-1', 'Nitrile gloves')]
    setCart(cartOf(items, { shipping_total: 80, slashed_shipping_total: 80 }))
    showCart()
    const delivery = () => summary.element().textContent?.match(/Delivery(.*?)Total/)?.[1]
    await expect.poll(delivery).toBe('₹80.00')
    setCart(cartOf(items, { shipping_total: 0, slashed_shipping_total: 80 }))
    await expect.poll(delivery).toBe('instead of ₹80.00Free')
    setCart(cartOf(items, { shipping_total: 0, slashed_shipping_total: 0 }))
    await expect.poll(delivery).toBe('Free')
  })

  it('CART-24 show a platform fee, and one that the cart escapes', async () => {
    fakeApi({})
    const items = [line('G-1', 'Nitrile gloves')]
    const { total_savings_config: savings } = cartOf(items)
    setCart(cartOf(items, { platform_fee: 9.5 }))
    showCart()
    const fee = () => summary.element().textContent?.match(/Platform fee(.*?)Total/)?.[1]
    await expect.poll(fee).toBe('₹9.50')
    setCart(cartOf(items, { total_savings_config: { ...savings, platform_fee_waiver: 9.5 } }))
    await expect.poll(fee).toBe('instead of ₹9.50Free')
    setCart(cartOf(items))
    await expect.poll(fee).toBeUndefined()
  })

  it('CART-09 name the voucher, and the logger that cold goods need', async () => {
    fakeApi({})
    const items = [line('G-1', 'Nitrile gloves')]
    setCart(
      cartOf(items, {
        discount: 50,
        voucher: 'SAVE5',
        data_logger_charges: 120,
        slashed_data_logger_charges: 120,
        is_data_logger_added: true,
      }),
    )
    showCart()
    const amounts = () => summary.element().querySelector('dl')?.textContent
    await expect.poll(amounts).toContain('Voucher SAVE5−₹50.00Temperature logger₹120.00')
    setCart(cartOf(items, { discount: 50 }))
    await expect.poll(amounts).toContain('Discount−₹50.00Delivery')
  })

  it('CART-23 list the tax of each rate that has goods', async () => {
    fakeApi({})
    const rate = (gst_rate: number, taxable: number, part: object) => ({
      gst_rate,
      taxable,
      cgst: 0,
      sgst: 0,
      igst: 0,
      ...part,
    })
    setCart(
      cartOf([line('G-1', 'Nitrile gloves')], {
        tax: [
          rate(0, 100, {}),
          rate(5, 1000, { cgst: 25, sgst: 25 }),
          rate(12, 0, {}),
          rate(18, 200, { igst: 36 }),
        ],
        total_tax: 86,
      }),
    )
    showCart()
    await summary.getByText(/Includes GST/).click()
    await expect.element(summary.getByText('Place of supply: Kerala (32)')).toBeVisible()
    const rows = summary.getByRole('row').elements().slice(1)
    expect(rows.map((row) => row.textContent)).toEqual([
      '0%₹100.00No tax',
      '5%₹1,000.00CGST ₹25.00SGST ₹25.00',
      '18%₹200.00IGST ₹36.00',
    ])
  })

  it.each([true, false])(
    'CART-18 say what is saved if staff have that switched on: %s',
    async (total) => {
      fakeApi({})
      setCart(cartOf([line('G-1', 'Nitrile gloves')], { mrp_total: 1250 }))
      showCart({ ...FLAGS, total_savings: total })
      await expect
        .element(summary.getByText('Place of supply', { exact: false }))
        .toBeInTheDocument()
      expect(page.getByText('You save ₹250.00').elements()).toHaveLength(total ? 1 : 0)
    },
  )
})

it('OPS-02 says when goods expire at the earliest, and lets the buyer ask for longer by keyboard', async () => {
  const stock = {
    state: 'in_stock' as const,
    shelf_life: { expires_on: '2027-05-31', most_months: 13 },
  }
  const long = line('G-1', 'Nitrile gloves', {
    shelf_life_months: 12,
    stock: { ...stock, shelf_life: { expires_on: '2028-01-31', most_months: 13 } },
  })
  const sent: unknown[] = []
  fakeApi({
    updateGuestCart: ({ body }) => {
      sent.push(body.product)
      return sent.length === 1
        ? refuse('shelf_life_short', 'Only 1 left with at least 12 months.')
        : { cart: cartOf([long]), message: '' }
    },
  })
  setCart(cartOf([line('G-1', 'Nitrile gloves', { stock })]))
  showCart()
  await expect.element(page.getByText(/^Expires 31 May 2027 or later/)).toBeVisible()
  const ask = page.getByRole('button', { name: 'Ask for a longer shelf life of Nitrile gloves' })
  ask.element().focus()
  await userEvent.keyboard('{Enter}')
  const choice = page.getByRole('combobox', { name: 'Shelf life left on delivery' })
  await expect.element(choice).toHaveFocus()
  // What no batch has isn't offered.
  const offered = choice.getByRole('option').elements()
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'Any: what expires first is sent first',
    'At least 3 months',
    'At least 6 months',
    'At least 9 months',
    'At least 12 months',
  ])
  await userEvent.selectOptions(choice, '12')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect
    .poll(() => alertStore.getState().alerts.map(({ message }) => message))
    .toEqual(['Only 1 left with at least 12 months.'])
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect
    .element(page.getByText(/at least 12 months of shelf life left on delivery/))
    .toBeVisible()
  expect(sent.at(-1)).toEqual({ sku_id: 'G-1', shelf_life_months: 12 })
})

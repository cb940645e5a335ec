import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { away, broken, refuse } from '@upchar/testkit/browser/fake-api'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { cartOf, line } from '../../../testing/goods.ts'
import { customer } from '../../../testing/people.ts'
import { showShop } from '../../../testing/show-shop.tsx'

type Order = Answer<'getOrderStatus'>['order']
type Parcel = Order['sub_orders'][number]
type Summary = Answer<'listOrders'>['orders'][number]

const item = (sku_id: string, title: string): Parcel['items'][number] => ({
  line: `line-${sku_id}`,
  sku_id,
  title,
  slug: sku_id.toLowerCase(),
  family: 'gloves',
  quantity: 2,
  cancelled: 0,
  can_cancel: 0,
  price: 500,
  line_total: 1000,
  gst_rate: 12,
  engraving_name: '',
  maker: null,
  batches: [],
  licence: null,
})
const parcel = (id: string, part: Partial<Parcel> = {}): Parcel => ({
  id,
  seller: { name: 'Cochin Surgicals', gstin: '32AABCU7421K1ZE', city: 'Kochi' },
  state: 'shipped',
  state_label: 'Shipped',
  promised: { from: '2026-11-24', to: '2026-11-25', label: 'Delivery 24 – 25 Nov' },
  items: [item('G-1', 'Nitrile gloves')],
  total: 1000,
  cancel_note: 'The courier has it, so it can’t be cancelled any more.',
  documents: [
    { id: 'i-1', number: 'CS/26/1', title: 'Tax invoice', url: '/api/orders/o-1/invoice/i-1' },
  ],
  invoice: { id: 'i-1', number: 'CS/26/1', url: '/api/orders/o-1/invoice/i-1' },
  bill_of_supply: null,
  shipment: { courier: 'Blue Dart', awb: 'BD123', tracking_url: null },
  steps: [
    { state: 'placed', label: 'Placed', at: '2026-11-20T10:00:00.000Z', place: '' },
    { state: 'shipped', label: 'Shipped', at: '2026-11-21T10:00:00.000Z', place: 'Kochi' },
    { state: 'delivered', label: 'Delivered', at: null, place: '' },
  ],
  ...part,
})
const order = (part: Partial<Order> = {}): Order => ({
  id: 'o-1',
  number: 'UP-1001',
  placed_at: '2026-11-20T10:00:00.000Z',
  payment: { option: 1, label: 'Paid online', state: 'paid' },
  total: 1000,
  total_now: 1000,
  cancels: [],
  wallet: 0,
  subtotal: 1000,
  discount: 0,
  voucher: null,
  total_tax: 107.14,
  shipping: 0,
  platform_fee: 0,
  data_logger_charges: 0,
  cod_fee: 0,
  place_of_supply: '32',
  delivery_to: {
    name: 'Asha Rao',
    address: '12 Rose Villa, MG Road',
    city: 'Kochi',
    state: 'Kerala',
    pincode: '682001',
    phone: '98••••••10',
    email: 'a•••@clinic.example',
    instructions: '',
  },
  billed_to: null,
  sub_orders: [parcel('p-1')],
  fee_invoice: null,
  refunds: [],
  ...part,
})
const summary = (id: string, part: Partial<Summary> = {}): Summary => {
  const { payment, placed_at, total, total_now } = order()
  return {
    id,
    number: `UP-${id}`,
    placed_at,
    payment,
    total,
    total_now,
    parcels: [parcel('p-1')],
    items: [item('G-1', 'Nitrile gloves')],
    ...part,
  }
}
const main = page.getByRole('main')
const heading = (name: string) => main.getByRole('heading', { level: 1, name })
const track = (answers: Answers) => showShop('/order/UP-1001/track?key=k1', answers)

describe('tracking an order', () => {
  it('ORDER-02 shows the dated steps, where the parcel is in words, and what is still to come', async () => {
    const shop = await track({ getOrderStatus: () => ({ order: order() }) })
    await expect.element(heading('Order UP-1001')).toBeVisible()
    const steps = main.getByRole('list', { name: 'Delivery progress' }).getByRole('listitem')
    await expect.element(steps).toHaveLength(3)
    await expect.element(steps.nth(1)).toHaveAttribute('aria-current', 'step')
    await expect.element(steps.nth(1)).toMatchTextContent(/Shipped \(now\).*21 Nov.*Kochi/)
    await expect.element(steps.nth(2)).toMatchTextContent(/Delivered \(still to come\)/)
    await expect.element(main.getByText('BD123')).toBeVisible()
    expect(shop.calls('getOrderStatus')[0]?.query).toEqual({ id: 'UP-1001', key: 'k1' })
  })

  it('ORDER-07 puts the goods into the cart again, and opens it', async () => {
    const api = await track({
      getOrderStatus: () => ({ order: order() }),
      repeatOrder: () => ({
        cart: cartOf([line('G-1', 'Nitrile gloves')]),
        message: '1 product added to your cart.',
        lines: [{ sku_id: 'G-1', title: 'Nitrile gloves', quantity: 2, added: 2, message: null }],
      }),
    })
    await main.getByRole('button', { name: 'Add all to my cart' }).click()
    await expect.poll(api.href).toBe('/cart')
    expect(api.calls('repeatOrder').map(({ body }) => [body.id, body.key])).toEqual([['o-1', 'k1']])
  })

  it('ORDER-07 names what could not be added in full before it leads to the cart', async () => {
    await track({
      getOrderStatus: () => ({ order: order() }),
      repeatOrder: () => ({
        cart: cartOf([line('G-1', 'Nitrile gloves')]),
        message: '1 product added to your cart. 1 product could not be added in full.',
        lines: [
          {
            sku_id: 'G-1',
            title: 'Nitrile gloves',
            quantity: 4,
            added: 3,
            message: 'Only 3 left in your location.',
          },
          { sku_id: 'M-1', title: 'Masks', quantity: 1, added: 1, message: null },
        ],
      }),
    })
    await main.getByRole('button', { name: 'Add all to my cart' }).click()
    await expect.element(main.getByText(/1 product could not be added in full/)).toBeVisible()
    await expect
      .element(main.getByText('3 of 4 added. Only 3 left in your location.'))
      .toBeVisible()
    expect(main.getByText('Masks').elements()).toEqual([])
    await expect
      .element(main.getByRole('link', { name: 'View cart' }))
      .toHaveAttribute('href', '/cart')
  })

  it('ORDER-07 says why nothing could be added, and lets the buyer try again', async () => {
    await track({ getOrderStatus: () => ({ order: order() }), repeatOrder: away })
    await main.getByRole('button', { name: 'Add all to my cart' }).click()
    await expect.element(main.getByRole('alert')).toMatchTextContent(/\w+ \w+/)
    await expect.element(main.getByRole('button', { name: 'Add all to my cart' })).toBeEnabled()
  })

  it('ORDER-06 RET-03 gives each parcel with its own seller and invoices, or says when they come', async () => {
    await track({
      getOrderStatus: () => ({
        order: order({
          sub_orders: [
            parcel('p-1', {
              documents: [
                ...parcel('p-1').documents,
                { id: 'i-2', number: 'CS/26/2', title: 'Tax invoice', url: '/two' },
                { id: 'i-3', number: 'CS/26/3', title: 'Bill of supply', url: '/three' },
              ],
            }),
            parcel('p-2', {
              state: 'placed',
              documents: [],
              seller: { name: 'Arogya', gstin: '27AAACX1234A1ZX', city: 'Pune' },
              invoice: null,
            }),
          ],
        }),
      }),
    })
    const first = main.getByRole('region', { name: 'Parcel 1 of 2' })
    const second = main.getByRole('region', { name: 'Parcel 2 of 2' })
    await expect
      .element(first.getByRole('link', { name: /GST invoice CS\/26\/1/ }))
      .toHaveAttribute('href', '/api/orders/o-1/invoice/i-1')
    await expect
      .element(first.getByRole('link', { name: /GST invoice CS\/26\/2/ }))
      .toHaveAttribute('href', '/two')
    await expect
      .element(first.getByRole('link', { name: /Bill of supply CS\/26\/3/ }))
      .toHaveAttribute('href', '/three')
    await expect.element(second).toMatchTextContent(/Sold by Arogya, Pune/)
    await expect
      .element(second)
      .toMatchTextContent(/The GST invoice comes by email when the goods are packed/)
    expect(second.getByRole('link', { name: /invoice/ }).elements()).toEqual([])
  })

  it('promises no day for a parcel that isn’t coming any more', async () => {
    await track({
      getOrderStatus: () => ({
        order: order({
          sub_orders: [parcel('p-1', { state: 'cancelled', state_label: 'Cancelled' })],
        }),
      }),
    })
    await expect.element(main.getByText('Cancelled').first()).toBeVisible()
    expect(main.getByText(/Delivery 24/).elements()).toEqual([])
  })

  it('ORDER-03 RET-01 RET-04 cancels some packs with a reason, having said what comes back, and shows how far the refund is', async () => {
    const refund: Order['refunds'][number] = {
      amount: 500,
      message: 'You paid for goods that are cancelled.',
      state: 'done',
      since: '2026-11-21T10:00:00.000Z',
      reference: 'ARN123',
    }
    const open = (cancelled: number): Order =>
      order({
        total_now: 1000 - cancelled * 500,
        sub_orders: [
          parcel('p-1', {
            state: 'placed',
            cancel_note: '',
            items: [{ ...item('G-1', 'Nitrile gloves'), cancelled, can_cancel: 2 - cancelled }],
          }),
        ],
        refunds: cancelled === 0 ? [] : [refund],
      })
    let cancelled = 0
    const shop = await track({
      getOrderStatus: () => ({ order: open(cancelled) }),
      getCancelReasons: () => ({
        reasons: [{ code: 'too_slow', label: 'It arrives too late', needs_note: false }],
      }),
      previewCancel: ({ body }) => {
        const quantity = body.items?.[0]?.quantity ?? 0
        return {
          cancel: {
            lines: [],
            charges: [],
            amount: quantity * 500,
            total_after: 1000 - quantity * 500,
            refund: quantity * 500,
            refund_to: `₹${quantity * 500} goes back to where you paid from.`,
            due_after: null,
            whole: quantity === 2,
          },
        }
      },
      cancelOrder: () => {
        cancelled = 1
        return { order: open(1) }
      },
    })
    await main.getByRole('button', { name: 'Cancel order or items' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel order or items' })
    await expect
      .element(dialog.getByRole('button', { name: 'Cancel the whole order' }))
      .toBeEnabled()
    await dialog.getByRole('button', { name: 'One less: Cancel: Nitrile gloves' }).click()
    await expect.element(dialog.getByText('₹500 goes back to where you paid from.')).toBeVisible()
    const press = dialog.getByRole('button', { name: 'Cancel these items' })
    await press.click()
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Choose a reason')
    await dialog.getByRole('combobox', { name: 'Why?' }).selectOptions('It arrives too late')
    await press.click()
    const done = page.getByRole('dialog', { name: 'Cancelled' })
    await expect.element(done.getByText(/We have sent you an email/)).toBeVisible()
    expect(shop.calls('cancelOrder')[0]?.body).toMatchObject({
      id: 'o-1',
      key: 'k1',
      items: [{ line: 'line-G-1', quantity: 1 }],
      reason: 'too_slow',
      amount: 500,
    })
    await done.getByRole('button', { name: 'Close', exact: true }).first().click()
    await expect.element(main.getByText('1 of 2 cancelled')).toBeVisible()
    await expect.element(main.getByText(/bank reference/)).toMatchTextContent(/ARN123/)
  })

  it('looks again on request, and shows what has come', async () => {
    let delivered = false
    const shop = await track({
      getOrderStatus: () => ({
        order: order(
          delivered
            ? { sub_orders: [parcel('p-1', { state: 'delivered', state_label: 'Delivered' })] }
            : {},
        ),
      }),
    })
    await expect.element(main.getByText('Shipped', { exact: true }).first()).toBeVisible()
    delivered = true
    await main.getByRole('button', { name: 'Refresh' }).click()
    await expect
      .element(main.getByRole('region', { name: 'Your parcel' }).getByText('Delivered').first())
      .toBeVisible()
    expect(shop.calls('getOrderStatus').length).toBeGreaterThan(1)
  })

  it('says the same for an order that isn’t one’s own and one that doesn’t exist, and where the link is', async () => {
    await track({ getOrderStatus: () => refuse('order_not_found', 'There is no such order.') })
    await expect.element(heading('We can’t find this order')).toBeVisible()
    await expect.element(main.getByText(/full link from its confirmation email/)).toBeVisible()
  })

  it('tells a server that can’t be asked from an order that isn’t there', async () => {
    await track({ getOrderStatus: broken })
    await expect.element(main.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(heading('We can’t find this order').elements()).toEqual([])
  })

  it('keeps a long name, address and product within the page', async () => {
    const long = 'W'.repeat(100)
    await track({
      getOrderStatus: () => ({
        order: order({
          delivery_to: { ...order().delivery_to, name: long, instructions: long },
          sub_orders: [parcel('p-1', { items: [item('G-1', `${long} gloves`)] })],
        }),
      }),
    })
    await expect.element(heading('Order UP-1001')).toBeVisible()
    const { scrollWidth, clientWidth } = document.documentElement
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  })
})

describe('confirmation', () => {
  const confirm = (part: Partial<Order>, signedIn = false) =>
    showShop(
      '/order/UP-1001/confirmed?key=k1',
      {
        getOrderStatus: () => ({ order: order(part) }),
        getCustomer: () => ({ user_info: customer() }),
      },
      { signedIn },
    )

  it('shows number, day, amount, the next steps and the way to track it', async () => {
    await confirm({})
    await expect.element(heading('Thank you, your order is placed')).toBeVisible()
    await expect.element(main.getByText('UP-1001').first()).toBeVisible()
    await expect.element(main.getByText('₹1,000.00').first()).toBeVisible()
    await expect
      .element(main.getByRole('link', { name: 'Track your order' }))
      .toHaveAttribute('href', '/order/o-1/track?key=k1')
    await expect
      .element(
        main.getByText(
          'This page is your order confirmation. The GST invoice comes by email when your products are packed.',
        ),
      )
      .toBeVisible()
  })

  it('says what to keep ready when it is paid in cash', async () => {
    await confirm({
      payment: { option: 2, label: 'Cash on delivery', state: 'due' },
      total: 1049,
      total_now: 1049,
      cod_fee: 49,
    })
    await expect.element(main.getByText(/Keep ₹1,049\.00 ready for the courier/)).toBeVisible()
    await expect.element(main.getByText('To pay on delivery')).toBeVisible()
    await expect.element(main.getByText('Cash on delivery fee')).toBeVisible()
  })

  it('invites a guest to an account here, and nobody who has one', async () => {
    await confirm({})
    await expect
      .element(main.getByRole('link', { name: 'Sign in or create an account' }))
      .toBeVisible()
  })

  it('shows to whom the invoice is made out where that is somebody else', async () => {
    await confirm({
      billed_to: {
        name: 'Asha Rao',
        business_name: 'Rao Hospitals Ltd',
        address: '1 Fort Road',
        city: 'Kochi',
        state: 'Kerala',
        pincode: '682001',
        gstin: '32AABCU7421K1ZE',
      },
    })
    const billed = main.getByRole('region', { name: 'Billed to' })
    await expect.element(billed).toMatchTextContent(/Rao Hospitals Ltd.*GSTIN 32AABCU7421K1ZE/)
  })
})

describe('orders of an account', () => {
  const open = (answer: NonNullable<Answers['listOrders']>, at = '/order') =>
    showShop(
      at,
      { getCustomer: () => ({ user_info: customer() }), listOrders: answer },
      { signedIn: true },
    )

  it('ORDER-01 lists them with their parcels and the way to each', async () => {
    await open(() => ({
      count: 2,
      page: 1,
      pages: 1,
      orders: [summary('1'), summary('2', { parcels: [parcel('p-1'), parcel('p-2')] })],
    }))
    const orders = main.getByRole('article')
    await expect.element(orders).toHaveLength(2)
    await expect
      .element(orders.nth(0).getByRole('link', { name: /of order UP-1/ }))
      .toHaveAttribute('href', '/order/1/track')
    await expect.element(orders.nth(1)).toMatchTextContent(/Parcel 2:/)
  })

  it('say what will be here where there is none yet', async () => {
    await open(() => ({ count: 0, page: 1, pages: 0, orders: [] }))
    await expect.element(main.getByText('No orders yet')).toBeVisible()
    await expect
      .element(main.getByRole('link', { name: 'Go to the shop' }))
      .toHaveAttribute('href', '/shop')
  })

  it('lead back from a page beyond the last', async () => {
    await open(() => ({ count: 3, page: 9, pages: 1, orders: [] }), '/order?page=9')
    await expect.element(main.getByText('No more orders')).toBeVisible()
    await expect
      .element(main.getByRole('link', { name: 'Newest orders' }))
      .toHaveAttribute('href', '/order')
  })

  it('name only the first of many products and count the others', async () => {
    const items = Array.from({ length: 8 }, (_, at) => item(`G-${at}`, `Product ${at}`))
    await open(() => ({ count: 1, page: 1, pages: 1, orders: [summary('1', { items })] }))
    await expect.element(main.getByText(/and 3 other products/)).toBeVisible()
  })

  it('are not “none” when they can’t be loaded', async () => {
    await open(away)
    await expect.element(main.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(main.getByText('No orders yet').elements()).toEqual([])
  })
})

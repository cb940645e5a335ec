import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { away, broken, refuse } from '@upchar/testkit/browser/fake-api'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { item, order, parcel, summary } from '../../../testing/orders.ts'
import type { Order } from '../../../testing/orders.ts'
import { customer } from '../../../testing/people.ts'
import { showShop } from '../../../testing/show-shop.tsx'

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

  it('ROUTE-22 leads to the policies of the order, as they stood then', async () => {
    await track({ getOrderStatus: () => ({ order: order() }) })
    await expect
      .element(main.getByRole('link', { name: 'Policies of this order' }))
      .toHaveAttribute('href', '/policy?order=o-1&key=k1')
    const shop = await showShop('/policy?order=o-1&key=k1', {
      getOrderPolicies: () => ({
        order: { id: 'o-1', number: 'UP-1001', placed_at: '2026-11-20T10:00:00.000Z' },
        policies: [
          {
            slug: 'terms',
            title: 'Terms of use',
            blocks: [{ kind: 'text', text: 'Words of then.' }],
            version: 3,
            since: '2026-11-01T10:00:00.000Z',
          },
        ],
      }),
    })
    await expect.element(heading('Policies of order UP-1001')).toBeVisible()
    await expect.element(main.getByText('Words of then.')).toBeVisible()
    await expect
      .element(main.getByRole('link', { name: /^Terms of use, version 3/ }))
      .toHaveAttribute('href', '#terms')
    expect(shop.calls('getOrderPolicies')[0]).toMatchObject({
      params: { id: 'o-1' },
      query: { key: 'k1' },
    })
  })

  it('RET-03 links each credit note with its amount and the invoice that it reduces', async () => {
    await track({
      getOrderStatus: () => ({
        order: order({
          credit_notes: [
            { id: 'n-1', number: 'CSC/26/1', invoice: 'CS/26/1', total: 1049.5, url: '/note' },
          ],
        }),
      }),
    })
    await expect
      .element(
        main.getByRole('link', { name: /^Credit note of ₹1,049\.50 for CS\/26\/1: CSC\/26\/1/ }),
      )
      .toHaveAttribute('href', '/note')
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
        po_number: 'PO/26-27/118',
        sez: null,
      },
    })
    const billed = main.getByRole('region', { name: 'Billed to' })
    await expect.element(billed).toMatchTextContent(/Rao Hospitals Ltd.*GSTIN 32AABCU7421K1ZE/)
  })
})

const attempt: Answer<'listAttempts'>['attempts'][number] = {
  checkout_id: '0198c0de-0000-7000-8000-000000000001',
  begun_at: '2026-11-20T10:00:00.000Z',
  total: 1180,
  state: 'failed',
  message: 'The bank declined the card. Pay with another card, UPI or net banking.',
  resume: 'pay',
  items: [{ sku_id: 'G-1', title: 'Nitrile gloves', slug: 'g-1', quantity: 2 }],
}

describe('orders of an account', () => {
  let attempts: (typeof attempt)[] = []
  const open = (answer: NonNullable<Answers['findOrders']>, at = '/order') =>
    showShop(
      at,
      {
        getCustomer: () => ({ user_info: customer() }),
        findOrders: answer,
        listAttempts: () => ({ attempts }),
      },
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

  it('ORDER-01 are found by words and state, in an address that can be kept', async () => {
    const shop = await open(() => ({ count: 1, page: 1, pages: 1, orders: [summary('1')] }))
    await main.getByRole('textbox', { name: /^Order number/ }).fill(' gloves ')
    await main.getByRole('button', { name: 'Find' }).click()
    await expect.poll(() => shop.calls('findOrders').at(-1)?.query).toMatchObject({ q: 'gloves' })
    await main.getByRole('link', { name: 'Delivered' }).click()
    await expect
      .poll(() => shop.calls('findOrders').at(-1)?.query)
      .toMatchObject({ q: 'gloves', status: 'delivered' })
    await expect
      .element(main.getByRole('link', { name: 'Delivered' }))
      .toHaveAttribute('aria-current', 'page')
  })

  it('ORDER-01 that match nothing lead back to all', async () => {
    await open(() => ({ count: 0, page: 1, pages: 1, orders: [] }), '/order?status=undone')
    await expect.element(main.getByText('No order matches')).toBeVisible()
    await expect
      .element(main.getByRole('link', { name: 'All orders' }))
      .toHaveAttribute('href', '/order')
  })

  it('ORDER-01 come after what was begun and is no order, which can be gone on with', async () => {
    attempts = [
      attempt,
      {
        ...attempt,
        checkout_id: '0198c0de-0000-7000-8000-000000000002',
        resume: null,
        state: 'waiting',
      },
    ]
    await open(() => ({ count: 0, page: 1, pages: 1, orders: [] }))
    attempts = []
    const section = main.getByRole('region', { name: 'Not ordered yet' })
    await expect.element(section).toMatchTextContent(/Not paid.*₹1,180.00.*bank declined.*Being/)
    await expect
      .element(section.getByRole('link', { name: 'Go on to pay' }))
      .toHaveAttribute('href', `/checkout/return?checkout=${attempt.checkout_id}`)
    expect(section.getByRole('link').elements()).toHaveLength(1)
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

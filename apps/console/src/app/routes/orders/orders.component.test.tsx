import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { away, broken, refuse } from '@upchar/testkit/browser/fake-api'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { orderRow as row, type OrderRow as Row } from '../../../testing/order-row.ts'
import { order, parcel } from '../../../testing/orders.ts'
import { showConsole } from '../../../testing/show-console.tsx'

describe('the list of orders', () => {
  const table = page.getByRole('table', { name: 'Orders' })
  const listing = (orders: Row[], more: Partial<Answer<'staffListOrders'>> = {}): Answers => ({
    staffListOrders: () => ({ orders, newer: null, older: null, ...more }),
  })

  it('OPS-01 says that there are none yet, unlike when none fits', async () => {
    showConsole('/console/orders', listing([]))
    await expect.element(page.getByText('No orders yet')).toBeVisible()
  })

  it('OPS-01 says of each order who bought what, and what it waits for', async () => {
    await page.viewport(1600, 900)
    onTestFinished(() => page.viewport(1280, 900))
    showConsole(
      '/console/orders',
      listing([
        row('UP-1', { business_name: 'Rao Clinic', is_guest: false, lines: 3 }),
        row('UP-2', {
          unbooked: false,
          payment: { option: 1, label: 'Paid online', state: 'paid' },
          states: [
            { state: 'packed', label: 'Packed' },
            { state: 'shipped', label: 'Shipped' },
          ],
        }),
      ]),
    )
    await expect.element(table.getByRole('row')).toHaveLength(3)
    const [first, second] = table
      .getByRole('row')
      .elements()
      .slice(1)
      .map((one) => one.textContent ?? '')
    for (const part of [
      'Rao Clinic, Mumbai',
      'Customer',
      'Nitrile gloves, M and 2 more',
      'Needs a courier',
      'Cash on delivery · due',
    ])
      expect.soft(first).toContain(part)
    for (const part of ['Meera Nair, Mumbai', 'Guest', 'PackedShipped', 'Paid online₹259'])
      expect.soft(second).toContain(part)
    for (const part of ['Needs a courier', 'more', 'due']) expect.soft(second).not.toContain(part)
  })

  it('OPS-01 says by what to search when none fits', async () => {
    showConsole('/console/orders?q=zzz', listing([]))
    await expect.element(page.getByText('No order fits')).toBeVisible()
    await expect.element(page.getByText(/last digits of the phone number/)).toBeVisible()
  })

  it('OPS-01 offers another try when the list can’t be loaded', async () => {
    let ok = false
    showConsole('/console/orders', {
      staffListOrders: () => (ok ? { orders: [row('UP-1')], newer: null, older: null } : broken()),
    })
    await expect.element(page.getByText('This list could not be loaded')).toBeVisible()
    ok = true
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(table.getByRole('link', { name: 'UP-1' })).toBeVisible()
  })

  it('OPS-01 keeps every filter in the address, and offers the warehouses of the chosen seller', async () => {
    const shop = showConsole('/console/orders?q=meera', {
      ...listing([row('UP-1')]),
      staffGetOrderFilters: () => ({
        sellers: [
          {
            id: 4,
            name: 'Care Supplies',
            warehouses: [{ id: 7, name: 'Bhiwandi', city: 'Thane' }],
          },
          { id: 5, name: 'Surgi Mart', warehouses: [{ id: 8, name: 'Okhla', city: 'Delhi' }] },
        ],
      }),
    })
    const asked = () => shop.calls('staffListOrders').at(-1)?.query
    await page.getByText('More filters').click()
    const choose = (name: RegExp, value: string) =>
      page.getByRole('combobox', { name }).selectOptions(value)
    await choose(/^Seller/, 'Care Supplies')
    await expect.poll(asked).toMatchObject({ q: 'meera', seller: 4 })
    await expect.element(page.getByRole('option', { name: 'Okhla, Delhi' })).not.toBeInTheDocument()
    await choose(/^Warehouse/, 'Bhiwandi, Thane')
    await choose(/^Promised/, 'late')
    await choose(/^Cold chain/, 'yes')
    await choose(/^Paid/, 'due')
    await choose(/^Licence/, 'MD-42')
    await page.getByLabelText('Value from ₹').fill('₹5,000')
    await userEvent.keyboard('{Enter}')
    await expect.poll(asked).toMatchObject({
      q: 'meera',
      seller: 4,
      warehouse: 7,
      promised: 'late',
      cold: 'yes',
      paid: 'due',
      licence: 'MD-42',
      value_from: 5000,
    })
    await expect.element(page.getByText('More filters (7 set)')).toBeVisible()
    expect(shop.href()).toContain('warehouse=7')
    await expect
      .element(page.getByRole('link', { name: 'Download as CSV' }))
      .toHaveAttribute(
        'href',
        expect.stringMatching(/^\/api\/staff\/orders-file\?q=meera&.*seller=4/),
      )
    await choose(/^Seller/, 'Surgi Mart')
    await expect.poll(() => asked()?.warehouse).toBeUndefined()
  })

  it('OPS-01 leads to newer and older orders by their places, and forgets the place with a new filter', async () => {
    const place = '1763632800000.00000000-0000-4000-8000-000000000001'
    const shop = showConsole('/console/orders', listing([row('UP-1')], { older: place }))
    await page.getByRole('link', { name: 'Older' }).click()
    await expect.poll(() => shop.calls('staffListOrders').at(-1)?.query.after).toBe(place)
    await page.getByRole('combobox', { name: /Payment/ }).selectOptions('cash')
    await expect
      .poll(() => shop.calls('staffListOrders').at(-1)?.query)
      .toMatchObject({
        payment: 'cash',
      })
    expect(shop.calls('staffListOrders').at(-1)?.query.after).toBeUndefined()
  })
})

describe('an order', () => {
  const booking = { name: 'Enter courier and AWB' }
  const awb = page.getByLabelText('AWB', { exact: true })
  const courier = page.getByLabelText('Courier', { exact: true })
  const save = page.getByRole('button', { name: 'Save courier and AWB' })
  const at = '/console/orders/UP-261120-7K3M9'

  it('OPS-06 marks a replacement of a seller whose sales are stopped, and offers no state', async () => {
    const stopped = parcel({ is_replacement: true, is_stopped: true, state: 'packed', next: [] })
    showConsole(at, { staffGetOrder: () => ({ order: order([stopped]) }) })
    const main = page.getByRole('main')
    await expect.element(main.getByText('Seller stopped: don’t send')).toBeVisible()
    await expect.element(main.getByText(/Give the money back instead, at the return/)).toBeVisible()
    expect(main.getByRole('button', { name: 'Set the state' }).elements()).toEqual([])
  })

  it('OPS-01 sends nothing while a number can’t be one, and goes to the wrong field', async () => {
    const shop = showConsole(at, { staffGetOrder: () => ({ order: order([parcel()]) }) })
    await page.getByRole('button', booking).click()
    await expect.element(courier).toHaveFocus()
    await courier.fill('Delhivery')
    await awb.fill('abc')
    await save.click()
    await expect.element(page.getByText(/Enter the number on the label/)).toBeVisible()
    await expect.element(awb).toHaveFocus()
    expect(shop.names()).not.toContain('staffSetParcelCourier')
  })

  it('OPS-01 keeps what was typed when somebody else was faster, shows what stands there, and sends it for that', async () => {
    let stands = parcel()
    const shop = showConsole(at, {
      staffGetOrder: () => ({ order: order([stands]) }),
      staffSetParcelCourier: ({ body }) => {
        if (body.version === 0) {
          stands = parcel({ version: 1, courier: 'Blue Dart', awb: 'BD12345' })
          return refuse('changed_meanwhile', 'This parcel has changed since you opened it.')
        }
        stands = parcel({ version: 2, courier: body.courier, awb: body.awb })
        return { order: order([stands]) }
      },
    })
    await page.getByRole('button', booking).click()
    await courier.fill('Delhivery')
    await awb.fill('1234567890123')
    await save.click()
    await expect.element(page.getByText(/What you typed is still here/)).toBeVisible()
    await expect.element(page.getByText('BD12345')).toBeVisible()
    await expect.element(awb).toHaveValue('1234567890123')
    await page.getByLabelText('Why is the AWB replaced?').fill('The label says otherwise')
    await save.click()
    await expect.element(page.getByText('1234567890123')).toBeVisible()
    expect(shop.calls('staffSetParcelCourier').map(({ body }) => body.version)).toEqual([0, 1])
  })

  it('OPS-01 changes the address before dispatch with a reason; what is typed stays when somebody was faster', async () => {
    let stands = order([parcel({ courier: 'Delhivery', awb: 'D1234567' })])
    const shop = showConsole(at, {
      staffGetOrder: () => ({ order: stands }),
      staffChangeDelivery: ({ body }) => {
        if (body.seen === 'as-shown') {
          stands = order([parcel()], { delivery: { ...stands.delivery, seen: 'newer' } })
          return refuse('changed_meanwhile', 'This order has changed since you opened it.')
        }
        return { order: order([parcel()], { delivery: { ...stands.delivery, closed: 'Packed' } }) }
      },
    })
    const open = page.getByRole('button', { name: 'Change address or contact' })
    const send = page.getByRole('button', { name: 'Change and tell the buyer' })
    const house = page.getByLabelText('House or building')
    await open.click()
    await expect.element(page.getByText(/D1234567 was booked with the old address/)).toBeVisible()
    await house.fill('4 Civil Lines')
    await send.click()
    await expect
      .element(page.getByRole('link', { name: 'Enter a reason, for the record' }))
      .toBeVisible()
    expect(shop.names()).not.toContain('staffChangeDelivery')
    await page.getByLabelText('Why', { exact: true }).fill('The ward moved')
    await send.click()
    await expect.element(page.getByText(/changed since you opened it/).first()).toBeVisible()
    await expect.element(page.getByText(/D1234567 was booked/)).not.toBeInTheDocument()
    await expect.element(house).toHaveValue('4 Civil Lines')
    await send.click()
    await expect.element(toast(/Address and contact are changed/)).toBeVisible()
    await expect.element(open).not.toBeInTheDocument()
    expect(shop.calls('staffChangeDelivery').map(({ body }) => [body.seen, body.house])).toEqual([
      ['as-shown', '4 Civil Lines'],
      ['newer', '4 Civil Lines'],
    ])
  })

  it('OPS-01 keeps what was typed when the network is away', async () => {
    showConsole(at, {
      staffGetOrder: () => ({ order: order([parcel()]) }),
      staffSetParcelCourier: away,
    })
    await page.getByRole('button', booking).click()
    await courier.fill('Delhivery')
    await awb.fill('1234567890123')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/The server could not be reached/)).toBeVisible()
    await expect.element(awb).toHaveValue('1234567890123')
  })

  it('OPS-01 asks before a page with a typed AWB is left, and stays when told to', async () => {
    const shop = showConsole(at, {
      staffGetOrder: () => ({ order: order([parcel()]) }),
      staffListOrders: () => ({ orders: [], newer: null, older: null }),
    })
    await page.getByRole('button', booking).click()
    await awb.fill('1234567890123')
    const back = page.getByRole('main').getByRole('link', { name: 'Orders' })
    await back.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(awb).toHaveValue('1234567890123')
    expect(shop.href()).toBe(at)
    await back.click()
    await dialog.getByRole('button', { name: 'Leave and discard' }).click()
    await expect.element(page.getByText('No orders yet')).toBeVisible()
    expect(shop.href()).toBe('/console/orders')
  })

  it('OPS-01 asks why for a failed delivery, and sends the time as Indian', async () => {
    const booked = parcel({
      version: 3,
      courier: 'Delhivery',
      awb: 'D1234',
      state: 'out_for_delivery',
      next: [
        { state: 'delivered', label: 'Delivered', needs_reason: false },
        { state: 'delivery_failed', label: 'Delivery attempt failed', needs_reason: true },
      ],
    })
    const shop = showConsole(at, {
      staffGetOrder: () => ({ order: order([booked]) }),
      staffMoveParcel: () => ({ order: order([booked]) }),
    })
    await page.getByRole('button', { name: 'Set the state' }).click()
    await page.getByLabelText('State', { exact: true }).selectOptions('delivery_failed')
    await page.getByLabelText('Time').fill('09:30')
    await page.getByRole('button', { name: 'Save the state' }).click()
    await expect.element(page.getByText(/Say why: the buyer reads it/)).toBeVisible()
    await page.getByLabelText('Why?').fill('The gate was locked')
    await page.getByRole('button', { name: 'Save the state' }).click()
    await expect
      .poll(() => shop.calls('staffMoveParcel')[0]?.body)
      .toMatchObject({
        version: 3,
        state: 'delivery_failed',
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT09:30:00\+05:30$/),
        reason: 'The gate was locked',
      })
  })

  it('RET-01 OPS-01 cancels items with reason and note, having said what it does to the money, and says why the rest can’t be', async () => {
    const shop = showConsole('/console/orders/o-1', {
      staffGetOrder: () => ({ order: order([parcel()]) }),
      staffPreviewCancel: ({ body }) => ({
        cancel: {
          lines: [{ line: 'l-1', title: 'Nitrile gloves, M', quantity: 1, amount: 105 }],
          charges: [],
          amount: 105,
          total_after: 154,
          refund: 0,
          refund_to: '',
          to_wallet: 0,
          due_after: 154,
          whole: body.items?.[0]?.quantity === 2,
          undoes_invoices: true,
        },
      }),
      staffCancelOrder: () => ({
        order: order([parcel()], {
          credit_notes: [
            { id: 'n-1', number: 'CSC/26-27/000001', invoice: 'CS/26-27/000001', total: 105 },
          ],
          parts: order([parcel()]).parts.map((part) => ({
            ...part,
            cancel_note: 'Its tax invoice is issued.',
            items: part.items.map((item) => ({ ...item, cancelled: 1, can_cancel: 0 })),
          })),
        }),
      }),
    })
    await page.getByRole('button', { name: 'Cancel order or items' }).click()
    const form = page.getByRole('form', { name: 'Cancel order or items' })
    const count = form.getByLabelText('Nitrile gloves, M')
    await count.fill('3')
    await expect.element(form.getByText(/Enter 0 to 2/)).toBeVisible()
    await count.fill('1')
    await expect.element(form.getByText(/The buyer pays ₹154(\.00)? at the door/)).toBeVisible()
    await expect.element(form.getByText(/is undone by a credit note/)).toBeVisible()
    const press = form.getByRole('button', { name: 'Cancel these items' })
    await press.click()
    await expect.element(form.getByText(/Say why: choose a reason/)).toBeVisible()
    await form.getByLabelText('Reason').selectOptions('not_available')
    await form.getByLabelText('Note').fill('Carton missing')
    await press.click()
    await expect.element(page.getByText('1 cancelled')).toBeVisible()
    await expect
      .element(
        page.getByRole('link', { name: /^Credit note of ₹105(\.00)? for CS\/26-27\/000001:/ }),
      )
      .toHaveAttribute('href', '/api/staff/orders/o-1/invoices/n-1')
    await expect.element(page.getByText('Its tax invoice is issued.')).toBeVisible()
    expect(shop.calls('staffCancelOrder')[0]?.body).toMatchObject({
      items: [{ line: 'l-1', quantity: 1 }],
      reason: 'not_available',
      note: 'Carton missing',
      amount: 105,
    })
  })

  it('RET-03 says that the invoice comes with the packing, before it is issued and not after', async () => {
    const [part] = order([]).parts
    if (part === undefined) throw new Error('the order has goods')
    const waits = { ...part, documents: [], parcels: [parcel()] }
    let shown = order([], { parts: [waits] })
    showConsole(at, {
      staffGetOrder: () => ({ order: shown }),
      staffMoveParcel: () => {
        const packed = parcel({ state: 'packed', state_label: 'Packed', issues_invoice: false })
        shown = order([], { parts: [{ ...part, parcels: [packed] }] })
        return { order: shown }
      },
    })
    const comes = page.getByText(
      'The buyer has the order confirmation. The tax invoice is issued when the goods are packed.',
    )
    const warning = page.getByText(/^This issues the tax invoice .* It can’t be undone\.$/)
    await expect.element(comes).toBeVisible()
    expect(page.getByRole('link', { name: /Tax invoice/ }).query()).toBeNull()
    await page.getByRole('button', { name: 'Set the state' }).click()
    await expect.element(warning).toBeVisible()
    await page.getByRole('button', { name: 'Save the state' }).click()
    await expect
      .element(page.getByRole('link', { name: /Tax invoice CS\/26-27\/000001/ }))
      .toBeVisible()
    await expect.element(comes).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Set the state' }).click()
    await expect.element(warning).not.toBeInTheDocument()
  })

  it('ATTR-01 says how the buyer came, as far as it is known', async () => {
    const attribution = {
      landed_page: '/categories/gloves',
      utm: { source: 'google', medium: '', campaign: 'gloves-november', term: '', content: '' },
      sales_code: '',
      sales_person: '',
      referral: '',
      device: 'web',
      platform: 'mobile_web',
    }
    showConsole('/console/orders/o-1', {
      staffGetOrder: () => ({ order: order([parcel()], { attribution }) }),
    })
    const panel = page.getByRole('region', { name: 'How they came' })
    await expect.element(panel.getByText('/categories/gloves')).toBeVisible()
    await expect.element(panel.getByText('google · gloves-november')).toBeVisible()
    await expect.element(panel.getByText('Browser on a phone')).toBeVisible()
    await expect.element(panel.getByText('Sales code')).not.toBeInTheDocument()
  })

  it('OPS-01 names a second payment that goes back, with its refund and why', async () => {
    const when = '2026-11-20T10:05:00.000Z'
    const why = 'The bank confirmed another payment for these goods after they had been ordered.'
    showConsole(at, {
      staffGetOrder: () => ({
        order: order([parcel()], {
          payments: [
            {
              id: 'pay_B',
              method: 'upi',
              amount: 259,
              state: 'refunded',
              at: when,
              error: '',
              reference: '',
              offer: { offer_id: 'offer_B', title: '5 % cashback', issuer: 'Deccan Bank' },
              of_order: false,
            },
          ],
          refunds: [
            {
              id: 'r-1',
              payment_id: 'pay_B',
              amount: 259,
              reason: why,
              state: 'processed',
              to_wallet: false,
              at: when,
              reference: '',
            },
          ],
        }),
      }),
    })
    const entry = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    await expect.element(entry('Second payment by UPI, refunded').getByText('₹259')).toBeVisible()
    await expect.element(page.getByText(/offer 5 % cashback, Deccan Bank, offer_B/)).toBeVisible()
    const refund = entry('Refund, processed')
    await expect.element(refund.getByText(/₹259/)).toBeVisible()
    await expect
      .element(refund.getByText(/The bank confirmed another payment.*pay_B/))
      .toBeVisible()
  })

  it('OPS-01 takes back a state that staff set, with a reason', async () => {
    const delivered = parcel({
      version: 4,
      courier: 'Delhivery',
      awb: 'D1234',
      state: 'delivered',
      state_label: 'Delivered',
      undo: 'Shipped',
      next: [],
    })
    const shop = showConsole(at, {
      staffGetOrder: () => ({ order: order([delivered]) }),
      staffUndoParcelMove: () => ({ order: order([parcel({ undo: null })]) }),
    })
    await page.getByRole('button', { name: 'Undo “Delivered”' }).click()
    await page.getByRole('button', { name: 'Take it back' }).click()
    await expect.element(page.getByText(/Say what was wrong, for the record/)).toBeVisible()
    await page.getByLabelText('What was wrong?').fill('Another parcel was meant')
    await page.getByRole('button', { name: 'Take it back' }).click()
    await expect
      .poll(() => shop.calls('staffUndoParcelMove').map(({ body }) => body))
      .toEqual([{ version: 4, reason: 'Another parcel was meant' }])
    await expect.element(page.getByRole('button', { name: /^Undo/ })).not.toBeInTheDocument()
  })

  it('OPS-01 shows parcels to roles that don’t move them, without the buttons', async () => {
    showConsole(at, { staffGetOrder: () => ({ order: order([parcel()]) }) }, { role: 'finance' })
    await expect.element(page.getByText('No courier yet.')).toBeVisible()
    expect(page.getByRole('button', booking).query()).toBeNull()
    await expect
      .element(page.getByRole('link', { name: /Tax invoice CS\/26-27\/000001/ }))
      .toHaveAttribute('href', '/api/staff/orders/o-1/invoices/i-1')
  })
})

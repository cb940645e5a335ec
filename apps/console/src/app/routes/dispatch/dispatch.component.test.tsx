import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toast } from '@upchar/testkit/browser/toast'
import { order, parcel as ordersParcel } from '../../../testing/orders.ts'
import { showConsole } from '../../../testing/show-console.tsx'

const parcel = (number: string, change: object = {}) => ({
  id: `p-${number}`,
  version: 3,
  order_id: `o-${number}`,
  order_number: number,
  placed_at: '2026-11-22T10:00:00.000Z',
  to: { city: 'Chennai', pincode: '600116' },
  state: 'placed' as const,
  state_label: 'Order placed',
  is_held: false,
  recalled: [],
  missing: [],
  courier: '',
  awb: '',
  booking: null,
  card_cost: null,
  card_costs: [],
  is_stopped: false,
  can_book: false,
  promised: { from: '2026-11-26', to: '2026-11-28' },
  cold_chain: false,
  logger_number: '',
  package: null,
  cash: null,
  contents: [
    {
      sku_id: 'GLV-M',
      title: 'Nitrile gloves',
      quantity: 12,
      batch: 'B1',
      expires_on: '2028-03-31',
    },
  ],
  ...change,
})
const list = (parcels: ReturnType<typeof parcel>[]) => () => ({
  warehouses: [{ id: 4, name: 'Central', city: 'Mumbai', seller: 'Sagarmed', waiting: 2 }],
  warehouse: 4,
  day: '2026-11-24',
  totals: { to_pack: 2, packed: 0, handed_over: 0 },
  total: 2,
  total_is_more: false,
  parcels,
})
const both = [parcel('UP-1'), parcel('UP-2', { cold_chain: true })]
const choose = (number: string) => page.getByRole('checkbox', { name: `Choose ${number}` })

it('OPS-02 the chosen parcels are on one pick list, and are marked as packed; what fails is named and stays chosen', async () => {
  const shop = showConsole('/console/dispatch', {
    staffListDispatch: list(both),
    staffMoveParcels: () => ({
      results: [
        { id: 'p-UP-1', message: null },
        { id: 'p-UP-2', message: 'The seller has no licence in force for these goods.' },
      ],
    }),
  })
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).click()
  await expect
    .element(page.getByRole('link', { name: 'Pick list' }))
    .toHaveAttribute('href', '/api/staff/dispatch/papers/pick-list?parcels=p-UP-1,p-UP-2')
  await page.getByRole('button', { name: 'Mark as packed' }).click()
  await expect.element(toast(/1 parcel marked as packed/)).toBeVisible()
  expect(shop.calls('staffMoveParcels')[0]?.body).toEqual({
    parcels: [
      { id: 'p-UP-1', version: 3 },
      { id: 'p-UP-2', version: 3 },
    ],
    state: 'packed',
  })
  await expect.element(page.getByRole('alert')).toMatchTextContent(/UP-2: .*no licence in force/)
  await expect.element(choose('UP-2')).toBeChecked()
  await expect.element(choose('UP-1')).not.toBeChecked()
})

it('OPS-02 a cold-chain parcel is weighed with its logger, in kilograms and centimetres', async () => {
  const shop = showConsole('/console/dispatch', {
    staffListDispatch: list(both),
    staffMeasureParcel: () => ({ version: 4 }),
  })
  await page.getByRole('button', { name: 'Weigh the parcel of UP-2' }).click()
  const form = page.getByRole('form', { name: 'Weight and size of UP-2' })
  const fill = (name: RegExp, text: string) => form.getByRole('textbox', { name }).fill(text)
  await fill(/^Weight/, '1,25')
  await fill(/^Length/, '30')
  await fill(/^Width/, '20.5')
  await fill(/^Height/, 'high')
  await form.getByRole('button', { name: 'Save weight and size' }).click()
  await expect.element(form).toMatchTextContent(/Temperature logger is missing/)
  await expect.element(form).toMatchTextContent(/Enter centimetres/)
  await fill(/^Height/, '10')
  await fill(/^Temperature logger/, 'TL-0042')
  await form.getByRole('button', { name: 'Save weight and size' }).click()
  await expect.element(toast(/The parcel of UP-2 is measured/)).toBeVisible()
  expect(shop.calls('staffMeasureParcel')[0]?.body).toEqual({
    version: 3,
    weight_grams: 1250,
    length_mm: 300,
    width_mm: 205,
    height_mm: 100,
    logger_number: 'TL-0042',
  })
})

it('OPS-02 the AWB is set in the list, and the manifest is printed of what was handed over', async () => {
  const shop = showConsole('/console/dispatch?stage=packed', {
    staffListDispatch: list([parcel('UP-1', { state: 'packed', cash: 259 })]),
    staffSetParcelCourier: () => ({ order: order([ordersParcel()]) }),
  })
  await expect.element(page.getByText('Collect ₹259').last()).toBeVisible()
  await page.getByRole('button', { name: 'Set AWB of UP-1' }).click()
  const form = page.getByRole('form', { name: 'Courier of UP-1' })
  await form.getByRole('textbox', { name: /^Courier/ }).fill('Blue Express')
  await form.getByRole('textbox', { name: /^AWB/ }).fill('1411 2345 678')
  await form.getByRole('button', { name: 'Save courier and AWB' }).click()
  await expect.element(toast(/Courier and AWB of UP-1 are saved/)).toBeVisible()
  expect(shop.calls('staffSetParcelCourier')[0]?.body).toMatchObject({ awb: '14112345678' })
  await choose('UP-1').click()
  for (const name of ['Labels', 'Packing slips', 'Manifest'])
    await expect.element(page.getByRole('link', { name })).toBeVisible()
})

it('OPS-02 an empty warehouse says so', async () => {
  showConsole('/console/dispatch', {
    staffListDispatch: () => ({
      ...list([])(),
      total: 0,
      totals: { to_pack: 0, packed: 0, handed_over: 0 },
    }),
  })
  await expect.element(page.getByText('Nothing to pack')).toBeVisible()
})

const line = '01990000-0000-7000-8000-00000000000a'
const batch = (lot: number, part: object) => ({
  lot,
  batch: `B${lot}`,
  expires_on: '2028-03-31',
  set_aside: 0,
  free: 0,
  serials: [],
  ...part,
})

it('OPS-02 goods are counted by scan, with serial numbers; what isn’t there waits in a parcel of its own', async () => {
  const shop = showConsole('/console/dispatch', {
    staffListDispatch: list(both),
    staffGetGoods: () => ({
      version: 3,
      order_number: 'UP-1',
      can_change: true,
      lines: [
        {
          line,
          sku_id: 'MON-1',
          title: 'Pulse oximeter',
          gtins: ['3453120000011'],
          quantity: 3,
          takes_serials: true,
          expires_from: '2027-06-30',
          batches: [batch(1, { set_aside: 3 }), batch(2, { free: 8 })],
        },
      ],
    }),
    staffPackGoods: () => ({ version: 4, rest: '01990000-0000-7000-8000-00000000000b' }),
  })
  await page.getByRole('button', { name: 'Count goods of UP-1' }).first().click()
  const scan = page.getByRole('textbox', { name: /Scan or type a batch/ })
  await scan.fill('B7')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/There is no batch B7/)).toBeVisible()
  await scan.fill('(01)03453120000011(17)280331(10)B2(21)S-77')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Pulse oximeter, batch B2 is in the box')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: /^Batch B2/ })).toHaveValue('1')
  const first = page.getByRole('textbox', { name: /^Batch B1/ })
  await expect.element(first).toHaveValue('2')
  await first.fill('1')
  await expect.element(page.getByText(/1 piece isn’t counted/)).toBeVisible()
  await page.getByRole('button', { name: 'Split the parcel' }).click()
  await expect.element(toast(/UP-1 is split/)).toBeVisible()
  expect(shop.calls('staffPackGoods')[0]?.body).toEqual({
    version: 3,
    goods: [
      { line, lot: 1, quantity: 1, serials: [] },
      { line, lot: 2, quantity: 1, serials: ['S-77'] },
    ],
    split: true,
  })
})

const rates = {
  version: 3,
  order_number: 'UP-2',
  pickup_name: 'WAREHOUSE-4',
  collect: 364,
  cold_chain: true,
  by_card: [{ courier: 'Malabar Roadways', cost: 80.5 }],
  couriers: [
    { id: 24, name: 'Narmada Surface', cost: 94.63, days: 4, rating: 4.1, keeps_cold: false },
    { id: 51, name: 'Konkan Express', cost: 123, days: 2, rating: null, keeps_cold: true },
  ],
}

it('OPS-02 compares couriers, begins with the cheapest that keeps the goods cold, and books it at the cost shown', async () => {
  const shop = showConsole('/console/dispatch?stage=packed', {
    staffListDispatch: list([parcel('UP-2', { state: 'packed', can_book: true })]),
    staffListCouriers: () => rates,
    staffBookParcel: () => ({ awb: '1900000000001' }),
  })
  await page.getByRole('button', { name: 'Compare couriers for UP-2' }).click()
  const couriers = page.getByRole('region', { name: 'Couriers for UP-2' })
  await expect.element(couriers.getByText(/The courier collects ₹364 at the door/)).toBeVisible()
  await expect
    .element(couriers.getByText(/By the rate cards.*Malabar Roadways ₹80.50/))
    .toBeVisible()
  await expect.element(couriers.getByRole('radio', { name: /Konkan Express/ })).toBeChecked()
  await couriers.getByRole('radio', { name: /Narmada Surface/ }).click()
  await expect.element(couriers.getByRole('button', { name: 'Book for ₹94.63' })).toBeDisabled()
  await couriers.getByRole('radio', { name: /Konkan Express/ }).click()
  await couriers.getByRole('button', { name: 'Book for ₹123' }).click()
  await expect.element(toast(/UP-2 is booked/)).toBeVisible()
  expect(shop.calls('staffBookParcel')[0]?.body).toEqual({ version: 3, courier: 51, cost: 123 })
})

it('OPS-02 books the chosen parcels at once and shows parcel by parcel with whom, or why not', async () => {
  let isBooked = false
  const shop = showConsole('/console/dispatch?stage=packed', {
    staffListDispatch: () =>
      list([
        parcel('UP-1', { state: 'packed', can_book: !isBooked }),
        parcel('UP-2', { state: 'packed', can_book: true }),
        parcel('UP-3', { state: 'packed', can_book: false }),
      ])(),
    staffBookParcels: () => {
      isBooked = true
      return {
        results: [
          {
            id: 'p-UP-1',
            message: null,
            booked: { courier: 'Narmada Surface', cost: 94.63, awb: '1900000000001' },
          },
          {
            id: 'p-UP-2',
            message: 'The cheapest courier asks ₹123, more than ₹100.',
            booked: null,
          },
        ],
      }
    },
  })
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).click()
  await page.getByRole('button', { name: 'Book couriers' }).click()
  const form = page.getByRole('form', { name: 'Book couriers' })
  const most = form.getByLabelText('Rupees that a parcel may cost at most')
  await expect.element(most).toHaveFocus()
  await form.getByRole('button', { name: 'Book 2 parcels' }).click()
  await expect.element(most).toHaveAccessibleDescription(/Enter an amount in rupees/)
  await most.fill('100')
  await form.getByRole('button', { name: 'Book 2 parcels' }).click()
  await expect
    .element(form.getByText('UP-1: Narmada Surface, ₹94.63, AWB 1900000000001'))
    .toBeVisible()
  await expect
    .element(form.getByRole('alert'))
    .toMatchTextContent('UP-2: The cheapest courier asks ₹123, more than ₹100.')
  await expect.element(form.getByRole('button', { name: 'Book 1 parcel' })).toBeVisible()
  expect(shop.calls('staffBookParcels').map(({ body }) => body)).toEqual([
    {
      parcels: [
        { id: 'p-UP-1', version: 3 },
        { id: 'p-UP-2', version: 3 },
      ],
      most_cost: 100,
    },
  ])
})

it('OPS-02 the focus goes back to the button that compared couriers', async () => {
  showConsole('/console/dispatch?stage=packed', {
    staffListDispatch: list([parcel('UP-2', { state: 'packed', can_book: true })]),
    staffListCouriers: () => rates,
  })
  const opener = page.getByRole('button', { name: 'Compare couriers for UP-2' })
  await expect.element(opener).toBeVisible()
  const button = opener.element()
  if (button instanceof HTMLElement) button.focus()
  await userEvent.keyboard('{Enter}')
  const couriers = page.getByRole('region', { name: 'Couriers for UP-2' })
  await expect.element(couriers).toHaveFocus()
  await couriers.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(opener).toHaveFocus()
})

it('OPS-02 a booked parcel has the courier’s papers, a pick-up, and a way to end it with a reason', async () => {
  const booking = {
    reference: 'UP-1-1',
    is_finished: true,
    courier: 'Konkan Express',
    cost: 123,
    collect: null,
    pickup: '',
  }
  const shop = showConsole('/console/dispatch?stage=packed', {
    staffListDispatch: list([
      parcel('UP-1', { state: 'packed', awb: '1900000000001', courier: 'Konkan Express', booking }),
      parcel('UP-2', {
        state: 'packed',
        can_book: true,
        booking: { ...booking, is_finished: false },
      }),
    ]),
    staffAskPickup: () => ({ pickup: '2026-11-25' }),
    staffCancelBooking: () => ({}),
  })
  await expect
    .element(page.getByRole('link', { name: 'Courier’s label of UP-1' }))
    .toHaveAttribute('href', '/api/staff/parcels/p-UP-1/booking/label')
  await expect.element(page.getByText(/isn’t finished.*UP-1-1/).last()).toBeVisible()
  await page.getByRole('button', { name: 'Ask for pick-up of UP-1' }).click()
  await expect.element(toast(/The courier fetches UP-1/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the booking of UP-1' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Too slow')
  await dialog.getByRole('button', { name: 'Cancel the booking' }).click()
  await expect.element(toast(/The booking of UP-1 is cancelled/)).toBeVisible()
  expect(shop.calls('staffCancelBooking')[0]?.body).toEqual({ reason: 'Too slow' })
})

import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import { showPortal } from '../testing/show-portal.tsx'

const id = '0b5fb3f5-6a5f-4c9e-9d0b-6f6a5a2b7c11'
const parcel = {
  id,
  version: 3,
  order_number: 'UP-100012',
  placed_at: '2026-11-27T05:30:00.000Z',
  state: 'placed' as const,
  state_label: 'Order placed',
  promised: { from: '2026-11-29', to: '2026-11-30' },
  warehouse: { name: 'Bhiwandi', city: 'Mumbai' },
  courier: '',
  awb: '',
  tracking_url: '',
  cold_chain: true,
  logger_number: '',
  package: null,
  is_booked: false,
  invoice_number: '',
  missing: [],
  recalled: [],
  next: ['packed' as const],
  contents: [
    { sku_id: 'GAU-1', title: 'Gauze', quantity: 3, batch: 'B7', expires_on: '2028-01-31' },
  ],
}
const packed = {
  ...parcel,
  version: 4,
  state: 'packed' as const,
  state_label: 'Packed',
  invoice_number: 'SY1/26-27/12',
  next: ['shipped' as const],
}
const address = `/seller/parcels/${id}`

describe('a parcel in the seller portal', () => {
  it('APP-01 opens from the list and shows what goes into it', async () => {
    const portal = showPortal('/seller/parcels', {
      sellerListParcels: () => ({
        warehouses: [{ id: 1, name: 'Bhiwandi', city: 'Mumbai', waiting: 1 }],
        warehouse: 1,
        totals: { to_pack: 1, packed: 0, handed_over: 0 },
        total: 1,
        total_is_more: false,
        parcels: [parcel],
      }),
      sellerGetParcel: () => ({ parcel }),
    })
    await page.getByRole('link', { name: 'UP-100012' }).click()
    await expect.poll(portal.href).toBe(address)
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Parcel of UP-100012' }))
      .toBeVisible()
    await expect.element(page.getByText(/GAU-1, batch B7, expires/)).toBeVisible()
    await expect.element(page.getByText('Not weighed yet.')).toBeVisible()
  })

  it('APP-01 is weighed by keyboard, cold goods with their logger', async () => {
    const portal = showPortal(address, {
      sellerGetParcel: () => ({ parcel }),
      sellerMeasureParcel: () => ({
        parcel: {
          ...parcel,
          version: 4,
          logger_number: 'TL-7',
          package: { weight_grams: 1250, length_mm: 300, width_mm: 205, height_mm: 80 },
        },
      }),
    })
    await page.getByRole('button', { name: 'Weigh' }).click()
    const form = page.getByRole('form', { name: 'Weight and size of UP-100012' })
    await form.getByRole('button', { name: 'Save weight and size' }).click()
    await expect.element(form.getByText('Temperature logger is missing').first()).toBeVisible()
    for (const [name, value] of [
      ['Weight in kg', '1.25'],
      ['Length in cm', '30'],
      ['Width in cm', '20.5'],
      ['Height in cm', '8'],
      ['Temperature logger', 'TL-7'],
    ] as const)
      await form.getByRole('textbox', { name }).fill(value)
    await form.getByRole('button', { name: 'Save weight and size' }).click()
    await expect.element(toast('Weight and size are saved.')).toBeVisible()
    await expect.element(page.getByText('1.25 kg, 30 × 20.5 × 8 cm · Logger TL-7')).toBeVisible()
    expect(portal.calls('sellerMeasureParcel').map(({ params, body }) => [params, body])).toEqual([
      [
        { id },
        {
          version: 3,
          weight_grams: 1250,
          length_mm: 300,
          width_mm: 205,
          height_mm: 80,
          logger_number: 'TL-7',
        },
      ],
    ])
  })

  it('APP-01 is marked as packed, then shows its invoice and waits for the courier', async () => {
    const portal = showPortal(address, {
      sellerGetParcel: () => ({ parcel }),
      sellerMoveParcel: () => ({ parcel: packed }),
    })
    await page.getByRole('button', { name: 'Mark as packed' }).click()
    await expect.element(toast('The parcel is packed.')).toBeVisible()
    await expect.element(page.getByText('SY1/26-27/12')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Mark as handed over' })).toBeVisible()
    expect(portal.calls('sellerMoveParcel').map(({ body }) => body)).toEqual([
      { version: 3, state: 'packed' },
    ])
  })

  it('APP-01 says why it can’t be packed, and reads the parcel anew', async () => {
    const message = 'No licence of yours for these goods is in force here. Send us the renewal.'
    const portal = showPortal(address, {
      sellerGetParcel: () => ({ parcel }),
      sellerMoveParcel: () => refuse('sale_unlicensed', message),
    })
    await page.getByRole('button', { name: 'Mark as packed' }).click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(`Error: ${message}`)
    await expect.poll(() => portal.calls('sellerGetParcel').length).toBe(2)
  })

  it('APP-01 offers nothing to weigh or to set once it has left', async () => {
    const left = { ...packed, state: 'shipped' as const, state_label: 'Shipped', next: [] }
    showPortal(address, {
      sellerGetParcel: () => ({ parcel: { ...left, courier: 'Blue Express', awb: 'B12345' } }),
    })
    await expect.element(page.getByText('Blue Express B12345')).toBeVisible()
    expect(page.getByRole('button', { name: 'Weigh' }).elements()).toEqual([])
    expect(page.getByRole('button', { name: /^Mark as/ }).elements()).toEqual([])
  })

  it('APP-01 takes courier and AWB, then offers label and handing over; a corrected AWB asks why', async () => {
    const booked = { ...packed, version: 5, courier: 'Blue Express', awb: 'BX12345' }
    const portal = showPortal(address, {
      sellerGetParcel: () => ({ parcel: packed }),
      sellerSetParcelCourier: () => ({ parcel: booked }),
    })
    await page.getByRole('button', { name: 'Set AWB' }).click()
    expect(page.getByRole('link', { name: 'Label' }).elements()).toEqual([])
    const form = page.getByRole('form', { name: 'Courier of UP-100012' })
    await form.getByRole('textbox', { name: 'Courier' }).fill('Blue Express')
    await form.getByRole('textbox', { name: 'AWB' }).fill('bx 12345')
    expect(form.getByRole('textbox', { name: 'Why' }).elements()).toEqual([])
    await form.getByRole('button', { name: 'Save courier and AWB' }).click()
    await expect.element(toast('Courier and AWB are saved.')).toBeVisible()
    await expect.element(page.getByText('Blue Express BX12345')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Label' }))
      .toHaveAttribute('href', `/api/seller/parcels/${id}/papers/labels`)
    await page.getByRole('button', { name: 'Correct the AWB' }).click()
    await form.getByRole('textbox', { name: 'AWB' }).fill('BX99999')
    await form.getByRole('textbox', { name: 'Why' }).fill('Misread')
    await form.getByRole('button', { name: 'Save courier and AWB' }).click()
    await expect.poll(() => portal.calls('sellerSetParcelCourier').length).toBe(2)
    expect(portal.calls('sellerSetParcelCourier').map(({ body }) => body)).toMatchObject([
      { version: 4, courier: 'Blue Express', awb: 'BX12345', reason: '' },
      { version: 5, awb: 'BX99999', reason: 'Misread' },
    ])
  })

  it.each([
    ['before it is packed', parcel, ['Packing slip']],
    [
      'once it has left',
      { ...packed, state: 'shipped' as const, state_label: 'Shipped', next: [] },
      ['Invoice', 'Copy for the transporter'],
    ],
    [
      'with recalled goods',
      { ...packed, awb: 'BX12345', recalled: ['Gauze, batch B7 is recalled'] },
      ['Invoice', 'Copy for the transporter'],
    ],
  ])('APP-01 offers the papers of a parcel %s', async (_, shown, names) => {
    showPortal(address, { sellerGetParcel: () => ({ parcel: shown }) })
    const papers = page.getByRole('link', { name: /slip|Label|Invoice|transporter/ })
    await expect.element(papers.first()).toBeVisible()
    expect(papers.elements().map(({ textContent }) => textContent)).toEqual(names)
  })

  it('APP-01 keeps another batch by a scan, and says so', async () => {
    const batch = (lot: number, name: string, own: number, free: number) => ({
      lot,
      batch: name,
      expires_on: '2028-01-31',
      set_aside: own,
      free,
      serials: [],
    })
    const portal = showPortal(address, {
      sellerGetParcel: () => ({ parcel }),
      sellerGetGoods: () => ({
        version: 3,
        order_number: 'UP-100012',
        can_change: true,
        lines: [
          {
            line: id,
            sku_id: 'GAU-1',
            title: 'Gauze',
            gtins: [],
            quantity: 3,
            takes_serials: false,
            expires_from: null,
            batches: [batch(1, 'B7', 3, 0), batch(2, 'B8', 0, 9)],
          },
        ],
      }),
      sellerPackGoods: () => ({ parcel: { ...parcel, version: 4 }, rest: null }),
    })
    await page.getByRole('button', { name: 'Count goods' }).click()
    await page.getByRole('textbox', { name: 'Scan or type a batch' }).fill('B8')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Gauze, batch B8 is in the box')).toBeVisible()
    await page.getByRole('button', { name: 'Save goods' }).click()
    await expect.element(toast('The goods of UP-100012 are kept.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Count goods' })).toBeVisible()
    expect(portal.calls('sellerPackGoods').map(({ body }) => body)).toEqual([
      {
        version: 3,
        goods: [
          { line: id, lot: 1, quantity: 2, serials: [] },
          { line: id, lot: 2, quantity: 1, serials: [] },
        ],
        split: false,
      },
    ])
  })

  it('APP-01 another seller’s isn’t there', async () => {
    showPortal(address, {
      sellerGetParcel: () => refuse('parcel_unknown', 'There is no such parcel.'),
    })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible()
    // The console isn't a member's.
    await expect
      .element(page.getByRole('link', { name: 'Go to the start page' }))
      .toHaveAttribute('href', '/seller')
  })
})

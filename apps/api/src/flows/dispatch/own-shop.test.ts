import { expect, it } from 'vitest'
import type { Answer, BodyInput } from '@upchar/contract/schema/endpoints'
import { wrongBooks } from '@upchar/testkit/books'
import { askReturn } from '@upchar/testkit/returns'
import { buyInCash, runJobs } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { multipartOf } from '@upchar/testkit/uploads'
import { useWorld, type Visitor } from '@upchar/testkit/world'

// A shop of somebody's own, as it is at its first start: no demo goods, no courier's account.
const world = useWorld(
  {
    UPCHAR_ENV: 'production',
    UPCHAR_SECRET: 'x'.repeat(32),
    FILE_KEYS: `2026:${'k'.repeat(43)}`,
    UPCHAR_ORIGIN: 'https://shop.example',
    SMTP_URL: 'smtps://mail.example',
    PAYMENT_KEY_ID: 'rzp_live_1',
    PAYMENT_KEY_SECRET: 'a',
    PAYMENT_WEBHOOK_SECRET: 'b',
    OPERATOR_GSTIN: '27AAPFU0939F1ZV',
    LEGAL_NAME: 'Konkan Surgicals LLP',
    SUPPORT_EMAIL: 'help@shop.example',
    SUPPORT_PHONE: '91 22 1111 1111',
    OFFICE_ADDRESS: '4 Dock Road, Mazgaon, Mumbai 400010, Maharashtra',
    GRIEVANCE_OFFICER: 'Meera Kulkarni, Grievance Officer',
  },
  { isEmpty: true },
)

const sku = 'KNK-G-M'
const goods = `sku,title,brand,category,maker,origin,licence,price,gst_rate,hsn,stock,batch,expiry
${sku},"Nitrile examination gloves, M, 100 pieces",Konkan,Nitrile examination gloves,Konkan Gloves LLP,India,MFG/MD/2024/000123,420,5,40151900,250,B-17,2028-03-31
`

/** What an administrator enters in the console before buyers can order. */
async function setUp(admin: Visitor): Promise<void> {
  const sold = await admin.call('staffAddSeller', {
    body: {
      legal_name: 'Konkan Surgicals LLP',
      trade_name: 'Konkan Surgicals',
      gstin: '27AAPFU0939F1ZV',
      address: '4 Dock Road, Mazgaon',
      city: 'Mumbai',
      pincode: '400010',
      email: 'orders@shop.example',
      phone: '+91 98200 12345',
      invoice_prefix: 'KNK',
      hsn_digits: 4,
    },
  })
  expect(sold.status, JSON.stringify(sold.body)).toBe(200)
  const params = { id: sold.body.seller.id }
  const stands = await admin.call('staffAddWarehouse', {
    params,
    body: {
      name: 'Mazgaon',
      pincode: '400010',
      cut_off_hour: 16,
      works_sunday: false,
    },
  })
  expect(stands.status, JSON.stringify(stands.body)).toBe(200)
  const licensed = await admin.call('staffAddLicence', {
    params,
    body: { form: 'MD-42', number: 'RSM/MH/2025/001', valid_until: null },
  })
  expect(licensed.status, JSON.stringify(licensed.body)).toBe(200)
  const sent = await admin.raw({
    method: 'POST',
    url: '/api/staff/catalogue-files',
    ...multipartOf(Buffer.from(goods), 'goods.csv'),
  })
  expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  await runJobs(world)
  const { file } = sent.body as Answer<'staffUploadCatalogue'>
  const asked = await admin.call('staffImportCatalogueFile', { params: { id: file.id } })
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  await runJobs(world)
  const { files } = (await admin.call('staffListCatalogueFiles')).body
  expect(files).toMatchObject([{ state: 'done', summary: { written: 1, errors: 0 } }])
  const { ready, steps } = (await admin.call('staffGetSetup')).body
  expect(ready, JSON.stringify(steps)).toBe(true)
}

/** From the pick list to the buyer's door, as a warehouse without a courier's API works. */
async function send(desk: Visitor, number: string): Promise<void> {
  const { parcels } = (await desk.call('staffListDispatch', { query: { stage: 'to_pack' } })).body
  const found = parcels.find(({ order_number: one }) => one === number)
  if (found === undefined) throw new Error('nothing to pack')
  expect(found).toMatchObject({ courier: '', awb: '', can_book: false })
  const params = { id: found.id }
  const box = { weight_grams: 900, length_mm: 250, width_mm: 120, height_mm: 80 }
  const measured = await desk.call('staffMeasureParcel', {
    params,
    body: { version: found.version, ...box },
  })
  let { version } = measured.body
  const packed = await desk.call('staffMoveParcels', {
    body: { parcels: [{ id: found.id, version }], state: 'packed' },
  })
  expect(packed.body.results).toEqual([{ id: found.id, message: null }])
  version++
  const booked = await desk.call('staffSetParcelCourier', {
    params,
    body: { version, courier: 'India Post', awb: 'EM123456789IN' },
  })
  expect(booked.status, JSON.stringify(booked.body)).toBe(200)
  for (const paper of ['labels', 'packing-slips', 'manifest'])
    expect(
      (
        await desk.raw({
          method: 'GET',
          url: `/api/staff/dispatch/papers/${paper}?parcels=${found.id}`,
        })
      ).headers['content-type'],
    ).toBe('application/pdf')
  for (const state of ['shipped', 'in_transit', 'out_for_delivery', 'delivered'] as const) {
    world.clock.advance(60_000)
    version++
    const moved = await desk.call('staffMoveParcel', {
      params,
      body: { version, state, at: world.clock.now().toISOString() },
    })
    expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  }
}

/** Decides, fetches, inspects, credits and pays back. */
async function takeBack(desk: Visitor, finance: Visitor, id: string): Promise<void> {
  const params = { id }
  const read = async (by = desk) => (await by.call('staffGetReturn', { params })).body.return
  const decided = await desk.call('staffDecideReturn', {
    params,
    body: { version: (await read()).version, approve: true },
  })
  expect(decided.status, JSON.stringify(decided.body)).toBe(200)
  const fetched = await desk.call('staffPickUpReturn', {
    params,
    body: { version: (await read()).version, courier: 'India Post', awb: 'EM987654321IN' },
  })
  expect(fetched.status, JSON.stringify(fetched.body)).toBe(200)
  const now = await read()
  const pieces: BodyInput<'staffSettleReturn'>['pieces'] = now.items.flatMap(({ line, batches }) =>
    batches.map(({ lot, parcel, quantity }) => ({
      line,
      lot,
      parcel,
      quantity,
      fate: 'restock' as const,
    })),
  )
  const { settlement } = (await desk.call('staffPreviewReturn', { params, body: { pieces } })).body
  const settled = await desk.call('staffSettleReturn', {
    params,
    body: { version: now.version, pieces, credit: settlement.credit, decision: '' },
  })
  expect(settled.status, JSON.stringify(settled.body)).toBe(200)
  const paid = await finance.call('staffPayReturn', {
    params,
    body: { version: (await read(finance)).version, bank_reference: 'UTR20261124' },
  })
  expect(paid.body.return, JSON.stringify(paid.body)).toMatchObject({ state: 'paid', to_pay: 0 })
}

it('OPS-01 OPS-02 RET-02 a production shop of somebody’s own goods, without a courier’s account: from the cart to delivered and returned by the console alone', async () => {
  const admin = (await signedInStaff(world, 'admin')).visitor
  await setUp(admin)
  const { visitor, order } = await buyInCash(world, { sku, quantity: 2 })
  const desk = (await signedInStaff(world, 'support')).visitor
  await send(desk, order.order_number)
  const id = order.order_id
  const shown = (await visitor.call('getOrderStatus', { query: { id } })).body.order
  expect(shown.sub_orders).toMatchObject([
    { state: 'delivered', shipment: { courier: 'India Post', awb: 'EM123456789IN' } },
  ])
  const invoiced = shown.sub_orders.flatMap(({ items }) => items)
  const line = invoiced.find(({ sku_id: one }) => one === sku)?.line ?? ''
  world.clock.advance(60_000)
  const asked = await askReturn(visitor, id, [{ line, quantity: 2 }], { pay_to: 'asha.k@okhdfc' })
  const finance = (await signedInStaff(world, 'finance')).visitor
  await takeBack(desk, finance, asked.id)
  const after = (await visitor.call('getOrderStatus', { query: { id } })).body.order
  // The seller's of the goods, and the shop's of the fee for paying in cash.
  expect(after.credit_notes).toHaveLength(2)
  expect(after.total - after.returned).toBe(0)
  expect(await wrongBooks(world)).toBe('')
})

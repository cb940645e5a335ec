import { sql } from '../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import { useDesk } from '@upchar/testkit/desk'
import { pdfLines } from '@upchar/testkit/pdf-text'
import { signedInSeller } from '@upchar/testkit/sellers'
import { atGateway, created, guestWith, outcomeOf, pay, place, placed } from '@upchar/testkit/shop'
import { countStatements, useWorld } from '@upchar/testkit/world'
import { cancel, lineOf, orderOf } from './testing/cancel.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
const { goods, desk } = useDesk(world)

type Stage = 'to_pack' | 'packed' | 'handed_over'
const list = async (stage: Stage, warehouse = goods.warehouses.mumbai) =>
  (await desk.call('staffListDispatch', { query: { warehouse, stage } })).body
const parcelOf = async (number: string, stage: Stage, warehouse?: number) => {
  const found = (await list(stage, warehouse)).parcels.find((one) => one.order_number === number)
  if (found === undefined) throw new Error(`${number} isn’t ${stage}`)
  return found
}
type Parcel = Awaited<ReturnType<typeof parcelOf>>

const buy = async (products: readonly { sku: string; quantity?: number }[]) => {
  const [first, ...others] = products
  const visitor = await guestWith(world, { sku: first?.sku ?? '', quantity: first?.quantity ?? 1 })
  for (const { sku, quantity = 1 } of others)
    await visitor.call('updateGuestCart', {
      body: { type: 'ADD', product: { sku_id: sku, quantity } },
    })
  const { order_number: number, order_id: id } = placed(
    await place(visitor, await created(visitor)),
  )
  return { number, id, visitor }
}
const move = async (parcels: readonly Parcel[], state: 'packed' | 'shipped') =>
  (
    await desk.call('staffMoveParcels', {
      body: { parcels: parcels.map(({ id, version }) => ({ id, version })), state },
    })
  ).body.results
const paper = (
  kind: 'pick-list' | 'packing-slips' | 'labels' | 'manifest',
  ids: readonly string[],
) => desk.raw({ method: 'GET', url: `/api/staff/dispatch/papers/${kind}?parcels=${ids.join(',')}` })
/** The words of a PDF. */
const wordsOf = ({ status, body }: Awaited<ReturnType<typeof paper>>): string => {
  expect(status, String(body)).toBe(200)
  return pdfLines(body as Buffer)
    .join(' ')
    .replaceAll(/ +/g, ' ')
}
const book = async ({ id, version }: Parcel, awb: string) =>
  desk.call('staffSetParcelCourier', {
    params: { id },
    body: { version, courier: 'Blue Express', awb, tracking_url: '' },
  })
const box = { weight_grams: 1250, length_mm: 300, width_mm: 200, height_mm: 100 }

describe('dispatch', () => {
  it('APP-01 shows a seller its own parcels with what packing needs, and nothing of the buyer', async () => {
    const { sku } = await goods.addVariant({ title: 'Seller’s gauze', stock: { mumbai: 50 } })
    const { number } = await buy([{ sku, quantity: 3 }])
    const theirs = (await signedInSeller(world, 'operations', goods.sellers.mumbai)).visitor
    const query = { warehouse: goods.warehouses.mumbai, limit: 100 }
    const { body } = await theirs.call('sellerListParcels', { query })
    expect(body.warehouses.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([
      goods.warehouses.mumbai,
      goods.warehouses.nagpur,
    ])
    const parcel = body.parcels.find((one) => one.order_number === number)
    expect(parcel).toMatchObject({
      state: 'placed',
      promised: { from: expect.any(String), to: expect.any(String) },
      contents: [{ sku_id: sku, title: 'Seller’s gauze, M', quantity: 3 }],
    })
    const shown = (await parcelOf(number, 'to_pack')).to
    expect(JSON.stringify(body)).not.toContain(shown.pincode)
    expect(Object.keys(parcel ?? {})).not.toContain('to')

    const rival = (await signedInSeller(world, 'operations', goods.sellers.delhi)).visitor
    expect(await rival.call('sellerListParcels', { query })).toMatchObject({
      status: 404,
      body: { code: 'warehouse_unknown' },
    })
    const ofRival = (await rival.call('sellerListParcels')).body
    expect(ofRival.warehouses.map(({ id }) => id)).toEqual([goods.warehouses.delhi])
    expect(ofRival.parcels.filter((one) => one.order_number === number)).toEqual([])
  })

  it('OPS-02 goes from the pick list to the signed manifest', async () => {
    const { sku } = await goods.addVariant({ title: 'Nitrile gloves', stock: { mumbai: 50 } })
    const [one, two] = [await buy([{ sku, quantity: 2 }]), await buy([{ sku, quantity: 3 }])]
    const waiting = [await parcelOf(one.number, 'to_pack'), await parcelOf(two.number, 'to_pack')]
    const [first, second] = waiting
    if (first === undefined || second === undefined) throw new Error('no parcels')
    expect(first).toMatchObject({
      to: { city: 'Mumbai', pincode: '400001' },
      cash: null,
      package: null,
      contents: [{ sku_id: sku, quantity: 2 }],
    })

    const picks = wordsOf(await paper('pick-list', [first.id, second.id]))
    expect(picks).toContain('Pick list')
    expect(picks).toContain(`2 × ${one.number}`)
    expect(picks).toContain(`3 × ${two.number}`)
    expect(picks).toMatch(/All pieces 5/)

    expect(await paper('labels', [first.id])).toMatchObject({
      status: 409,
      body: { code: 'label_not_ready' },
    })
    expect(await move(waiting, 'packed')).toEqual([
      { id: first.id, message: null },
      { id: second.id, message: null },
    ])
    const packed = await parcelOf(one.number, 'packed')
    // Two at ₹105.00, and ₹49.00 for cash on delivery.
    expect(packed.cash).toBe(259)
    expect(await move([packed], 'shipped')).toMatchObject([{ message: /courier/ }])

    const measured = await desk.call('staffMeasureParcel', {
      params: { id: packed.id },
      body: { version: packed.version, ...box },
    })
    expect(measured.body).toEqual({ success: true, version: packed.version + 1 })
    await book({ ...packed, version: packed.version + 1 }, '14112345678')
    const slip = wordsOf(await paper('packing-slips', [packed.id]))
    expect(slip).toContain('1.25 kg, 300 × 200 × 100 mm')
    expect(slip).not.toContain('₹')
    const label = wordsOf(await paper('labels', [packed.id]))
    expect(label).toContain('14112345678')
    expect(label).toContain('COLLECT ₹259.00 IN CASH')
    expect(label).toContain('9876543210')
    expect(label).not.toContain('@')

    const ready = await parcelOf(one.number, 'packed')
    expect(await move([ready], 'shipped')).toEqual([{ id: ready.id, message: null }])
    expect((await parcelOf(one.number, 'handed_over')).state).toBe('shipped')
    const manifest = wordsOf(await paper('manifest', [ready.id]))
    expect(manifest).toMatch(/Manifest: Blue Express/)
    expect(manifest).toMatch(/Together 1.25 kg ₹259.00/)
  })

  it('OPS-02 one parcel’s fault holds up no other: a colleague’s change, a second press', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 50 } })
    const [one, two] = [await buy([{ sku }]), await buy([{ sku }])]
    const [first, second] = [
      await parcelOf(one.number, 'to_pack'),
      await parcelOf(two.number, 'to_pack'),
    ]
    await move([first], 'packed')
    const again = await move([first, second], 'packed')
    expect(again[0]?.message).toContain('has changed')
    expect(again[1]).toEqual({ id: second.id, message: null })
  })

  it('OPS-02 a cold-chain parcel is measured with its logger, and its label says so', async () => {
    const { sku } = await goods.addVariant({ coldChain: true, stock: { mumbai: 10 } })
    // Cold goods aren't sold for cash.
    const { visitor, checkout, url } = await atGateway(world, { sku })
    await pay(visitor, url)
    const outcome = await outcomeOf(visitor, checkout)
    if (outcome.state !== 'placed') throw new Error('not placed')
    const number = outcome.order_number
    const parcel = await parcelOf(number, 'to_pack')
    expect(parcel.cold_chain).toBe(true)
    const measure = (logger_number?: string) =>
      desk.call('staffMeasureParcel', {
        params: { id: parcel.id },
        body: { version: parcel.version, ...box, ...(logger_number && { logger_number }) },
      })
    expect((await measure()).body).toMatchObject({ code: 'logger_missing' })
    expect((await measure('TL-0042')).status).toBe(200)
    expect((await measure('TL-0042')).status).toBe(200)
    expect((await measure('TL-0043')).body).toMatchObject({ code: 'changed_meanwhile' })
    await move([await parcelOf(number, 'to_pack')], 'packed')
    await book(await parcelOf(number, 'packed'), 'COLD00042')
    const { id } = await parcelOf(number, 'packed')
    const label = wordsOf(await paper('labels', [id]))
    expect(label).toContain('COLD CHAIN: KEEP AT 2 TO 8 °C')
    expect(label).toContain('PREPAID: COLLECT NOTHING')
    expect(wordsOf(await paper('packing-slips', [id]))).toContain('Temperature logger TL-0042')
  })

  it('OPS-02 each parcel of an order collects its own, together what is due', async () => {
    const far = await goods.addVariant({ stock: { nagpur: 10 } })
    const near = await goods.addVariant({ stock: { mumbai: 10 } })
    const { number, visitor, id } = await buy([near, far])
    for (const warehouse of [goods.warehouses.mumbai, goods.warehouses.nagpur])
      await move([await parcelOf(number, 'to_pack', warehouse)], 'packed')
    const cash = [
      (await parcelOf(number, 'packed', goods.warehouses.mumbai)).cash ?? 0,
      (await parcelOf(number, 'packed', goods.warehouses.nagpur)).cash ?? 0,
    ]
    const { order } = (await visitor.call('getOrderStatus', { query: { id } })).body
    expect(cash).toEqual([154, 105])
    expect((cash[0] ?? 0) + (cash[1] ?? 0)).toBe(order.total)
  })

  it('OPS-02 refuses papers of unknown and cancelled parcels, and of two warehouses on one pick list', async () => {
    const far = await goods.addVariant({ stock: { nagpur: 10 } })
    const near = await goods.addVariant({ stock: { mumbai: 10 } })
    const { number } = await buy([near, far])
    const ids = [
      (await parcelOf(number, 'to_pack', goods.warehouses.mumbai)).id,
      (await parcelOf(number, 'to_pack', goods.warehouses.nagpur)).id,
    ]
    expect((await paper('pick-list', ids)).body).toMatchObject({ code: 'paper_refused' })
    for (const id of ['x', '0198c0de-0000-7000-8000-000000000001'])
      expect((await paper('pick-list', [id])).body).toMatchObject({ code: 'parcel_unknown' })
  })

  it('OPS-02 prints no label without a number, and nothing of a parcel that is cancelled', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 10 } })
    const { number, id, visitor } = await buy([{ sku }])
    const parcel = await parcelOf(number, 'to_pack')
    await move([parcel], 'packed')
    for (const kind of ['labels', 'manifest'] as const)
      expect((await paper(kind, [parcel.id])).body).toMatchObject({
        code: 'label_not_ready',
        message: expect.stringContaining('has no AWB yet'),
      })
    const other = await buy([{ sku }])
    const gone = await parcelOf(other.number, 'to_pack')
    await cancel(world, other.visitor, other.id)
    for (const kind of ['pick-list', 'packing-slips', 'labels', 'manifest'] as const)
      expect((await paper(kind, [gone.id])).body).toMatchObject({ code: 'paper_refused' })
    expect((await orderOf(visitor, id)).sub_orders[0]?.state).toBe('packed')
  })

  it('OPS-02 shows of a line in two parcels what lies in each', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 2, nagpur: 3 } })
    const { number } = await buy([{ sku, quantity: 5 }])
    const quantities = async (warehouse: number) =>
      (await parcelOf(number, 'to_pack', warehouse)).contents.map(({ quantity }) => quantity)
    expect(await quantities(goods.warehouses.mumbai)).toEqual([2])
    expect(await quantities(goods.warehouses.nagpur)).toEqual([3])
  })

  it('OPS-02 has handed over on a day in India what was scanned until its last second', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 10 } })
    const { number } = await buy([{ sku }])
    await move([await parcelOf(number, 'to_pack')], 'packed')
    await book(await parcelOf(number, 'packed'), 'DAYEND0001')
    const { id } = await parcelOf(number, 'packed')
    await move([await parcelOf(number, 'packed')], 'shipped')
    const on = async (day: string) =>
      (
        await desk.call('staffListDispatch', {
          query: { warehouse: goods.warehouses.mumbai, stage: 'handed_over', day },
        })
      ).body.parcels.some((one) => one.id === id)
    const scanned = async (at: string) => {
      await world.db.execute(
        sql`update shipment_scan set scanned_at = ${at}::timestamptz where shipment_id = ${id}::uuid and status_id in (6, 42)`,
      )
      return [await on('2026-11-23'), await on('2026-11-24'), await on('2026-11-25')]
    }
    expect(await scanned('2026-11-23T18:29:59.999Z')).toEqual([true, false, false])
    expect(await scanned('2026-11-23T18:30:00Z')).toEqual([false, true, false])
    expect(await scanned('2026-11-24T18:29:59.999Z')).toEqual([false, true, false])
    expect(await scanned('2026-11-24T18:30:00Z')).toEqual([false, false, true])
    // Has no day after it.
    expect(await on('9999-12-31')).toBe(false)
  })

  it('OPS-02 RET-01 collects for the parcel that is left what is owed, once another one is cancelled', async () => {
    const near = await goods.addVariant({ stock: { mumbai: 10 } })
    const other = await goods.addVariant({ seller: 'delhi', stock: { delhi: 10 } })
    const { number, visitor, id } = await buy([near, other])
    await move([await parcelOf(number, 'to_pack', goods.warehouses.mumbai)], 'packed')
    const line = lineOf(await orderOf(visitor, id), near.sku)
    const items = [{ line, quantity: 1 }]
    const { amount } = (await desk.call('staffPreviewCancel', { params: { id }, body: { items } }))
      .body.cancel
    const cancelled = await desk.call('staffCancelOrder', {
      params: { id },
      body: { items, amount, reason: 'not_available', note: '', request_key: `gone ${id}` },
    })
    expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200)
    await move([await parcelOf(number, 'to_pack', goods.warehouses.delhi)], 'packed')
    const left = await parcelOf(number, 'packed', goods.warehouses.delhi)
    expect(left.cash).toBe((await orderOf(visitor, id)).total_now)
  })

  it('OPS-02 prints a parcel once that is named twice, and notes who printed it', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 10 } })
    const { number, id } = await buy([{ sku, quantity: 2 }])
    const parcel = await parcelOf(number, 'to_pack')
    expect(wordsOf(await paper('pick-list', [parcel.id, parcel.id]))).toMatch(/All pieces 2/)
    const { rows } = await world.db.execute(
      sql`select after from audit_entry where action = 'parcel.print' and subject_id = ${id}`,
    )
    expect(rows).toEqual([{ after: { parcel: parcel.id, paper: 'pick-list' } }])
  })

  it('OPS-02 never prints “collect nothing” for a cash order whose amount isn’t known', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 10 } })
    const { number } = await buy([{ sku }])
    await move([await parcelOf(number, 'to_pack')], 'packed')
    await book(await parcelOf(number, 'packed'), 'NOINV00001')
    const { id } = await parcelOf(number, 'packed')
    await world.db.execute(sql`update shipment set cash_paise = null where id = ${id}::uuid`)
    expect((await paper('labels', [id])).body).toMatchObject({ code: 'label_not_ready' })
  })

  it('OPS-02 shows no parcels of another warehouse for one that is unknown', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 10 } })
    await buy([{ sku }])
    expect(await list('to_pack', 2_000_000_000)).toMatchObject({ warehouse: null, parcels: [] })
  })

  it('OPS-02 reads the list in three statements, and the session', async () => {
    const { statements } = await countStatements(() => list('to_pack'))
    expect(statements.filter((one) => one.includes('warehouse'))).toHaveLength(3)
    expect(statements.length).toBeLessThanOrEqual(5)
  })
})

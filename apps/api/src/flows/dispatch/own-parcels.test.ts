import { describe, expect, it } from 'vitest'
import { auditOf } from '@upchar/testkit/audit'
import { wrongBooks } from '@upchar/testkit/books'
import { useDesk } from '@upchar/testkit/desk'
import { pdfLines } from '@upchar/testkit/pdf-text'
import { signedInSeller } from '@upchar/testkit/sellers'
import { countOf } from '@upchar/testkit/shop'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'
import { awbOf, box, ownParcels, paper } from './testing/own-parcels.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
const { goods, desk } = useDesk(world)
const { memberOf, toPack, seen, measure, move, carry } = ownParcels(world, goods)
const ownInvoices = (order: string) =>
  countOf(world, 'invoice', sql`order_id = ${order}::uuid and shipment_id is not null`)
const inDesk = async (order: string) => {
  const { body } = await desk.call('staffGetOrder', { params: { id: order } })
  const [parcel] = body.order.parts.flatMap(({ parcels }) => parcels)
  if (parcel === undefined) throw new Error('no parcel')
  return { parcel, timeline: body.order.timeline }
}

describe('a seller packs its own parcels in the portal', () => {
  it('APP-01 weighs and packs one: its invoice is issued, and the entries name the member', async () => {
    const { by, member, id, order, sku } = await toPack({ title: 'Seller’s swabs' })
    expect(await seen(by, id)).toMatchObject({
      state: 'placed',
      package: null,
      next: ['packed'],
      invoice_number: '',
      contents: [{ sku_id: sku, quantity: 2 }],
    })
    expect(await measure(by, id)).toMatchObject({
      status: 200,
      body: { parcel: { package: box, logger_number: '' } },
    })
    expect(await ownInvoices(order)).toBe(0)
    const packed = await move(by, id, 'packed')
    expect(packed).toMatchObject({ status: 200, body: { parcel: { state: 'packed' } } })
    expect(packed.body.parcel.invoice_number).not.toBe('')
    expect(packed.body.parcel.next).toEqual(['shipped'])
    expect(await ownInvoices(order)).toBe(1)
    const entries = (await auditOf(world.db, order)).filter(({ by: staff }) => staff === null)
    expect(entries).toMatchObject([
      { action: 'parcel.measure', after: { parcel: id, by_member: member.id } },
      { action: 'parcel.state', after: { parcel: id, state: 'packed', by_member: member.id } },
    ])
    const { timeline } = await inDesk(order)
    expect(timeline.find(({ title }) => title === 'Packed')?.by?.name).toBe(
      `${member.name} (seller)`,
    )
    expect(await wrongBooks(world)).toBe('')
  })

  it('APP-01 says nothing of the buyer', async () => {
    const { by, id } = await toPack()
    await move(by, id, 'packed')
    const shown = JSON.stringify((await by.call('sellerGetParcel', { params: { id } })).body)
    for (const secret of ['Meera', '9876543210', '400001', 'Marine Lines', 'hospital.example'])
      expect(shown).not.toContain(secret)
  })

  it('APP-01 another seller’s parcel is unknown, and accounts may not', async () => {
    const { by, id } = await toPack()
    const before = await seen(by, id)
    const rival = (await signedInSeller(world, 'owner', goods.sellers.delhi)).visitor
    const accounts = (await memberOf('accounts')).visitor
    const calls = (visitor: Visitor) => [
      visitor.call('sellerGetParcel', { params: { id } }),
      visitor.call('sellerMeasureParcel', {
        params: { id },
        body: { version: before.version, ...box },
      }),
      move(visitor, id, 'packed', before.version),
    ]
    for (const reply of await Promise.all(calls(rival)))
      expect(reply).toMatchObject({
        status: 404,
        body: { code: 'parcel_unknown', message: 'There is no such parcel.' },
      })
    for (const reply of await Promise.all(calls(accounts)))
      expect(reply).toMatchObject({ status: 403, body: { code: 'permission_missing' } })
    expect(await seen(by, id)).toEqual(before)
    expect((await move((await memberOf('owner')).visitor, id, 'packed')).status).toBe(200)
  })

  it('APP-01 the same weight again changes nothing, and an old version is refused', async () => {
    const { by, id } = await toPack()
    const { version } = await seen(by, id)
    await measure(by, id)
    expect(await measure(by, id, { version })).toMatchObject({
      status: 200,
      body: { parcel: { version: version + 1 } },
    })
    const other = { version, weight_grams: 900 }
    expect(await measure(by, id, other)).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
  })

  it('APP-01 of two who pack at once, staff or members, one does', async () => {
    const { by, id, order } = await toPack()
    const second = (await memberOf('owner')).visitor
    const { version } = await seen(by, id)
    const replies = await Promise.all([
      move(by, id, 'packed', version),
      move(second, id, 'packed', version),
      desk.call('staffMoveParcel', {
        params: { id },
        body: { version, state: 'packed', at: world.clock.now().toISOString() },
      }),
    ])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(await ownInvoices(order)).toBe(1)
    expect((await move(by, id, 'packed')).body).toMatchObject({ code: 'state_wrong' })
    expect(await wrongBooks(world)).toBe('')
  })

  it('APP-01 cold goods are weighed with the number of their logger', async () => {
    const { by, id } = await toPack({ coldChain: true })
    expect(await measure(by, id)).toMatchObject({
      status: 400,
      body: { code: 'logger_missing', fields: [{ field: 'logger_number' }] },
    })
    expect(await measure(by, id, { logger_number: 'Logger 77' })).toMatchObject({
      status: 200,
      body: { parcel: { logger_number: 'Logger 77' } },
    })
  })

  it('APP-01 it is handed over with an AWB only, and staff can take that back', async () => {
    const { by, member, id, order } = await toPack()
    expect((await move(by, id, 'shipped')).body).toMatchObject({ code: 'courier_missing' })
    await move(by, id, 'packed')
    await carry(by, id)
    world.clock.advance(60_000)
    expect(await move(by, id, 'shipped')).toMatchObject({
      status: 200,
      body: { parcel: { state: 'shipped', next: [] } },
    })
    const { parcel, timeline } = await inDesk(order)
    expect(timeline.find(({ title }) => title === 'Shipped')?.by?.id).toBe(member.id)
    expect(parcel.undo).toBe('Packed')
    const undone = await desk.call('staffUndoParcelMove', {
      params: { id },
      body: { version: parcel.version, reason: 'Still on the shelf' },
    })
    expect(undone.status, JSON.stringify(undone.body)).toBe(200)
    expect(await seen(by, id)).toMatchObject({ state: 'packed', next: ['shipped'] })
  })
})

/** The words of a PDF. */
const wordsOf = ({ status, body }: Awaited<ReturnType<typeof paper>>): string => {
  expect(status, String(body)).toBe(200)
  return pdfLines(body as Buffer)
    .join(' ')
    .replaceAll(/ +/g, ' ')
}

describe('a seller sends its own parcels', () => {
  it('APP-01 types courier and AWB, and corrects them with a reason', async () => {
    const { by, member, id, order } = await toPack()
    expect(await carry(by, id)).toMatchObject({
      status: 200,
      body: { parcel: { courier: 'Blue Express', awb: awbOf(id) } },
    })
    const { version } = await seen(by, id)
    expect((await carry(by, id)).status).toBe(200)
    expect((await seen(by, id)).version).toBe(version)
    expect(await carry(by, id, { awb: 'OTHER12345' })).toMatchObject({
      status: 400,
      body: { code: 'reason_missing' },
    })
    expect(await carry(by, id, { awb: 'OTHER12345', reason: 'Misread' })).toMatchObject({
      status: 200,
      body: { parcel: { awb: 'OTHER12345' } },
    })
    const { timeline } = await inDesk(order)
    expect(timeline.filter(({ kind }) => kind === 'courier').map(({ by: who }) => who?.id)).toEqual(
      [member.id, member.id],
    )
  })

  it('APP-01 an AWB of another parcel is refused without saying whose it is', async () => {
    const [first, second] = [await toPack(), await toPack()]
    await carry(first.by, first.id)
    const refused = await carry(second.by, second.id, { awb: awbOf(first.id) })
    expect(refused).toMatchObject({ status: 409, body: { code: 'awb_taken' } })
    expect(JSON.stringify(refused.body)).not.toMatch(/UP-\d/)
  })

  it('APP-01 prints slip and label with what the label needs of the buyer, until it is handed over', async () => {
    const { by, member, id, order } = await toPack()
    const slip = wordsOf(await paper(by, id, 'papers/packing-slips'))
    for (const words of ['Meera Nair', 'Marine Lines', '400001']) expect(slip).toContain(words)
    for (const secret of ['9876543210', 'hospital.example']) expect(slip).not.toContain(secret)
    expect(await paper(by, id, 'invoice')).toMatchObject({
      status: 404,
      body: { code: 'invoice_unknown' },
    })
    await carry(by, id)
    expect(await paper(by, id, 'papers/labels')).toMatchObject({
      status: 409,
      body: { code: 'label_not_ready' },
    })
    await move(by, id, 'packed')
    const label = wordsOf(await paper(by, id, 'papers/labels'))
    for (const words of ['Meera Nair', '9876543210', awbOf(id), 'IN CASH'])
      expect(label).toContain(words)
    expect(label).not.toContain('hospital.example')
    const { invoice_number: invoice } = await seen(by, id)
    expect(wordsOf(await paper(by, id, 'invoice?copy=transporter'))).toContain(invoice)
    world.clock.advance(60_000)
    expect((await move(by, id, 'shipped')).status).toBe(200)
    for (const kind of ['packing-slips', 'labels'])
      expect(await paper(by, id, `papers/${kind}`)).toMatchObject({
        status: 409,
        body: { code: 'paper_refused', message: expect.stringMatching(/has left/) },
      })
    expect((await paper(by, id, 'invoice')).status).toBe(200)
    const printed = (await auditOf(world.db, order)).filter(
      ({ action }) => action === 'parcel.print',
    )
    expect(printed).toMatchObject([
      { by: null, after: { paper: 'packing-slips', by_member: member.id } },
      { by: null, after: { paper: 'labels', by_member: member.id } },
    ])
    expect(await wrongBooks(world)).toBe('')
  })

  it('APP-01 another seller prints and changes nothing', async () => {
    const { by, id } = await toPack()
    const rival = (await signedInSeller(world, 'owner', goods.sellers.delhi)).visitor
    const { version } = await seen(by, id)
    for (const path of ['papers/packing-slips', 'papers/labels', 'invoice'])
      expect(await paper(rival, id, path)).toMatchObject({
        status: 404,
        body: { code: 'parcel_unknown' },
      })
    const wanted = { version, courier: 'Thief', awb: 'THIEF12345', tracking_url: '' }
    expect(
      await rival.call('sellerSetParcelCourier', { params: { id }, body: wanted }),
    ).toMatchObject({ status: 404, body: { code: 'parcel_unknown' } })
    expect(await seen(by, id)).toMatchObject({ version, awb: '' })
  })
})

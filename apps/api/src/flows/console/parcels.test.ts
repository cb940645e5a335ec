import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { courierScan } from '@upchar/testkit/courier-scan'
import { stockGoods, type Goods, type GoodsOptions } from '@upchar/testkit/goods'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { buyInCash, runJobs } from '@upchar/testkit/shop'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
let desk: Visitor
let memberName = ''

beforeAll(async () => {
  goods = await stockGoods(world.db)
  const support = await signedInStaff(world, 'support')
  desk = support.visitor
  memberName = support.name
})

async function bought(options: GoodsOptions = {}, quantity = 1) {
  const { sku } = await goods.addVariant(options)
  const { visitor, order } = await buyInCash(world, { sku, quantity })
  return { visitor, id: order.order_id, number: order.order_number }
}
const shown = async (id: string) =>
  (await desk.call('staffGetOrder', { params: { id } })).body.order
const parcelsOf = async (id: string) => (await shown(id)).parts.flatMap(({ parcels }) => parcels)
async function parcelOf(id: string) {
  const [parcel] = await parcelsOf(id)
  if (parcel === undefined) throw new Error('no parcel')
  return parcel
}
type Booking = BodyInput<'staffSetParcelCourier'>
type Move = BodyInput<'staffMoveParcel'>
const book = (id: string, body: Partial<Booking>, by = desk) =>
  by.call('staffSetParcelCourier', {
    params: { id },
    body: { version: 0, courier: 'Delhivery', awb: '1234567890123', ...body },
  })
const move = (id: string, body: Pick<Move, 'version' | 'state'> & Partial<Move>, by = desk) =>
  by.call('staffMoveParcel', {
    params: { id },
    body: { at: world.clock.now().toISOString(), ...body },
  })
const tracked = async (visitor: Visitor, id: string) =>
  (await visitor.call('getOrderStatus', { query: { id } })).body.order.sub_orders[0]
const subjects = async (number: string): Promise<string[]> =>
  (
    await world.db.execute<{ subject: string }>(
      sql`select subject from mail_message where subject like ${`%${number}%`} order by created_at, subject`,
    )
  ).rows.map(({ subject }) => subject)
let awbs = 0
const newAwb = () => `AWB${String(++awbs).padStart(7, '0')}`

describe('a parcel that staff send by hand', () => {
  it('OPS-01 ORDER-02 goes with any courier: the buyer sees number, link and each state, and gets the mails', async () => {
    const { visitor, id, number } = await bought()
    const parcel = await parcelOf(id)
    const awb = newAwb()
    const booked = await book(parcel.id, {
      courier: 'Nagpur Road Lines',
      awb: ` ${awb.toLowerCase().slice(0, 5)} ${awb.toLowerCase().slice(5)} `,
      tracking_url: 'https://nagpur-lines.example/track?no=1',
    })
    expect(booked.status, JSON.stringify(booked.body)).toBe(200)
    expect(await tracked(visitor, id)).toMatchObject({
      state: 'placed',
      shipment: {
        courier: 'Nagpur Road Lines',
        awb,
        tracking_url: 'https://nagpur-lines.example/track?no=1',
      },
    })
    let version = booked.body.order.parts[0]?.parcels[0]?.version ?? -1
    for (const state of [
      'packed',
      'shipped',
      'in_transit',
      'out_for_delivery',
      'delivered',
    ] as const) {
      world.clock.advance(600_000)
      const moved = await move(parcel.id, { version, state })
      expect(moved.status, JSON.stringify(moved.body)).toBe(200)
      version = moved.body.order.parts[0]?.parcels[0]?.version ?? -1
    }
    const sub = await tracked(visitor, id)
    expect(sub?.steps.map(({ state, at }) => [state, at !== null])).toEqual([
      ['placed', true],
      ['packed', true],
      ['shipped', true],
      ['in_transit', true],
      ['out_for_delivery', true],
      ['delivered', true],
    ])
    expect((await visitor.call('getOrderStatus', { query: { id } })).body.order.payment.state).toBe(
      'paid',
    )
    expect(await subjects(number)).toEqual([
      `Order ${number} is placed`,
      `Order ${number} is packed: your invoice`,
      `Order ${number} is on its way`,
      `Order ${number} is delivered`,
    ])
    const { rows } = await world.db.execute<{ text: string }>(
      sql`select text from mail_message where subject = ${`Order ${number} is on its way`}`,
    )
    expect(rows[0]?.text).toContain(`Courier: Nagpur Road Lines, number ${awb}`)
    expect(rows[0]?.text).toContain('https://nagpur-lines.example/track?no=1')
    const { timeline, mails } = await shown(id)
    expect(mails).toHaveLength(4)
    expect(
      timeline
        .filter(({ by }) => by?.name === memberName)
        .map(({ kind, title }) => `${kind} ${title}`),
    ).toEqual([
      'parcel Delivered',
      'parcel Out for delivery',
      'parcel On the way',
      'parcel Shipped',
      'parcel Packed',
      `courier Booked with Nagpur Road Lines ${awb}`,
    ])
  })

  it('OPS-01 is left alone by the sandbox courier once staff have named another', async () => {
    const { id } = await bought()
    const parcel = await parcelOf(id)
    const awb = newAwb()
    await book(parcel.id, { awb })
    await runJobs(world, 3)
    expect(await parcelOf(id)).toMatchObject({ awb, state: 'placed' })
  })

  it('OPS-01 still takes scans of a courier with a token, and staff who typed meanwhile see a conflict', async () => {
    const { id } = await bought()
    const parcel = await parcelOf(id)
    const awb = newAwb()
    const { version } = (await book(parcel.id, { awb })).body.order.parts[0]?.parcels[0] ?? parcel
    await courierScan(world, awb, 17, '24 11 2026 15:00:00')
    expect((await parcelOf(id)).state).toBe('out_for_delivery')
    expect(await move(parcel.id, { version, state: 'shipped' })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
  })

  it('OPS-01 of two, the slower one speaks for both', async () => {
    const { visitor, id, number } = await bought({ stock: { mumbai: 1, nagpur: 3 } }, 4)
    const [one, two] = await parcelsOf(id)
    if (one === undefined || two === undefined) throw new Error('two parcels expected')
    for (const { id: parcel } of [one, two]) await book(parcel, { awb: newAwb() })
    await move(one.id, { version: 1, state: 'delivered' })
    expect((await tracked(visitor, id))?.state).toBe('placed')
    await move(two.id, { version: 1, state: 'shipped' })
    expect((await tracked(visitor, id))?.state).toBe('shipped')
    expect(await subjects(number)).toContain(`Order ${number} is on its way`)
    expect((await shown(id)).timeline.map(({ title }) => title)).toContain('Shipped · parcel 2')
  })
})

describe('what staff may not do to a parcel', () => {
  it('OPS-01 overwrite what another has changed since: the second is refused and nothing is lost', async () => {
    const { id } = await bought()
    const parcel = await parcelOf(id)
    const other = (await signedInStaff(world, 'admin')).visitor
    const [first, second] = [newAwb(), newAwb()]
    const answers = await Promise.all([
      book(parcel.id, { awb: first }),
      book(parcel.id, { awb: second }, other),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const stands = await parcelOf(id)
    expect(stands.version).toBe(1)
    expect(stands.awb).toBe(answers[0]?.status === 200 ? first : second)
    // A repeat of what stands there already is no conflict: its answer may have been lost.
    expect((await book(parcel.id, { awb: stands.awb })).status).toBe(200)
    expect((await parcelOf(id)).version).toBe(1)
    const moves = await Promise.all([
      move(parcel.id, { version: 1, state: 'shipped' }),
      move(parcel.id, { version: 1, state: 'delivered' }, other),
    ])
    expect(moves.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('OPS-01 replace an AWB without a reason; with one, what stood there stays on record and the buyer is told', async () => {
    const { id, number } = await bought()
    const parcel = await parcelOf(id)
    const [wrong, right] = [newAwb(), newAwb()]
    await book(parcel.id, { awb: wrong })
    await move(parcel.id, { version: 1, state: 'shipped' })
    const { version } = await parcelOf(id)
    expect(await book(parcel.id, { version, awb: right })).toMatchObject({
      status: 400,
      body: { code: 'reason_missing', fields: [{ field: 'reason' }] },
    })
    expect(
      (await book(parcel.id, { version, awb: right, reason: 'Two labels were mixed up' })).status,
    ).toBe(200)
    expect((await shown(id)).timeline.find(({ kind }) => kind === 'courier')).toMatchObject({
      title: `Corrected to Delhivery ${right}`,
      note: `Before: Delhivery ${wrong}\nTwo labels were mixed up`,
      by: { name: memberName },
    })
    expect(await subjects(number)).toContain(`Order ${number} has a new tracking number`)
  })

  it('OPS-01 give two parcels one AWB, also at the same moment', async () => {
    const [a, b] = [await bought(), await bought()]
    const [one, two] = [await parcelOf(a.id), await parcelOf(b.id)]
    const awb = newAwb()
    const answers = await Promise.all([book(one.id, { awb }), book(two.id, { awb })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'awb_taken',
      detail: { order: answers[0]?.status === 200 ? a.number : b.number },
    })
  })

  it('OPS-01 skip what the buyer needs: an AWB before it leaves, a reason when it fails, a time that can be', async () => {
    const { visitor, id } = await bought()
    const parcel = await parcelOf(id)
    expect(await move(parcel.id, { version: 0, state: 'shipped' })).toMatchObject({
      status: 409,
      body: { code: 'courier_missing' },
    })
    expect((await move(parcel.id, { version: 0, state: 'packed' })).status).toBe(200)
    await book(parcel.id, { version: 1, awb: newAwb() })
    const at = (hours: number) =>
      new Date(world.clock.now().getTime() + hours * 3_600_000).toISOString()
    for (const when of [at(1), at(-1), '2020-01-01T00:00:00Z'])
      expect(await move(parcel.id, { version: 2, state: 'shipped', at: when }), when).toMatchObject(
        { status: 400, body: { code: 'time_wrong', fields: [{ field: 'at' }] } },
      )
    await move(parcel.id, { version: 2, state: 'shipped' })
    for (const state of ['delivery_failed', 'rto'] as const)
      expect(await move(parcel.id, { version: 3, state, reason: ' ' })).toMatchObject({
        status: 400,
        body: { code: 'reason_missing' },
      })
    expect(await move(parcel.id, { version: 3, state: 'packed' })).toMatchObject({
      status: 409,
      body: { code: 'state_wrong' },
    })
    await move(parcel.id, { version: 3, state: 'delivery_failed', reason: 'The gate was locked' })
    const steps = (await tracked(visitor, id))?.steps ?? []
    expect(steps.filter(({ at: when }) => when !== null).at(-1)).toMatchObject({
      state: 'delivery_failed',
      label: 'Delivery attempt failed: The gate was locked',
    })
    expect((await parcelOf(id)).next.map(({ state }) => state)).toEqual([
      'out_for_delivery',
      'delivered',
      'rto',
    ])
  })

  it('OPS-01 name a parcel, an AWB or a link that can’t be one', async () => {
    const { id } = await bought()
    const parcel = await parcelOf(id)
    for (const wrong of ['x', '00000000-0000-4000-8000-000000000000'])
      expect(await book(wrong, {})).toMatchObject({ status: 404, body: { code: 'parcel_unknown' } })
    for (const body of [
      { awb: '' },
      { awb: '12' },
      { awb: 'NODIGITS' },
      { awb: '123<script>' },
      { awb: '1'.repeat(31) },
      { courier: ' ' },
      { tracking_url: 'javascript:alert(1)' },
      { tracking_url: 'http://plain.example' },
      { tracking_url: 'nagpur-lines.example' },
    ])
      expect(await book(parcel.id, body), JSON.stringify(body)).toMatchObject({
        status: 400,
        body: { code: 'request_invalid' },
      })
    expect(await parcelOf(id)).toMatchObject({ version: 0, awb: '' })
  })
})

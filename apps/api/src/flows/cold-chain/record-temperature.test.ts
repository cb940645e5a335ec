import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { wrongBooks } from '@upchar/testkit/books'
import { useDesk } from '@upchar/testkit/desk'
import { pdfLines } from '@upchar/testkit/pdf-text'
import { askReturn } from '@upchar/testkit/returns'
import { atGateway, outcomeOf, pay } from '@upchar/testkit/shop'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'
import { lineOf, orderOf } from '../orders/testing/cancel.ts'
import { deliverWithLogger, parcelOf, uploadRecord } from './testing/cold-parcel.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '360000' })
const { goods, desk } = useDesk(world)

/** A delivered parcel of cold goods with its logger, and one article that needs no cold. */
async function delivered() {
  const cold = await goods.addVariant({ coldChain: true, stock: { mumbai: 9 } })
  const plain = await goods.addVariant({ stock: { mumbai: 9 } })
  const { visitor, checkout, url } = await atGateway(
    world,
    { sku: cold.sku, quantity: 2 },
    { sku: plain.sku },
  )
  await pay(visitor, url)
  const outcome = await outcomeOf(visitor, checkout)
  if (outcome.state !== 'placed') throw new Error('not placed')
  const parcelNow = () => parcelOf(desk, outcome.order_id)
  const id = await deliverWithLogger(world, desk, outcome.order_id)
  return { id, visitor, sku: cold.sku, orderId: outcome.order_id, parcelNow }
}
/** A record from 08:30 to 11:30 in India, a reading every ten minutes; `warm` of them are too warm. */
const record = (warm: number, head = '') =>
  `${head}Date,Time,Temperature (°C)\n${Array.from({ length: 19 }, (_, nth) => {
    const minutes = 8 * 60 + 30 + nth * 10
    const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    return `24/11/2026,${time},${nth >= 6 && nth < 6 + warm ? 14.5 : 4.5}`
  }).join('\n')}\n`
const upload = (id: string, text: string) => uploadRecord(desk, id, text)
const returnsOf = async (visitor: Visitor, id: string) =>
  (await visitor.call('getReturns', { query: { id } })).body.returns

describe('the temperature record of a parcel', () => {
  it('OPS-02 that stayed cold is kept once, shown, and in the evidence file as it came', async () => {
    const { id, visitor, orderId, parcelNow } = await delivered()
    const text = record(2)
    const kept = await upload(id, text)
    expect(kept.body, JSON.stringify(kept.body)).toMatchObject({
      verdict: 'kept',
      minutes_outside: 20,
    })
    expect((await upload(id, text)).status).toBe(200)
    expect(await parcelNow()).toMatchObject({
      logger_number: 'TL-0042',
      temperature: { verdict: 'kept', lowest: 4.5, highest: 14.5, minutes_outside: 20 },
    })
    expect(await returnsOf(visitor, orderId)).toEqual([])
    const zip = await visitor.raw({ method: 'GET', url: `/api/orders/${orderId}/evidence` })
    const files = unzipSync(zip.body as Buffer)
    expect(strFromU8(files['temperature/1-TL-0042.csv'] ?? new Uint8Array())).toBe(text)
    expect(Object.keys(files).filter((name) => name.startsWith('temperature/'))).toHaveLength(1)
    const page =
      Object.keys(files).find((name) => name.endsWith('.pdf') && !name.includes('/')) ?? ''
    expect(pdfLines(Buffer.from(files[page] ?? [])).join(' ')).toMatch(
      /Temperature logger TL-0042: Kept at 2 to 8 °C/,
    )
  })

  it('OPS-02 RET-02 of an excursion refunds the cold goods once, whatever is uploaded after, and tells the buyer', async () => {
    const { id, sku, visitor, orderId } = await delivered()
    const both = await Promise.all([upload(id, record(5)), upload(id, record(5))])
    expect(both.map(({ body }) => body)).toMatchObject([
      { verdict: 'excursion', minutes_outside: 50 },
      { verdict: 'excursion' },
    ])
    // Another file of the same bad way refunds nothing more.
    expect((await upload(id, record(6))).body).toMatchObject({ verdict: 'excursion' })
    const [claim, ...more] = await returnsOf(visitor, orderId)
    expect(more).toEqual([])
    // Two at ₹100 and 5 % GST; the article beside them stays sold.
    expect(claim).toMatchObject({ state: 'settled', items: [{ quantity: 2 }], refund: 210 })
    const { rows: mails } = await world.db.execute<{ subject: string; text: string }>(
      sql`select subject, text from mail_message where text like ${'%50 minutes outside 2 to 8 °C%'}`,
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toMatch(
      /Please don’t use these goods.*₹210\.00 goes back to where you paid from/s,
    )
    expect(mails[0]?.text).toMatch(/Credit notes: /)
    const one = (await desk.call('staffGetReturn', { params: { id: claim?.id ?? '' } })).body.return
    expect(one.items.map(({ sku_id: of }) => of)).toEqual([sku])
    const { rows: stock } = await world.db.execute<{ left: number }>(
      sql`select sum(l.on_hand)::int as left from lot l join offer o on o.id = l.offer_id join variant v on v.id = o.variant_id where v.sku = ${sku}`,
    )
    // Nine came, two left: what got warm is never stock again.
    expect(stock).toEqual([{ left: 7 }])
    expect(await wrongBooks(world)).toBe('')
  })

  it('OPS-02 RET-02 of an excursion leaves pieces that the buyer returns already to that return', async () => {
    const { id, sku, visitor, orderId } = await delivered()
    const line = lineOf(await orderOf(visitor, orderId), sku)
    await askReturn(visitor, orderId, [{ line, quantity: 1 }], { reason: 'arrived_warm' })
    await upload(id, record(5))
    const states = (await returnsOf(visitor, orderId)).map(({ state, refund, items }) => ({
      state,
      refund,
      pieces: items[0]?.quantity,
    }))
    expect(states).toEqual(
      expect.arrayContaining([
        { state: 'requested', refund: 0, pieces: 1 },
        { state: 'settled', refund: 105, pieces: 1 },
      ]),
    )
    expect(states).toHaveLength(2)
    expect(await wrongBooks(world)).toBe('')
  })

  it('OPS-02 is refused of another logger, of a parcel without one or on its way, and unread files leave nothing', async () => {
    const { id, parcelNow } = await delivered()
    expect((await upload(id, record(0, 'Serial: TL-0099\n'))).body).toMatchObject({
      code: 'logger_other',
    })
    expect((await upload(id, 'nothing here')).body).toMatchObject({
      code: 'temperature_unreadable',
    })
    expect((await upload(id, `Date,Time,Temp\n${'"'.repeat(200_000)}`)).body).toMatchObject({
      code: 'temperature_unreadable',
    })
    expect(await parcelNow()).toMatchObject({ temperature: null })
    expect((await upload(id, record(0, 'Serial: TL 0042\n'))).status).toBe(200)
    const { sku } = await goods.addVariant({ stock: { mumbai: 9 } })
    const { visitor, checkout, url } = await atGateway(world, { sku })
    await pay(visitor, url)
    const outcome = await outcomeOf(visitor, checkout)
    if (outcome.state !== 'placed') throw new Error('not placed')
    const [plain] =
      (await desk.call('staffGetOrder', { params: { id: outcome.order_id } })).body.order.parts[0]
        ?.parcels ?? []
    expect((await upload(plain?.id ?? '', record(0))).body).toMatchObject({ code: 'state_wrong' })
  })
})

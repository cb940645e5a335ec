import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { formatIstDate } from '@upchar/kernel/dates'
import { wrongBooks } from '@upchar/testkit/books'
import { useDesk } from '@upchar/testkit/desk'
import { packOrders } from '@upchar/testkit/packing'
import { pdfWords } from '@upchar/testkit/pdf-text'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { takeCourierScans } from '../../modules/orders/index.ts'
import { sql } from '../../platform/db/sql.ts'
import { useReplacing, type Of } from './testing/replacing.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
const { goods, desk } = useDesk(world)
const { challanOf, challansOfMonth, countOf, onHand, returned, settle, shown } = useReplacing(
  world,
  desk,
)

/** The number of a challan whose goods stayed is kept, and says so with day and reason wherever it is read. */
async function saysCancelled({ visitor, id, returnId }: Of & { returnId: string }, number: string) {
  const at = world.clock.now()
  const { number: ofReturn, replacements } = await shown(returnId)
  const reason = `The goods stayed here: return ${ofReturn} was settled with money`
  const cancelled = { at: at.toISOString(), reason }
  expect(replacements).toMatchObject([{ state: 'cancelled', challan: { number, cancelled } }])
  const [one] = (await visitor.call('getReturns', { query: { id } })).body.returns
  expect(one?.replacements).toMatchObject([{ challan: { number, cancelled } }])
  const { body } = await visitor.raw({
    method: 'GET',
    url: one?.replacements[0]?.challan?.url ?? '',
  })
  const pdf = pdfWords(body)
  expect(pdf).toContain('Delivery challan (cancelled)')
  expect(pdf).toContain(`CANCELLED on ${formatIstDate(at)}. ${reason}.`)
  // Each page says it, beside the number.
  expect(pdf).toMatch(
    new RegExp(`Delivery challan ${number} of [^·]* · CANCELLED on ${formatIstDate(at)} · GSTIN`),
  )
  const evidence = await visitor.raw({ method: 'GET', url: `/api/orders/${id}/evidence` })
  const files = unzipSync(evidence.body as Buffer)
  const file = `delivery-challan-${number.replaceAll('/', '-')}`
  expect(pdfWords(Buffer.from(files[`delivery-challans/${file}.pdf`] ?? []))).toContain(
    'CANCELLED on',
  )
  // Nothing is driven with it, and its goods never left.
  expect(Object.keys(files)).not.toContain(`transporter-copies/${file}-transporter.pdf`)
  expect(strFromU8(files['goods.csv'] ?? new Uint8Array())).not.toContain(number)
  const page = Object.entries(files).find(([name]) => /^UP-.*\.pdf$/.test(name))?.[1]
  expect(pdfWords(Buffer.from(page ?? []))).toContain(
    `Cancelled on ${formatIstDate(at)}: The goods stayed here`,
  )
}

describe('a replacement of a seller whose sales were stopped', () => {
  it('OPS-06 isn’t sent from a seller whose sales were stopped: refused, or the buyer takes the money, once', async () => {
    const { sku } = await goods.addVariant({
      pricePaise: 10_500,
      gstBp: 500,
      stock: { mumbai: 30 },
    })
    const [waiting, open, packed] = [
      await returned({ sku, quantity: 3 }, 2, 'replacement'),
      await returned({ sku, quantity: 3 }, 2, 'replacement'),
      await returned({ sku, quantity: 3 }, 2, 'replacement'),
    ]
    await settle(waiting.returnId, 'replacement')
    await settle(packed.returnId, 'replacement')
    await packOrders(world, packed.id)
    const left = await returned({ sku, quantity: 3 }, 2, 'replacement')
    await settle(left.returnId, 'replacement')
    await packOrders(world, left.id)
    const sent = await returned({ sku, quantity: 2 }, 1, 'refund')
    const { visitor: admin } = await signedInStaff(world, 'admin')
    const seller = { id: goods.sellers.mumbai }
    const stopped = await admin.call('staffSuspendSeller', {
      params: seller,
      body: { reason: 'Licence under review' },
    })
    expect(stopped.status).toBe(200)
    const again = await admin.call('staffSuspendSeller', {
      params: seller,
      body: { reason: 'Licence under review' },
    })
    expect(again.status).toBe(200)
    const mailsOf = async ({ id }: Of) =>
      (
        await world.db.execute<{ text: string }>(
          sql`select text from mail_message where order_id = ${id}::uuid and subject like '%replacement is stopped%'`,
        )
      ).rows
    for (const one of [waiting, packed, left])
      expect(await mailsOf(one)).toMatchObject([
        { text: expect.stringMatching(/stopped the sales of mumbai[^]*your money back/) },
      ])
    expect(await mailsOf(open)).toEqual([])
    const returnsOf = async ({ visitor, id }: Of) =>
      (await visitor.call('getReturns', { query: { id } })).body

    // Not inspected yet: the buyer is told, and nothing can be sent again.
    const words = /^.* We have stopped the sales of mumbai.*, so you get your money back instead/
    expect((await returnsOf(open)).returns).toMatchObject([
      { words: expect.stringMatching(words), can_take_money: false },
    ])
    expect((await shown(open.returnId)).seller_stopped).toBe(true)
    expect(await settle(open.returnId, 'replacement')).toMatchObject({
      status: 409,
      body: { code: 'state_wrong', message: expect.stringContaining('not sent again') },
    })
    expect((await settle(open.returnId, 'refund')).body.return).toMatchObject({ credit: 210 })
    const { returnable } = await returnsOf(sent)
    expect(returnable).toMatchObject([{ can_replace: false }])
    expect(
      await sent.visitor.call('requestReturn', {
        body: {
          id: sent.id,
          items: [{ line: sent.line, quantity: 1 }],
          reason: 'expired',
          wish: 'replacement',
          request_key: randomUUID(),
        },
      }),
    ).toMatchObject({ status: 409, body: { code: 'not_returnable' } })

    // What is packed stays: no hand-over and no paper of it; what its courier has taken all the same can't be turned into money.
    const parcelsOf = async (id: string) =>
      (await desk.call('staffGetOrder', { params: { id } })).body.order.parts[0]?.parcels ?? []
    const replacing = async (id: string) =>
      (await parcelsOf(id)).find(({ is_replacement: is }) => is) ?? expect.fail('none')
    const stays = await replacing(packed.id)
    expect(stays).toMatchObject({ is_stopped: true, next: [] })
    const moved = {
      version: stays.version,
      state: 'shipped' as const,
      at: world.clock.now().toISOString(),
      reason: '',
    }
    expect(
      await desk.call('staffMoveParcel', { params: { id: stays.id }, body: moved }),
    ).toMatchObject({
      status: 409,
      body: { code: 'state_wrong', message: expect.stringContaining('a replacement isn’t sent') },
    })
    expect(
      await desk.call('staffPrintPapers', {
        params: { kind: 'labels' },
        query: { parcels: stays.id },
      }),
    ).toMatchObject({
      status: 409,
      body: {
        code: 'paper_refused',
        message: expect.stringContaining('a replacement isn’t sent'),
      },
    })
    const dispatch = await desk.call('staffListDispatch', {
      query: { warehouse: goods.warehouses.mumbai, stage: 'packed', page: 1, limit: 100 },
    })
    expect(dispatch.body.parcels.find(({ id }) => id === stays.id)).toMatchObject({
      is_stopped: true,
    })
    const gone = await replacing(left.id)
    const awb = 'TAKEN1'
    await desk.call('staffSetParcelCourier', {
      params: { id: gone.id },
      body: { version: gone.version, courier: 'Test Express', awb, tracking_url: '' },
    })
    await takeCourierScans(world.context, awb, [
      { awb, statusId: 6, at: world.clock.now(), activity: 'Shipped', location: '' },
    ])
    expect((await replacing(left.id)).state).toBe('shipped')

    // It waits: nobody can pack it, staff have it in their list, and the buyer takes the money.
    const held = (await parcelsOf(waiting.id)).find(({ is_replacement: is }) => is)
    const pack = {
      version: held?.version ?? -1,
      state: 'packed' as const,
      at: world.clock.now().toISOString(),
      reason: '',
    }
    expect(
      await desk.call('staffMoveParcel', { params: { id: held?.id ?? '' }, body: pack }),
    ).toMatchObject({
      status: 409,
      body: { code: 'state_wrong', message: expect.stringContaining('a replacement isn’t sent') },
    })
    const work = (await desk.call('staffListReturns', { query: { queue: 'work', limit: 100 } }))
      .body
    const inWork = (id: string) => work.returns.find((one) => one.id === id)
    expect([waiting, packed, left].map(({ returnId }) => inWork(returnId))).toEqual([
      expect.objectContaining({ label: 'Replacement stopped', replacement_stopped: true }),
      expect.objectContaining({ label: 'Replacement stopped', replacement_stopped: true }),
      undefined,
    ])
    expect((await returnsOf(waiting)).returns).toMatchObject([
      { label: 'Replacement stopped', can_take_money: true },
    ])
    const take = ({ visitor, id, returnId }: Of & { returnId: string }) =>
      visitor.call('takeMoneyBack', { body: { id, return: returnId } })
    expect(await take({ ...waiting, visitor: sent.visitor })).toMatchObject({ status: 404 })
    expect(await take(left)).toMatchObject({ status: 409, body: { code: 'state_wrong' } })
    const before = await onHand(sku)
    expect((await take(packed)).body.returns).toMatchObject([
      { label: 'Settled', refund: 210, replacements: [{ state: 'cancelled' }] },
    ])
    expect(await onHand(sku)).toBe(before + 2)
    expect(await countOf('refund', packed.id)).toBe(1)
    // Its challan moved nothing: GSTR-1 counts the number as cancelled (table 13), the desk says so.
    const { order } = (await desk.call('staffGetOrder', { params: { id: packed.id } })).body
    const drawn = await challanOf(packed.id)
    expect(order.parts.flatMap(({ documents }) => documents)).toContainEqual({
      id: drawn?.id,
      number: drawn?.document.number,
      title: `Delivery challan (cancelled on ${formatIstDate(world.clock.now())})`,
    })
    await saysCancelled(packed, drawn?.document.number ?? '')
    expect((await returnsOf(left)).returns[0]?.replacements[0]?.challan?.cancelled).toBeNull()
    const gstin = drawn?.document.seller.gstin ?? ''
    expect(await challansOfMonth(gstin)).toContainEqual([drawn?.document.number, 'void'])
    expect(await challansOfMonth(gstin)).toContainEqual([
      (await challanOf(left.id))?.document.number,
      'stands',
    ])
    const both = await Promise.all([take(waiting), take(waiting)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[0].body.returns).toMatchObject([
      {
        label: 'Settled',
        refund: 210,
        can_take_money: false,
        replacements: [{ state: 'cancelled' }],
      },
    ])
    expect(await countOf('refund', waiting.id)).toBe(1)
    expect(await countOf('credit_note', waiting.id)).toBe(1)
    expect(await wrongBooks(world)).toBe('')
    const { visitor: other } = await signedInStaff(world, 'admin')
    const lifted = await other.call('staffLiftSuspension', {
      params: seller,
      body: { reason: 'Licence seen' },
    })
    expect(lifted.status, JSON.stringify(lifted.body)).toBe(200)
  })
})

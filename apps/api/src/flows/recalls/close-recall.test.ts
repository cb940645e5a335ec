import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { auditOf } from '@upchar/testkit/audit'
import { wrongBooks } from '@upchar/testkit/books'
import { useDesk } from '@upchar/testkit/desk'
import { deliverOrders } from '@upchar/testkit/packing'
import { pdfWords } from '@upchar/testkit/pdf-text'
import { askReturn } from '@upchar/testkit/returns'
import { buyInCash, runJobs } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'
import { cancel } from '../orders/testing/cancel.ts'
import { followRecalls } from './tell-buyers.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '360000' })
const { goods, desk } = useDesk(world)
const conclusion = 'All pieces in stock are destroyed; the buyer of one order is not found.'

const reportOf = async (by: Visitor, id: number, format: 'csv' | 'pdf') =>
  by.raw({ method: 'GET', url: `/api/staff/recalls/${id}/report?format=${format}` })
const rowsOf = async (by: Visitor, id: number) =>
  parse<Record<string, string>>(String((await reportOf(by, id, 'csv')).body), {
    columns: true,
    bom: true,
  })

/** The buyer sends all of an order back, and the desk destroys it. */
async function sentBack(visitor: Visitor, orderId: string) {
  const { returnable } = (await visitor.call('getReturns', { query: { id: orderId } })).body
  const line = returnable[0]?.line ?? ''
  const recalled = { reason: 'recalled', pay_to: 'ward@upi' } as const
  const { id } = await askReturn(visitor, orderId, [{ line, quantity: 3 }], recalled)
  const params = { id }
  const decided = await desk.call('staffDecideReturn', {
    params,
    body: { version: 0, approve: true, decision: '' },
  })
  const batch = decided.body.return.items[0]?.batches[0]
  const pieces = [
    {
      line,
      lot: batch?.lot ?? 0,
      parcel: batch?.parcel ?? '',
      quantity: 3,
      fate: 'destroy' as const,
    },
  ]
  const seen = await desk.call('staffPreviewReturn', { params, body: { pieces } })
  const { credit } = seen.body.settlement
  const body = { version: 1, pieces, credit, decision: '', outcome: 'refund' as const }
  expect((await desk.call('staffSettleReturn', { params, body })).status).toBe(200)
  return params
}

/** Finance pays a return, and the bank sends the money back. */
async function cameBack(params: { id: string }) {
  const [{ visitor: first }, { visitor: second }] = [
    await signedInStaff(world, 'finance'),
    await signedInStaff(world, 'finance'),
  ]
  const { version } = (await first.call('staffGetReturn', { params })).body.return
  await first.call('staffPayReturn', { params, body: { version, bank_reference: 'UTR1' } })
  const id = randomUUID()
  const returned = { bank_reference: 'UTR1', returned_on: '2026-11-24', reason: 'Account closed' }
  await first.call('staffRecordReturnedTransfer', { params, body: { id, ...returned } })
  const decided = await second.call('staffDecideReturnedTransfer', {
    params: { id },
    body: { accept: true },
  })
  expect(decided.body.returned).toMatchObject({ state: 'accepted' })
}

it('OPS-05 a recall is closed by a second person once nothing of it waits, with a report that stays as it is', async () => {
  const { sku, offerId } = await goods.addVariant({ stock: { mumbai: 20 } })
  const { rows: lots } = await world.db.execute<{ id: number; batch: string }>(
    sql`select id, batch_no as batch from lot where offer_id = ${offerId}`,
  )
  const [lot] = lots
  const back = await buyInCash(world, { sku, quantity: 3 })
  const lost = await buyInCash(world, { sku, quantity: 2 })
  const waits = await buyInCash(world, { sku, quantity: 1 })
  await deliverOrders(world, back.order.order_id)
  await deliverOrders(world, lost.order.order_id)
  await world.db.execute(
    sql`update "order" set form = form || '{"email": "", "fullName": "=Asha Rao", "city": "@Pune"}' where id = ${lost.order.order_id}::uuid`,
  )
  const { visitor: admin } = await signedInStaff(world, 'admin')
  const { visitor: other } = await signedInStaff(world, 'admin')
  const begun = await admin.call('staffBeginRecall', {
    body: {
      request_key: randomUUID(),
      sku,
      batch: lot?.batch ?? '',
      class: 1,
      reason: 'Seal leaks',
      reference: 'Letter 12/2026',
      ordered_by: 'authority',
      advice: 'Keep it apart',
    },
  })
  const params = { id: begun.body.recall.id }
  const close = (by: Visitor) => by.call('staffCloseRecall', { params, body: { conclusion } })
  expect((await close(desk)).status).toBe(403)
  expect(await close(admin)).toMatchObject({ status: 409, body: { code: 'same_person' } })
  const unfinished = async (words: RegExp) =>
    expect(await close(other)).toMatchObject({
      status: 409,
      body: { code: 'recall_unfinished', message: expect.stringMatching(words) },
    })
  await unfinished(/1 parcel with these goods still waits here/)
  await cancel(world, waits.visitor, waits.order.order_id)
  await unfinished(/The buyers of 2 orders haven’t been written to yet/)
  await runJobs(world)
  await unfinished(/1 piece on the shelf/)
  await admin.call('staffQuarantineRecall', { params, body: {} })
  await unfinished(/15 pieces in quarantine/)
  const destroy = { outcome: 'destroy' as const, quantity: 15, seen: 15, reason: 'Recalled' }
  await desk.call('staffTakeFromQuarantine', {
    params: { lot: lot?.id ?? 0 },
    body: { ...destroy, request_key: randomUUID() },
  })
  // Its goods are credited, wherever the money is.
  await cameBack(await sentBack(back.visitor, back.order.order_id))
  expect(pdfWords((await reportOf(desk, params.id, 'pdf')).body)).toMatch(/Draft/)

  const both = await Promise.all([close(other), close(other)])
  for (const { status, body } of both) {
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.recall.closed).toMatchObject({ conclusion })
  }
  const closings = (await auditOf(world.db, String(params.id))).filter(
    ({ action }) => action === 'recall.close',
  )
  expect(closings).toHaveLength(1)

  // What happens later isn't in the report, and neither is it there to be changed.
  const before = await rowsOf(desk, params.id)
  const [batch, ...orders] = before
  expect(batch).toMatchObject({
    row: 'batch',
    'pieces received': '20',
    'pieces sold': '5',
    'pieces taken back': '3',
    'pieces credited': '3',
    'pieces not back': '2',
    'pieces in stock or quarantine': '0',
    'pieces destroyed': '18',
  })
  expect(orders).toHaveLength(2)
  expect(orders.find((row) => row['pieces not back'] === '2')).toMatchObject({
    'batch, serial number or order': lost.order.order_number,
    // No spreadsheet runs what a buyer has typed.
    buyer: "'=Asha Rao",
    place: expect.stringMatching(/^'@Pune/),
    told: 'Not reached',
    'why not reached': 'no email address',
  })
  const { notices } = (await desk.call('staffListRecallNotices', { params, query: {} })).body
  const notice = notices.find(({ email }) => email === '')?.id ?? ''
  expect(
    await desk.call('staffMarkRecallNotice', {
      params: { ...params, notice },
      body: { mark: 'told', note: 'By phone' },
    }),
  ).toMatchObject({ status: 409, body: { code: 'recall_closed' } })
  expect(
    await other.call('staffWithdrawRecall', { params, body: { reason: 'A mistake' } }),
  ).toMatchObject({ status: 409, body: { code: 'recall_closed' } })
  world.clock.advance(30 * 86_400_000)
  await followRecalls(world.context)
  const { rows: reminded } = await world.db.execute(
    sql`select id from recall_notice where recall_id = ${params.id} and reminders > 0`,
  )
  expect(reminded).toEqual([])
  await expect(
    world.db.execute(sql`update recall_report set conclusion = '' where recall_id = ${params.id}`),
  ).rejects.toThrow()
  const { visitor: later } = await signedInStaff(world, 'finance')
  expect(await rowsOf(later, params.id)).toEqual(before)
  const pdf = pdfWords((await reportOf(later, params.id, 'pdf')).body)
  for (const words of ['Letter 12/2026', 'Asha Rao', conclusion, 'Closed'])
    expect(pdf).toContain(words)
  expect(await wrongBooks(world)).toBe('')

  // Who works alone closes what they began a day later.
  const { visitor: alone } = await signedInStaff(world, 'admin')
  const second = await alone.call('staffBeginRecall', {
    body: {
      request_key: randomUUID(),
      sku,
      batch: 'NEVER-CAME',
      class: 3,
      reason: 'Wrong label',
      reference: 'Letter 13',
      ordered_by: 'shop',
      advice: 'Keep it apart',
    },
  })
  await world.db.execute(
    sql`update staff_member set disabled_at = now() - interval '99 years' where role = 'admin' and id <> (select begun_by from recall where id = ${second.body.recall.id})`,
  )
  const of = { params: { id: second.body.recall.id } }
  const shown = (await alone.call('staffGetRecall', of)).body
  expect(shown.alone_from).toBe(
    new Date(Date.parse(shown.recall.begun_at) + 86_400_000).toISOString(),
  )
  const closeAlone = () => alone.call('staffCloseRecall', { ...of, body: { conclusion } })
  expect(await closeAlone()).toMatchObject({ body: { code: 'same_person' } })
  await world.db.execute(
    sql`update recall set begun_at = begun_at - interval '1 day' where id = ${of.params.id}`,
  )
  expect((await closeAlone()).status).toBe(200)
})

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { failWrites } from '@upchar/testkit/failing-writes'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { isLockAwaited } from '@upchar/testkit/hold-statements'
import { mailsTo } from '@upchar/testkit/mails'
import { buyInCash, runJobs } from '@upchar/testkit/shop'
import { signedInStaff, type Member } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { queueReports } from '../../../modules/report-schedules/index.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import { sendReport } from './send-report.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '1000000' })
let goods: Goods
let finance: Member & { visitor: Visitor }
let other: Member & { visitor: Visitor }

beforeAll(async () => {
  goods = await stockGoods(world.db)
})
beforeEach(async () => {
  world.clock.set('2026-11-28T05:30:00Z')
  await world.db.execute(sql`delete from report_send`)
  await world.db.execute(sql`delete from report_receiver`)
  await world.db.execute(sql`delete from report_schedule`)
  finance = await signedInStaff(world, 'finance')
  other = await signedInStaff(world, 'finance')
})

type Body = BodyInput<'staffAddReportSchedule'>
const daily = { report: 'sales', every: 'day', on: 0, hour: 9 } as const
const add = async (changes: Partial<Body> = {}, by: Visitor = finance.visitor) => {
  const reply = await by.call('staffAddReportSchedule', {
    body: { ...daily, receivers: [finance.id], ...changes },
  })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body.schedule
}
/** Time passes to a moment; then the jobs run. */
const later = async (moment: string) => {
  world.clock.set(moment)
  await queueReports(world.context)
  await runJobs(world)
}
const mails = (member: Member = finance) => mailsTo(world.db, member.email)
const show = async (id: string) => {
  // Sessions end sooner than the next day comes.
  const { visitor } = await signedInStaff(world, 'admin')
  return (await visitor.call('staffGetReportSchedule', { params: { id } })).body
}

describe('reports by mail', () => {
  it('OPS-08 say the sums of the days in words, and link to what asks for a sign-in', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 12_345 })
    const { order } = await buyInCash(world, { sku, quantity: 3 })
    // The last second of 27 November in India; the other order is of the next day.
    await world.db.execute(
      sql`update order_line set placed_at = '2026-11-27T18:29:59Z' where order_id = ${order.order_id}::uuid`,
    )
    const later2 = await buyInCash(world, { sku, quantity: 1 })
    await world.db.execute(
      sql`update order_line set placed_at = '2026-11-27T18:30:00Z' where order_id = ${later2.order.order_id}::uuid`,
    )
    const { rows } = await world.db.execute<{ taxable: string; gst: string }>(sql`select
      to_char(sum(taxable_paise) / 100.0, 'FM999990.00') as taxable, to_char(sum(cgst_paise + sgst_paise + igst_paise) / 100.0, 'FM999990.00') as gst
      from order_line where order_id = ${order.order_id}::uuid`)
    const { id } = await add({ hour: 12 })
    await later('2026-11-28T06:29:00Z')
    expect(await mails()).toEqual([])
    await later('2026-11-28T06:30:00Z')
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Sales report, 27 Nov 2026')
    expect(mail?.text).toContain(
      `1 order with 3 packs: taxable value ₹${rows[0]?.taxable}, GST ₹${rows[0]?.gst}.`,
    )
    expect(mail?.text).toContain('26 Nov 2026: nothing was sold.')
    expect(mail?.text).toContain(
      `${world.context.config.origin}/console/reports/sales?from=2026-11-27&to=2026-11-27`,
    )
    // Nothing of a person, and no file.
    for (const personal of ['Meera', 'Marine', '9876543210', 'ward@', order.order_number])
      expect(`${mail?.text} ${mail?.html}`).not.toContain(personal)
    const { rows: attached } = await world.db.execute(
      sql`select attachments from mail_message where to_address = ${finance.email}`,
    )
    expect(attached).toEqual([{ attachments: [] }])
    expect(await show(id)).toMatchObject({
      schedule: { next_at: '2026-11-29T06:30:00.000Z' },
      sends: [
        {
          from: '2026-11-27',
          until: '2026-11-27',
          state: 'sent',
          attempts: 1,
          mails: 1,
          refused: 0,
          is_empty: false,
        },
      ],
    })
  })

  it('OPS-08 say that there was nothing', async () => {
    const admin = await signedInStaff(world, 'admin')
    for (const report of ['sales', 'service', 'payouts', 'tax'] as const)
      await add({ report, every: 'month', on: 1, receivers: [finance.id] }, admin.visitor)
    // Of June.
    await world.db.execute(sql`update report_schedule set next_at = '2026-07-01T03:30:00Z'`)
    await later('2026-11-28T06:30:00Z')
    const all = await mails()
    expect(all.map(({ subject }) => subject).toSorted()).toEqual([
      'Sales report, 1 Jun 2026 to 30 Jun 2026: nothing to report',
      'Service report, 1 Jun 2026 to 30 Jun 2026: nothing to report',
      'Statements and payouts, 1 Jun 2026 to 30 Jun 2026: nothing to report',
      'Tax returns, 1 Jun 2026 to 30 Jun 2026: nothing to report',
    ])
    const text = all.map((mail) => mail.text).join('\n')
    for (const line of [
      'Nothing was sold.',
      'No parcel was due.',
      'Nothing was ordered.',
      'Nobody asked for a return.',
      'No KYC was decided.',
      'No statement was closed.',
      'Nothing was paid out.',
      'Nothing is still to be paid.',
      'No document was issued: there is no return to file.',
    ])
      expect(text).toContain(line)
  })

  it('OPS-08 count the batches that the stock desk lists as near their expiry and past it', async () => {
    const { sku } = await goods.addVariant()
    await world.db.execute(sql`update lot set on_hand = 0`)
    await goods.addBatch(sku, { batch: 'NEAR-1', expires: '2027-01-15', pieces: 7 })
    await goods.addBatch(sku, { batch: 'NEAR-2', expires: '2027-01-20', pieces: 1_200 })
    await goods.addBatch(sku, { batch: 'OVER', expires: '2026-11-20', pieces: 4 })
    await goods.addBatch(sku, { batch: 'GOOD', expires: '2029-01-20', pieces: 9 })
    const support = await signedInStaff(world, 'support')
    await add({ report: 'expiry', receivers: [support.id] }, support.visitor)
    const listed = async (life: 'near' | 'ended') =>
      (await support.visitor.call('staffListStock', { query: { life } })).body.lots
    const near = await listed('near')
    expect(near.map(({ batch }) => batch)).toEqual(['NEAR-1', 'NEAR-2'])
    expect((await listed('ended')).map(({ batch }) => batch)).toEqual(['OVER'])
    await later('2026-11-29T03:30:00Z')
    const [mail] = await mails(support)
    expect(mail?.subject).toBe('Stock near its expiry, 29 Nov 2026, 9:00 AM')
    expect(mail?.text).toContain('2 batches with 1,207 packs in stock can still be sold')
    expect(mail?.text).toContain('1 batch with 4 packs in stock can’t be sold any more')
    expect(mail?.text).toContain('/console/stock?life=near')
  })

  it('OPS-08 say what the stock is worth as it stands then, and nothing of who waits for goods', async () => {
    await world.db.execute(sql`update lot set on_hand = 0`)
    const { sku } = await goods.addVariant({ stock: {}, pricePaise: 12_345 })
    const gone = await goods.addVariant({ stock: {} })
    await world.db.execute(sql`update lot set on_hand = 0`)
    const old = await goods.addBatch(sku, { pieces: 3 })
    await world.db.execute(
      sql`update stock_movement set at = '2025-11-01T05:00:00Z' where lot_id = ${old}`,
    )
    await goods.addBatch(sku, { batch: 'NEAR', expires: '2027-01-15', pieces: 4 })
    await world.db
      .execute(sql`insert into notify_request (id, sku, email, pincode, about, created_at)
      values (gen_random_uuid(), ${gone.sku}, 'asha@x.example', '400001', 'stock', now())`)
    await add({ report: 'stock' })
    await later('2026-11-29T03:30:00Z')
    const [mail] = await mails()
    expect(mail?.subject).toBe('Stock report, 29 Nov 2026, 9:00 AM')
    for (const line of [
      '2 batches with 7 packs in stock: ₹864.15 at today’s price.',
      '₹493.80 of it expires before 27 Feb 2027, and ₹0.00 can’t be sold any more.',
      '3 packs, worth ₹370.35, came in more than a year ago.',
      'Sold out, and asked for: 1 product, by 1 request.',
      '/console/reports/stock',
    ])
      expect(mail?.text).toContain(line)
    expect(mail?.text).not.toContain('asha@')
  })

  it('OPS-08 go to each receiver while the member may see the report, and can sign in', async () => {
    const { id } = await add({ receivers: [finance.id, other.id] })
    await world.db.execute(sql`update staff_member set role = 'catalogue' where id = ${other.id}`)
    await later('2026-11-29T03:30:00Z')
    expect(await mails()).toHaveLength(1)
    expect(await mails(other)).toEqual([])
    expect((await show(id)).schedule.receivers.map(({ gets }) => gets).toSorted()).toEqual([
      false,
      true,
    ])
    await world.db.execute(sql`update staff_member set role = 'finance' where id = ${other.id}`)
    await world.db.execute(
      sql`update staff_member set disabled_at = now() where id = ${finance.id}`,
    )
    await later('2026-11-30T03:30:00Z')
    expect(await mails()).toHaveLength(1)
    expect(await mails(other)).toHaveLength(1)
    await world.db.execute(
      sql`update staff_member set totp_confirmed_at = null where id = ${other.id}`,
    )
    await later('2026-12-01T03:30:00Z')
    expect(await mails(other)).toHaveLength(1)
    expect((await show(id)).sends.map((send) => [send.state, send.mails])).toEqual([
      ['sent', 0],
      ['sent', 1],
      ['sent', 1],
    ])
  })

  it('OPS-08 are sent once for their days, with two workers and after a restart', async () => {
    const { id } = await add()
    world.clock.set('2026-11-29T03:31:00Z')
    await Promise.all([queueReports(world.context), queueReports(world.context)])
    const key = { scheduleId: id, from: '2026-11-28', until: '2026-11-28' }
    await Promise.all([sendReport(world.context, key), sendReport(world.context, key)])
    await runJobs(world)
    await sendReport(world.context, key)
    expect(await mails()).toHaveLength(1)
    // As if it were due again: its days were sent.
    await world.db.execute(sql`update report_schedule set next_at = '2026-11-29T03:30:00Z'`)
    await later('2026-11-29T03:40:00Z')
    expect(await mails()).toHaveLength(1)
    expect((await show(id)).schedule.next_at).toBe('2026-11-30T03:30:00.000Z')
  })

  it('OPS-08 of every missed day follow after an outage, of the stock the last one', async () => {
    const support = await signedInStaff(world, 'support')
    await add()
    await add({ report: 'expiry', receivers: [support.id] }, support.visitor)
    for (let run = 0; run < 5; run++) await later('2026-12-01T10:00:00Z')
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('28 Nov 2026'),
      expect.stringContaining('29 Nov 2026'),
      expect.stringContaining('30 Nov 2026'),
    ])
    expect(await mails(support)).toHaveLength(1)
  })

  it('OPS-08 that are due when staff change the schedule are sent, once', async () => {
    const { id } = await add()
    // Two days are due when a colleague is added; the job hasn't run.
    world.clock.set('2026-11-30T03:35:00Z')
    const admin = await signedInStaff(world, 'admin')
    const change = (version: number, hour: number) =>
      admin.visitor.call('staffChangeReportSchedule', {
        params: { id },
        body: { version, every: 'day', on: 0, hour, receivers: [finance.id, other.id] },
      })
    const changed = await change(0, 9)
    expect(changed.body.schedule).toMatchObject({ version: 1, next_at: '2026-12-01T03:30:00.000Z' })
    expect((await change(1, 10)).status).toBe(200)
    for (let run = 0; run < 2; run++) await later('2026-11-30T04:30:00Z')
    for (const member of [finance, other])
      expect((await mails(member)).map(({ subject }) => subject).toSorted()).toEqual([
        expect.stringContaining('28 Nov 2026'),
        expect.stringContaining('29 Nov 2026'),
      ])
  })

  it('OPS-08 that fail are tried again, are seen, and can be sent again by hand', async () => {
    const { id } = await add()
    const { mend } = await failWrites(world.db, 'mail_message')
    await later('2026-11-29T03:30:00Z')
    expect(await show(id)).toMatchObject({
      schedule: { last: { state: 'waiting', attempts: 1, sent_at: null, mails: null } },
    })
    await runJobs(world, 12)
    expect((await show(id)).sends).toMatchObject([{ state: 'failed', attempts: 12 }])
    await mend()
    const admin = await signedInStaff(world, 'admin')
    const again = () =>
      admin.visitor.call('staffSendReportAgain', {
        params: { id },
        body: { from: '2026-11-28', until: '2026-11-28' },
      })
    const replies = await Promise.all([again(), again()])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await runJobs(world)
    expect((await show(id)).sends).toMatchObject([{ state: 'sent', attempts: 1 }])
    expect(await mails()).toHaveLength(1)
    expect((await again()).body).toMatchObject({ code: 'report_not_failed' })
    const { rows } = await world.db.execute(
      sql`select after from audit_entry where action = 'report_schedule.again' and subject_id = ${id}`,
    )
    expect(rows).toEqual([{ after: { report: 'sales', from: '2026-11-28', until: '2026-11-28' } }])
  })

  it('OPS-08 recover by themselves, and send one mail', async () => {
    await add()
    const { mend } = await failWrites(world.db, 'mail_message')
    await later('2026-11-29T03:30:00Z')
    await mend()
    await runJobs(world)
    expect(await mails()).toHaveLength(1)
  })

  it('OPS-08 of a schedule that is paused meanwhile are never sent', async () => {
    const { id } = await add()
    const { mend } = await failWrites(world.db, 'mail_message')
    await later('2026-11-29T03:30:00Z')
    await mend()
    const admin = await signedInStaff(world, 'admin')
    await admin.visitor.call('staffPauseReportSchedule', {
      params: { id },
      body: { version: 0, reason: 'The figures are wrong' },
    })
    await runJobs(world)
    await later('2026-12-02T03:30:00Z')
    expect(await mails()).toEqual([])
    expect((await show(id)).sends).toMatchObject([{ state: 'skipped', mails: null }])
    // What was due while it was paused isn't made up for.
    const again = await signedInStaff(world, 'admin')
    await again.visitor.call('staffResumeReportSchedule', { params: { id }, body: { version: 1 } })
    await later('2026-12-03T03:30:00Z')
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('2 Dec 2026'),
    ])
  })

  it('OPS-08 a report in the making waits for staff who pause its schedule, and isn’t sent', async () => {
    const { id } = await add()
    world.clock.set('2026-11-29T03:30:00Z')
    await queueReports(world.context)
    const key = { scheduleId: id, from: '2026-11-28', until: '2026-11-28' }
    const sending = await inTransaction(world.db, async (tx) => {
      await tx.execute(sql`select from report_schedule where id = ${id}::uuid for update`)
      const made = sendReport(world.context, key)
      await expect.poll(() => isLockAwaited(world.db)).toBe(true)
      await tx.execute(
        sql`update report_send set state = 'skipped' where schedule_id = ${id}::uuid`,
      )
      return { made }
    })
    await sending.made
    expect(await mails()).toEqual([])
  })

  it('OPS-05 OPS-08 name the addresses that a mail server refused', async () => {
    const { id } = await add()
    await later('2026-11-29T03:30:00Z')
    await world.db.execute(
      sql`update mail_message set refused_because = '550 no such user' where to_address = ${finance.email}`,
    )
    expect((await show(id)).sends).toMatchObject([{ state: 'sent', mails: 1, refused: 1 }])
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer, BodyInput } from '@upchar/contract/schema/endpoints'
import { addDays, istDate } from '@upchar/kernel/dates'
import { gstinCheckCharacter } from '@upchar/kernel/gstin'
import { SELLER_AGREEMENT, type SellerDocumentKind } from '@upchar/kernel/seller-applications'
import { auditOf } from '@upchar/testkit/audit'
import { failWrites } from '@upchar/testkit/failing-writes'
import { holdStatement } from '@upchar/testkit/hold-statements'
import { mailsTo } from '@upchar/testkit/mails'
import { signedInStaff } from '@upchar/testkit/staff'
import { multipartOf, plainPdf } from '@upchar/testkit/uploads'
import { useWorld } from '@upchar/testkit/world'
import type { Reply } from '@upchar/testkit/world'
import { forgetApplications } from '../../modules/seller-applications/index.ts'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
let checker: Awaited<ReturnType<typeof signedInStaff>>
let admin: Awaited<ReturnType<typeof signedInStaff>>
beforeAll(async () => {
  checker = await signedInStaff(world, 'kyc_reviewer')
  admin = await signedInStaff(world, 'admin')
})

let count = 0
async function applied() {
  const head = `27AAACS${String(++count).padStart(4, '0')}K1Z`
  const email = `seller${count}@sahyadri.in`
  const { body, status } = await world.visitor().call('registerSeller', {
    body: {
      business_name: 'Sahyadri Surgicals',
      contact_name: 'Meera Joshi',
      email,
      phone: '9820012345',
      gstin: head + gstinCheckCharacter(`${head}0`),
      pincode: '411001',
      categories: ['gloves'],
    },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  const query = new URL(body.href ?? '', 'http://shop').searchParams
  return { email, link: { id: query.get('id') ?? '', key: query.get('key') ?? '' } }
}
type Link = Awaited<ReturnType<typeof applied>>['link']

const upload = async (link: Link, bytes = plainPdf(), name?: string) =>
  (await world.visitor().raw({
    method: 'POST',
    url: '/api/seller-details/files',
    query: link,
    ...multipartOf(bytes, name),
  })) as Reply<Answer<'uploadSellerFile'>>
async function uploaded(link: Link) {
  const kept = await upload(link)
  expect(kept.status, JSON.stringify(kept.body)).toBe(200)
  return kept.body.file.file_id
}
const name = (link: Link, kind: SellerDocumentKind, file_id: string, over: object = {}) => {
  const body: BodyInput<'changeSellerApplication'> = {
    step: 'document',
    ...link,
    kind,
    file_id,
    ...over,
  }
  return world.visitor().call('changeSellerApplication', { body })
}
const send = async (link: Link, kind: SellerDocumentKind, over: object = {}) =>
  name(link, kind, await uploaded(link), over)
const withdraw = (link: Link) =>
  world.visitor().call('changeSellerApplication', { body: { step: 'withdraw', ...link } })
const licence = { number: 'MH/MD-42/1001', valid_until: '2028-03-31' }
async function sendAll(link: Link) {
  for (const kind of ['gst_certificate', 'pan_card', 'bank_proof'] as const) await send(link, kind)
  await send(link, 'MD-42', licence)
}
const submit = (link: Link) =>
  world.visitor().call('changeSellerApplication', {
    body: { step: 'submit', ...link, agreement_version: SELLER_AGREEMENT.version },
  })
const show = async (link: Link) =>
  (await world.visitor().call('getSellerApplication', { query: link })).body.application
const found = async (id: string) => {
  const { body } = await checker.visitor.call('staffListApplicants', { query: {} })
  const row = body.applications.find((one) => one.id === id)
  if (row === undefined) throw new Error('not in the list')
  return row
}
type Review = BodyInput<'staffReviewApplicant'>
const review = (id: string, body: Review, by = checker) =>
  by.visitor.call('staffReviewApplicant', { params: { id }, body })
const terms = (version: number, prefix: string): Review => ({
  decision: 'check',
  version,
  legal_name: 'Sahyadri Surgicals LLP',
  trade_name: 'Sahyadri',
  address: '4 Laxmi Road',
  city: 'Pune',
  invoice_prefix: prefix,
  hsn_digits: 6,
})
const approve = (id: string, version: number, by = admin) =>
  by.visitor.call('staffApproveApplicant', { params: { id }, body: { version } })
/** An application that waits for staff, and its version. */
async function submitted() {
  const { email, link } = await applied()
  await sendAll(link)
  expect((await submit(link)).status).toBe(200)
  return { email, link, version: (await found(link.id)).version }
}
async function checked(prefix: string) {
  const { email, link, version } = await submitted()
  const { body } = await review(link.id, terms(version, prefix))
  expect(body.application, JSON.stringify(body)).toMatchObject({ state: 'checked' })
  return { email, link, version: body.application.version }
}
/** The seller that an application made, and its licences. */
const madeBy = async (id: string) =>
  (
    await world.db.execute(
      sql`select a.state, (select count(*)::int from seller s where s.gstin = a.gstin) as sellers,
        (select count(*)::int from seller_licence l join seller s on s.id = l.seller_id where s.gstin = a.gstin) as licences
        from seller_application a where a.id = ${id}`,
    )
  ).rows[0]
const statuses = (replies: readonly { status: number }[]) =>
  replies.map(({ status }) => status).toSorted()

describe('an application to sell', () => {
  it('ENGAGE-08 OPS-06 goes from documents by two people to a seller with its licence', async () => {
    const { email, link } = await applied()
    expect((await show(link)).needs.map(({ met }) => met)).toEqual([false, false, false, false])
    expect((await submit(link)).body).toMatchObject({ code: 'documents_missing' })
    expect((await send(link, 'MD-42')).body).toMatchObject({ code: 'number_missing' })
    const ended = { number: 'MD-1', valid_until: '2026-11-23' }
    expect((await send(link, 'MD-42', ended)).body).toMatchObject({ code: 'licence_ended' })
    expect((await send(link, '20B', licence)).body).toMatchObject({ code: 'person_missing' })
    await sendAll(link)
    expect((await submit(link)).body.application).toMatchObject({ state: 'submitted' })
    expect((await submit(link)).body).toMatchObject({ code: 'application_closed' })

    const row = await found(link.id)
    expect(row.checklist.every(({ right }) => right)).toBe(true)
    const file = await checker.visitor.raw({
      method: 'GET',
      url: `/api/staff/applicants/${link.id}?kind=pan_card`,
    })
    expect(file.status).toBe(200)
    await review(link.id, {
      decision: 'ask',
      version: row.version,
      documents: [{ kind: 'bank_proof', reason: 'The name can’t be read' }],
    })
    expect(await show(link)).toMatchObject({ state: 'incomplete' })
    expect((await submit(link)).body).toMatchObject({ code: 'documents_missing' })
    await send(link, 'bank_proof')
    expect((await submit(link)).status).toBe(200)

    const again = await found(link.id)
    expect((await review(link.id, terms(row.version, 'SY1'))).body).toMatchObject({
      code: 'changed_meanwhile',
    })
    // An administrator may check as well, but then not approve.
    const checked = await review(link.id, terms(again.version, 'SY1'), admin)
    expect(checked.body.application).toMatchObject({ state: 'checked' })
    const { version } = checked.body.application
    expect((await approve(link.id, version)).body).toMatchObject({ code: 'same_person' })
    const second = await signedInStaff(world, 'admin')
    const approved = await approve(link.id, version, second)
    expect(approved.body.application, JSON.stringify(approved.body)).toMatchObject({
      state: 'approved',
    })
    const { rows } = await world.db.execute(
      sql`select s.trade_name, l.form, l.number, l.valid_until from seller s join seller_licence l on l.seller_id = s.id
        where s.id = ${approved.body.application.seller_id}`,
    )
    expect(rows).toEqual([
      {
        trade_name: 'Sahyadri',
        form: 'MD-42',
        number: licence.number,
        valid_until: licence.valid_until,
      },
    ])
    expect(
      (await mailsTo(world.db, email)).map(({ subject }) => subject.split(' SEL-')[0]),
    ).toEqual(
      expect.arrayContaining(['We have your application', 'We are looking at your application']),
    )
  })

  it('ENGAGE-08 counts a licence on its last day, and not on the day after', async () => {
    const { link } = await applied()
    await sendAll(link)
    const today = istDate(world.clock.now())
    expect((await send(link, 'MD-42', { ...licence, valid_until: today })).status).toBe(200)
    const licenceIsMet = async () => (await show(link)).needs.at(-1)?.met
    expect(await licenceIsMet()).toBe(true)
    const now = world.clock.now().toISOString()
    world.clock.set(`${addDays(today, 1)}T05:30:00Z`)
    expect(await licenceIsMet()).toBe(false)
    world.clock.set(now)
    expect((await submit(link)).body.application).toMatchObject({ state: 'submitted' })
  })

  it('ENGAGE-08 asks for a licence through the last day of the rule that needs it', async () => {
    const { link } = await applied()
    const needs = async () => (await show(link)).needs.length
    const before = await needs()
    const now = world.clock.now().toISOString()
    const today = istDate(world.clock.now())
    const { rows } = await world.db.execute<{ id: string }>(
      sql`update licence_rule set valid_to = ${today}::date where valid_to is null returning id`,
    )
    expect(await needs()).toBe(before)
    world.clock.set(`${addDays(today, 1)}T05:30:00Z`)
    expect(await needs()).toBeLessThan(before)
    world.clock.set(now)
    await world.db.execute(
      sql`update licence_rule set valid_to = null where id = any(${sql.param(rows.map(({ id }) => id))}::int[])`,
    )
  })

  it('ENGAGE-08 opens for nobody without its key', async () => {
    const { link } = await applied()
    for (const wrong of [
      { ...link, key: 'a'.repeat(32) },
      { ...link, id: (await applied()).link.id },
      { id: 'x', key: link.key },
    ]) {
      const { call } = world.visitor()
      expect((await call('getSellerApplication', { query: wrong })).status).toBe(404)
      expect((await submit(wrong)).status).toBe(404)
      expect(
        (await call('changeSellerApplication', { body: { step: 'withdraw', ...wrong } })).status,
      ).toBe(404)
      expect(
        (
          await world.visitor().raw({
            method: 'POST',
            url: '/api/seller-details/files',
            query: wrong,
            ...multipartOf(plainPdf()),
          })
        ).status,
      ).toBe(404)
    }
  })

  it('ENGAGE-08 is refused with a reason; withdrawn or old ones are erased with their files', async () => {
    const { link } = await applied()
    await sendAll(link)
    await submit(link)
    const { version } = await found(link.id)
    const reason = 'The business is closed.'
    await review(link.id, { decision: 'refuse', version, reason })
    expect(await show(link)).toMatchObject({ state: 'refused', reason })
    const other = await applied()
    await sendAll(other.link)
    await world.visitor().call('changeSellerApplication', {
      body: { step: 'withdraw', ...other.link },
    })
    await world.db.execute(
      sql`update seller_application set changed_at = changed_at - interval '181 days' where id = ${link.id}`,
    )
    await forgetApplications(world.context)
    const { rows } = await world.db.execute(
      sql`select (select count(*)::int from seller_application where id in (${link.id}, ${other.link.id})) as applications,
        (select count(*)::int from stored_file where owner_id in (${link.id}, ${other.link.id}) and deleted_at is null) as files`,
    )
    expect(rows).toEqual([{ applications: 0, files: 0 }])
  })
})

describe('an application to sell that two people change at once', () => {
  it('ENGAGE-08 makes one seller of two approvals, and one check of two', async () => {
    const { email, link, version } = await submitted()
    const other = await signedInStaff(world, 'kyc_reviewer')
    const checks = await Promise.all([
      review(link.id, terms(version, 'TW1')),
      review(link.id, terms(version, 'TW2'), other),
    ])
    expect(statuses(checks)).toEqual([200, 409])
    const { version: now } = await found(link.id)
    const second = await signedInStaff(world, 'admin')
    const approvals = await Promise.all([
      approve(link.id, now),
      approve(link.id, now),
      approve(link.id, now, second),
    ])
    expect(statuses(approvals)).toEqual([200, 409, 409])
    expect(await madeBy(link.id)).toEqual({ state: 'approved', sellers: 1, licences: 1 })
    expect((await auditOf(world.db, link.id)).map(({ action }) => action)).toEqual([
      'seller_application.check',
      'seller_application.approve',
    ])
    const mails = (await mailsTo(world.db, email)).map(({ subject }) => subject)
    expect(mails.filter((subject) => subject.endsWith('is approved'))).toHaveLength(1)
    for (const decision of [
      { decision: 'refuse', version: now + 1, reason: 'Changed our mind' },
      { decision: 'ask', version: now + 1, documents: [{ kind: 'pan_card', reason: 'Blurred' }] },
      terms(now + 1, 'TW3'),
    ] satisfies Review[])
      expect((await review(link.id, decision)).body).toMatchObject({ code: 'application_closed' })
  })

  it('ENGAGE-08 approves nothing that is being asked for, and the applicant changes nothing meanwhile', async () => {
    const { link, version } = await checked('AS1')
    const file = await world.db.execute(sql`select 1 from stored_file where owner_id = ${link.id}`)
    const [late, gone, sent] = await Promise.all([
      upload(link),
      withdraw(link),
      name(link, 'pan_card', 'no-such-file'),
    ])
    for (const one of [late, gone, sent])
      expect(one).toMatchObject({ status: 409, body: { code: 'application_closed' } })
    expect(
      (await world.db.execute(sql`select 1 from stored_file where owner_id = ${link.id}`)).rowCount,
    ).toBe(file.rowCount)
    const [asked, approved] = await Promise.all([
      review(link.id, {
        decision: 'ask',
        version,
        documents: [{ kind: 'pan_card', reason: 'Can’t be read' }],
      }),
      approve(link.id, version),
    ])
    expect(statuses([asked, approved])).toEqual([200, 409])
    expect(await madeBy(link.id)).toEqual(
      approved.status === 200
        ? { state: 'approved', sellers: 1, licences: 1 }
        : { state: 'incomplete', sellers: 0, licences: 0 },
    )
  })

  it('ENGAGE-08 makes a seller with its licences or nothing', async () => {
    const first = await checked('WH1')
    const failing = await failWrites(world.db, 'seller_licence', 'before insert', 'kill')
    const killed = await approve(first.link.id, first.version)
    await failing.mend()
    expect(killed.status).toBeGreaterThanOrEqual(500)
    expect(await madeBy(first.link.id)).toEqual({ state: 'checked', sellers: 0, licences: 0 })
    expect((await approve(first.link.id, first.version)).status).toBe(200)
    // Meanwhile another seller has the prefix that was checked.
    const second = await submitted()
    const late = await checked('WH2')
    await world.db.execute(
      sql`update seller set invoice_prefix = 'WH2' where invoice_prefix = 'WH1'`,
    )
    expect(await approve(late.link.id, late.version)).toMatchObject({
      status: 409,
      body: { code: 'prefix_taken' },
    })
    expect(await madeBy(late.link.id)).toEqual({ state: 'checked', sellers: 0, licences: 0 })
    // A second check gives it another one.
    const again = await review(late.link.id, terms(late.version, 'WH9'))
    expect(again.status, JSON.stringify(again.body)).toBe(200)
    expect((await approve(late.link.id, again.body.application.version)).status).toBe(200)
    // And a licence has ended since it was sent.
    const { body } = await review(second.link.id, terms(second.version, 'WH3'))
    await world.db.execute(
      sql`update seller_document set valid_until = '2026-11-23' where kind = 'MD-42' and application_id = ${second.link.id}`,
    )
    expect(await approve(second.link.id, body.application.version)).toMatchObject({
      status: 409,
      body: { code: 'check_failed' },
    })
    expect(await madeBy(second.link.id)).toEqual({ state: 'checked', sellers: 0, licences: 0 })
  })

  it('ENGAGE-08 takes only files of its own, each once, and none of 10 MB', async () => {
    const mine = await applied()
    const theirs = await applied()
    const file = await uploaded(theirs.link)
    expect(await name(mine.link, 'pan_card', file)).toMatchObject({
      status: 404,
      body: { code: 'file_unknown' },
    })
    expect(
      statuses(
        await Promise.all([
          name(theirs.link, 'pan_card', file),
          name(theirs.link, 'bank_proof', file),
        ]),
      ),
    ).toEqual([200, 404])
    const rivals = [await uploaded(theirs.link), await uploaded(theirs.link)]
    expect(
      statuses(await Promise.all(rivals.map((one) => name(theirs.link, 'gst_certificate', one)))),
    ).toEqual([200, 200])
    expect((await show(theirs.link)).documents.map(({ kind }) => kind)).toHaveLength(2)
    const { rows } = await world.db.execute(
      sql`select count(*)::int as files from stored_file where owner_id = ${theirs.link.id} and deleted_at is null`,
    )
    expect(rows).toEqual([{ files: 2 }])
    const huge = Buffer.concat([plainPdf(), Buffer.alloc(10_000_000, ' ')])
    expect(await upload(mine.link, huge)).toMatchObject({
      status: 413,
      body: { code: 'file_too_large' },
    })
    expect(
      await upload(mine.link, Buffer.from('<script>alert(1)</script>'), 'pan.pdf'),
    ).toMatchObject({ status: 422, body: { code: 'file_type_refused' } })
    const long = await name(mine.link, 'MD-42', 'x', { ...licence, number: '7'.repeat(10_000_000) })
    expect(long.status).toBe(413)
    for (const number of ['MD\u0000-42', '<img src=x>', 'MD\n42', '\ud800MD-42'])
      expect((await name(mine.link, 'MD-42', 'x', { ...licence, number })).status, number).toBe(400)
  })

  it('DPDP erases what was uploaded but never sent when the applicant withdraws, once', async () => {
    const { link } = await applied()
    await send(link, 'pan_card')
    await uploaded(link)
    // One more is being checked at that moment.
    const storing = holdStatement(/insert into "stored_file"/)
    const late = upload(link)
    await storing.held()
    const twice = Promise.all([withdraw(link), withdraw(link)])
    expect(statuses(await twice)).toEqual([200, 404])
    storing.letGo()
    expect(await late).toMatchObject({ status: 404, body: { code: 'application_unknown' } })
    const { rows } = await world.db.execute(
      sql`select 1 from stored_file where owner_id = ${link.id} and deleted_at is null`,
    )
    expect(rows).toEqual([])
  })

  it('ENGAGE-08 stores no decision with characters that can’t be stored, nor of who may not decide', async () => {
    const { link, version } = await submitted()
    for (const reason of ['a\u0000bc', 'two\nlines', 'x'.repeat(301)])
      expect((await review(link.id, { decision: 'refuse', version, reason })).status).toBe(400)
    const support = await signedInStaff(world, 'catalogue')
    expect(
      (await review(link.id, { decision: 'refuse', version, reason: 'Not mine' }, support)).status,
    ).toBe(403)
    expect((await approve(link.id, version, checker)).status).toBe(403)
    expect((await approve(link.id, version)).body).toMatchObject({ code: 'application_closed' })
    const nobody = '00000000-0000-4000-8000-000000000000'
    expect((await approve(nobody, 1)).status).toBe(404)
    expect((await approve('x', 1)).status).toBe(400)
    const reason = '<b>Closed</b> \ud83d\ude00 \ud800'
    expect((await review(link.id, { decision: 'refuse', version, reason })).status).toBeLessThan(
      500,
    )
  })

  it('ENGAGE-08 OPS-06 in a shop of one, who checked an application approves it a day later', async () => {
    const alone = await signedInStaff(world, 'admin')
    const { link, version } = await submitted()
    const { body } = await review(link.id, terms(version, 'SY9'), alone)
    const { application } = body
    expect(application.alone_from).toBeNull()
    expect((await approve(link.id, application.version, alone)).body).toMatchObject({
      message: 'You have checked this application. Somebody else must approve it.',
    })
    await world.db.execute(
      sql`update staff_member set disabled_at = ${world.clock.now().toISOString()}::timestamptz - interval '2 days' where id <> ${alone.id} and role = 'admin'`,
    )
    const shown = (await found(link.id)).alone_from
    expect(shown).toBe(new Date(world.clock.now().getTime() + 86_400_000).toISOString())
    expect(await approve(link.id, application.version, alone)).toMatchObject({
      status: 409,
      body: { code: 'same_person', message: expect.stringMatching(/You can from 25 Nov/) },
    })
    await world.db.execute(
      sql`update seller_application set checked_at = checked_at - interval '1 day' where id = ${link.id}`,
    )
    const done = await approve(link.id, application.version, alone)
    expect(done.body.application, JSON.stringify(done.body)).toMatchObject({ state: 'approved' })
    expect(await madeBy(link.id)).toMatchObject({ sellers: 1, licences: 1 })
    const audit = (await auditOf(world.db, link.id)).map(({ action }) => action)
    expect(audit).toContain('seller_application.approve_alone')
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer, BodyInput } from '@upchar/contract/schema/endpoints'
import { gstinCheckCharacter } from '@upchar/kernel/gstin'
import { SELLER_AGREEMENT, type SellerDocumentKind } from '@upchar/kernel/seller-applications'
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

async function send(link: Link, kind: SellerDocumentKind, over: object = {}) {
  const kept = (await world.visitor().raw({
    method: 'POST',
    url: '/api/seller-details/files',
    query: link,
    ...multipartOf(plainPdf()),
  })) as Reply<Answer<'uploadSellerFile'>>
  expect(kept.status, JSON.stringify(kept.body)).toBe(200)
  const body: BodyInput<'changeSellerApplication'> = {
    step: 'document',
    ...link,
    kind,
    file_id: kept.body.file.file_id,
    ...over,
  }
  return world.visitor().call('changeSellerApplication', { body })
}
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

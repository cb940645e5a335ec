import { eq } from '../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import type { QueryInput } from '@upchar/contract/schema/endpoints'
import { buyerOfType, sendKyc } from '@upchar/testkit/kyc-forms'
import { mailsTo } from '@upchar/testkit/mails'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { kycApplication, kycEvent } from './tables.ts'
import { read, versionOf } from './testing/review.ts'

const world = useWorld()
const reviewer = async (): Promise<Visitor> => (await signedInStaff(world, 'kyc_reviewer')).visitor
const kycMails = async (email: string) =>
  (await mailsTo(world.db, email))
    .map(({ subject }) => subject)
    .filter((subject) => /KYC|licence/.test(subject))

describe('review of KYC applications', () => {
  it('KYC-04 shows staff the submission: fields with notes on their numbers, documents, history', async () => {
    const staff = await reviewer()
    const buyer = await buyerOfType(world, 3)
    const id = await sendKyc(buyer, { choices: { devices: 'drug_licence' } })
    const { application } = await read(staff, id)
    expect(application).toMatchObject({
      id,
      state: 'submitted',
      is_pharma: false,
      business_name: 'Rao Clinic',
      business_type: { id: 3, name: 'Reseller' },
      times_submitted: 1,
      customer: {
        id: buyer.id,
        email: buyer.email,
        name: 'Asha Rao',
        phone: '9876543210',
        status: 'notVerified',
      },
      licences_needed: [['20/20B', '21/21B']],
      licences_suggested: [
        { kind: '20/20B', number: 'MH-20B-111', scope: 'Maharashtra', valid_until: '2027-06-30' },
        { kind: '21/21B', number: 'MH-21B-222', scope: 'Maharashtra', valid_until: '2027-06-30' },
      ],
      history: [{ from: 'draft', to: 'submitted', by: null, by_system: false }],
    })
    const field = (name: string) =>
      application.sections.flatMap(({ fields }) => fields).find((one) => one.name === name)
    expect(field('GST')).toMatchObject({
      value: '27AAACX1234A1ZX',
      note: 'Maharashtra; PAN AAACX1234A',
    })
    expect(field('pan')?.note).toBe('PAN of a company')
    expect(application.sections.find(({ key }) => key === 'devices')).toMatchObject({
      proof: { key: 'drug_licence' },
      documents: [{ document: 'drug_licence', files: [{ media_type: 'application/pdf' }] }],
    })
  })

  it('KYC-04 lets one of two reviewers decide, on the version that was read', async () => {
    const [one, two] = [await reviewer(), await reviewer()]
    const buyer = await buyerOfType(world, 2)
    const id = await sendKyc(buyer)
    const version = await versionOf(one, id)
    const licences = [{ kind: 'registration' as const, number: 'MMC-1', valid_until: null }]
    const answers = await Promise.all([
      one.call('staffApproveKyc', { params: { id }, body: { version, licences } }),
      two.call('staffRejectKyc', { params: { id }, body: { version, reason: 'Not readable' } }),
      two.call('staffAskKycChanges', { params: { id }, body: { version, reason: 'Not readable' } }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(
      answers
        .filter(({ status }) => status === 409)
        .map(({ body }) => (body as unknown as { code: string }).code),
    ).toEqual(['changed_meanwhile', 'changed_meanwhile'])
    expect(
      await world.db.select().from(kycEvent).where(eq(kycEvent.applicationId, id)),
    ).toHaveLength(2)
    expect(await kycMails(buyer.email)).toHaveLength(1)
  })

  it('KYC-04 hides drafts from staff, and everything from roles without review rights', async () => {
    const staff = await reviewer()
    const buyer = await buyerOfType(world, 2)
    await buyer.visitor.call('completeKyc', {
      body: { draft: true, fields: { pan: 'AAAPR1234A' } },
    })
    const [draft] = await world.db
      .select()
      .from(kycApplication)
      .where(eq(kycApplication.customerId, buyer.id))
    expect(await staff.call('staffGetKyc', { params: { id: draft?.id ?? '' } })).toMatchObject({
      status: 404,
      body: { code: 'application_unknown' },
    })
    expect(
      (await staff.call('staffListKyc', { query: { q: buyer.email } })).body.applications,
    ).toEqual([])
    expect(
      (await staff.call('staffListKyc', { query: { state: 'draft' } })).body.applications,
    ).toEqual([])
    const id = await sendKyc(buyer)
    for (const role of ['support', 'catalogue', 'finance'] as const) {
      const { visitor } = await signedInStaff(world, role)
      for (const call of [
        visitor.call('staffListKyc'),
        visitor.call('staffGetKyc', { params: { id } }),
        visitor.call('staffRejectKyc', {
          params: { id },
          body: { version: 1, reason: 'No no no' },
        }),
      ]) {
        expect(await call).toMatchObject({ status: 403, body: { code: 'permission_missing' } })
      }
    }
    expect(await buyer.visitor.call('staffGetKyc', { params: { id } })).toMatchObject({
      status: 401,
    })
  })

  it('KYC-04 lists, searches, filters, sorts and pages applications', async () => {
    const staff = await reviewer()
    const [first, second] = [await buyerOfType(world, 13), await buyerOfType(world, 13)]
    const a = await sendKyc(first, {
      fields: { 'Establishment-Name': 'Zebra Animal Hospital', registration_number: 'VCI/ZQ-777' },
    })
    world.clock.advance(60_000)
    const b = await sendKyc(second, { fields: { 'Establishment-Name': 'Aardvark Vets' } })
    const ids = async (query: QueryInput<'staffListKyc'>) => {
      const { status, body } = await staff.call('staffListKyc', {
        query: { business_type: '13', ...query },
      })
      if (status !== 200) throw new Error(JSON.stringify(body))
      return body.applications.map(({ id }) => id)
    }
    expect(await ids({ state: 'submitted' })).toEqual([a, b])
    expect(await ids({ sort: 'newest' })).toEqual([b, a])
    expect(await ids({ sort: 'business_name' })).toEqual([b, a])
    expect(await ids({ q: 'zebra hosp' })).toEqual([a])
    expect(await ids({ q: 'vci/zq-777' })).toEqual([a])
    expect(await ids({ q: second.email })).toEqual([b])
    expect(await ids({ q: "zebra') | ('" })).toEqual([a])
    expect(await ids({ q: 'nothing of the kind' })).toEqual([])
    expect(await ids({ is_pharma: 'true' })).toEqual([])
    expect(await ids({ limit: '1', page: '2' })).toEqual([b])
    const { body } = await staff.call('staffListKyc', {
      query: { business_type: '13', limit: '1' },
    })
    expect(body).toMatchObject({
      total: 2,
      total_is_more: false,
      applications: [{ customer: { email: first.email }, business_type: { name: 'Vet' } }],
    })
    expect(body.states.submitted).toBeGreaterThanOrEqual(2)
    const waiting = await staff.call('staffListKyc', { query: { state: 'submitted' } })
    const [oldest, next] = waiting.body.applications.map(({ id }) => id)
    expect((await read(staff, oldest ?? '')).next_id).toBe(next)
    expect((await read(staff, b)).next_id).toBe(oldest)
  })

  it('VALID-05 finds nobody by the digits of an Aadhaar number, not even by the last four', async () => {
    const staff = await reviewer()
    const buyer = await buyerOfType(world, 2)
    const id = await sendKyc(buyer, { choices: { identity: 'aadhaar' } })
    const found = async (q: string) =>
      (await staff.call('staffListKyc', { query: { q } })).body.applications
    for (const q of ['1238', '345678901238', 'XXXX']) expect(await found(q)).toEqual([])
    expect(await found(buyer.email)).toMatchObject([{ id }])
  })
})

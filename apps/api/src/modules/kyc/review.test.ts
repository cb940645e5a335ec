import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Answer, QueryInput } from '@upchar/contract/schema/endpoints'
import { KYC_MOVES, KYC_STATES, type KycState } from '@upchar/kernel/kyc-states'
import { inTransaction } from '../../platform/db/database.ts'
import type { Customer } from '@upchar/testkit/customers'
import { approveByStaff, buyerOfType, sendKyc, uploadDocument } from '@upchar/testkit/kyc-forms'
import { mailsTo } from '@upchar/testkit/mails'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { auditEntry } from '../staff/tables.ts'
import { buyerOf, licencesOf } from './index.ts'
import { kycStates } from './model.ts'
import { lockApplication, moveApplication } from './store/applications.ts'
import { kycApplication, kycEvent } from './tables.ts'

const world = useWorld()

const reviewer = async (): Promise<Visitor> => (await signedInStaff(world, 'kyc_reviewer')).visitor
const read = async (staff: Visitor, id: string): Promise<Answer<'staffGetKyc'>> =>
  (await staff.call('staffGetKyc', { params: { id } })).body
const versionOf = async (staff: Visitor, id: string) => (await read(staff, id)).application.version
const reject = async (staff: Visitor, id: string, reason = 'The name on the licence is another') =>
  staff.call('staffRejectKyc', {
    params: { id },
    body: { version: await versionOf(staff, id), reason },
  })
const ask = async (staff: Visitor, id: string, sections: string[] = []) =>
  staff.call('staffAskKycChanges', {
    params: { id },
    body: { version: await versionOf(staff, id), reason: 'The photo is blurred', sections },
  })
const kycMails = async (email: string) =>
  (await mailsTo(world.db, email))
    .map(({ subject }) => subject)
    .filter((subject) => /KYC|licence/.test(subject))
/** The text of a mail by its subject; undefined if there is none. */
const mailText = async (email: string, subject: string) =>
  (await mailsTo(world.db, email)).find((mail) => mail.subject === subject)?.text
const buyerNow = ({ id }: Customer) => buyerOf(world.context, world.db, id)

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

  it('KYC-04 approves with the licences read from the documents; the buyer may then buy and is mailed', async () => {
    const staff = await signedInStaff(world, 'kyc_reviewer')
    const buyer = await buyerOfType(world, 3)
    const id = await sendKyc(buyer, { choices: { devices: 'drug_licence' } })
    const { status, body } = await staff.visitor.call('staffApproveKyc', {
      params: { id },
      body: {
        version: await versionOf(staff.visitor, id),
        licences: [
          { kind: '20/20B', number: 'MH-20B-111', scope: 'Wholesale', valid_until: '2027-06-30' },
          { kind: '21/21B', number: 'MH-21B-222', valid_until: '2027-01-31' },
        ],
      },
    })
    expect(status).toBe(200)
    expect(body.application).toMatchObject({
      state: 'approved',
      valid_until: '2027-06-30',
      licences: [
        { kind: '20/20B', in_force: true, scope: 'Wholesale' },
        { kind: '21/21B', in_force: true },
      ],
    })
    expect(body.application.history.at(-1)).toMatchObject({
      from: 'submitted',
      to: 'approved',
      by: { id: staff.id, name: staff.name },
    })
    expect(await buyerNow(buyer)).toEqual({
      signedIn: true,
      businessTypeId: 3,
      kycStatus: 'partialVerified',
      licences: ['20/20B', '21/21B'],
    })
    expect(await licencesOf(world.context, world.db, buyer.id)).toMatchObject([
      { kind: '20/20B', number: 'MH-20B-111', validUntil: '2027-06-30' },
      { kind: '21/21B' },
    ])
    const [mail] = (await mailsTo(world.db, buyer.email)).filter(
      ({ subject }) => subject === 'Your KYC is approved',
    )
    expect(mail?.text).toContain(
      'Drug licence, Form 20 or 20B, number MH-20B-111, until 30 Jun 2027',
    )
    expect(mail?.html).toContain('/account/kyc')
    const [audit] = await world.db.select().from(auditEntry).where(eq(auditEntry.subjectId, id))
    expect(audit).toMatchObject({
      action: 'kyc.approve',
      staffId: staff.id,
      before: { state: 'submitted' },
      after: { state: 'approved', valid_until: '2027-06-30' },
    })
  })

  it.each([
    ['none', [], 'Enter Drug licence, Form 20 or 20B or Drug licence, Form 21 or 21B'],
    [
      'another kind',
      [{ kind: 'MD-42' as const, number: 'x', valid_until: '2027-06-30' }],
      'This application shows no MD-42 registration for medical devices',
    ],
    [
      'one that is over',
      [{ kind: '20/20B' as const, number: 'x', valid_until: '2026-11-23' }],
      'This date has passed',
    ],
    [
      'one without its last day',
      [{ kind: '20/20B' as const, number: 'x', valid_until: null }],
      'Enter its last day, or the day its retention fee is due',
    ],
    [
      'one twice',
      [
        { kind: '20/20B' as const, number: 'x', valid_until: '2027-06-30' },
        { kind: '20/20B' as const, number: 'y', valid_until: '2027-06-30' },
      ],
      'Drug licence, Form 20 or 20B is named twice',
    ],
  ])('KYC-04 refuses an approval that names %s as licence', async (_, licences, message) => {
    const staff = await reviewer()
    const id = await sendKyc(await buyerOfType(world, 3), { choices: { devices: 'drug_licence' } })
    const version = await versionOf(staff, id)
    expect(
      await staff.call('staffApproveKyc', { params: { id }, body: { version, licences } }),
    ).toMatchObject({ status: 400, body: { code: 'licences_invalid', message } })
    expect((await read(staff, id)).application).toMatchObject({ state: 'submitted', version })
  })

  it('KYC-04 requests changes, which the buyer reads, corrects and submits again', async () => {
    const staff = await reviewer()
    const buyer = await buyerOfType(world, 2)
    const id = await sendKyc(buyer)
    expect(await ask(staff, id, ['identity', 'nothing'])).toMatchObject({
      status: 400,
      body: { code: 'section_unknown' },
    })
    expect((await ask(staff, id, ['identity'])).status).toBe(200)
    const { body: form } = await buyer.visitor.call('getKycFields')
    expect(form).toMatchObject({
      state: 'changes_asked',
      editable: true,
      reason: 'The photo is blurred',
      sections_to_change: ['identity'],
    })
    expect(await mailText(buyer.email, 'Please correct your KYC form')).toContain(
      'The photo is blurred',
    )
    expect(await mailText(buyer.email, 'Please correct your KYC form')).toContain(
      '/account/kyc?step=basic',
    )
    expect((await uploadDocument(buyer.visitor, 'pan_card', { name: 'sharp.pdf' })).status).toBe(200)
    expect(await sendKyc(buyer)).toBe(id)
    expect((await read(staff, id)).application).toMatchObject({
      state: 'submitted',
      times_submitted: 2,
      reason: '',
      sections_to_change: [],
    })
    await approveByStaff(staff, id)
    expect((await buyerNow(buyer)).kycStatus).toBe('partialVerified')
  })

  it('KYC-04 rejects with a reason; the buyer starts again from the previous values', async () => {
    const staff = await reviewer()
    const buyer = await buyerOfType(world, 2)
    const id = await sendKyc(buyer)
    expect(
      await staff.call('staffRejectKyc', { params: { id }, body: { version: 1, reason: '' } }),
    ).toMatchObject({ status: 400 })
    expect((await reject(staff, id)).status).toBe(200)
    expect((await buyer.visitor.call('getMyKyc')).body.kyc).toMatchObject({
      status: 'notVerified',
      pending_action: 2,
      steps: [
        { application: { state: 'rejected', reason: 'The name on the licence is another' } },
        {},
      ],
    })
    expect(await mailText(buyer.email, 'Your KYC was not approved')).toContain(
      'The name on the licence is another',
    )
    const { body: form } = await buyer.visitor.call('getKycFields')
    expect(form).toMatchObject({ state: 'rejected', editable: true })
    expect(
      form.sections.flatMap(({ choices }) =>
        choices.flatMap(({ documents }) => documents.flatMap(({ files }) => files)),
      ),
    ).not.toEqual([])
    const again = await sendKyc(buyer)
    expect(again).not.toBe(id)
    expect((await read(staff, again)).application.others).toMatchObject([{ id, state: 'rejected' }])
  })

  it('KYC-04 revokes an approval and the rights it gave', async () => {
    const staff = await reviewer()
    const buyer = await buyerOfType(world, 2)
    const [basic, pharma] = [await sendKyc(buyer), await sendKyc(buyer, { pharma: true })]
    await approveByStaff(staff, basic)
    await approveByStaff(staff, pharma)
    expect((await buyerNow(buyer)).kycStatus).toBe('verified')
    await reject(staff, pharma, 'The council has struck the registration off')
    expect((await buyerNow(buyer)).kycStatus).toBe('partialVerified')
    expect(await mailText(buyer.email, 'Your medicine licence is no longer approved')).toContain(
      'struck the registration off',
    )
  })

  it('KYC-04 approves medicines only after the basic step, and nothing for another business type', async () => {
    const staff = await reviewer()
    const buyer = await buyerOfType(world, 2)
    const [basic, pharma] = [await sendKyc(buyer), await sendKyc(buyer, { pharma: true })]
    const approve = async (id: string) =>
      staff.call('staffApproveKyc', {
        params: { id },
        body: {
          version: await versionOf(staff, id),
          licences: [{ kind: 'registration', number: 'MMC-1', valid_until: null }],
        },
      })
    expect(await approve(pharma)).toMatchObject({ status: 409, body: { code: 'basic_kyc_first' } })
    expect((await approve(basic)).status).toBe(200)
    await buyer.visitor.call('updateUser', { body: { business_type: 4 } })
    expect(await approve(pharma)).toMatchObject({
      status: 409,
      body: { code: 'state_wrong', message: expect.stringContaining('another kind of business') },
    })
  })

  it('KYC-04 approves medicines for the business named in the form, not for a business renamed since', async () => {
    const staff = await reviewer()
    const buyer = await buyerOfType(world, 2)
    const [basic, pharma] = [await sendKyc(buyer), await sendKyc(buyer, { pharma: true })]
    const approve = async (id: string) =>
      staff.call('staffApproveKyc', {
        params: { id },
        body: {
          version: await versionOf(staff, id),
          licences: [{ kind: 'registration', number: 'MMC-1', valid_until: null }],
        },
      })
    await world.db.execute(
      sql`update kyc_application set business_name = 'Beta Traders' where id = ${basic}`,
    )
    expect((await approve(basic)).status).toBe(200)
    expect(await approve(pharma)).toMatchObject({
      status: 409,
      body: { code: 'state_wrong', message: expect.stringContaining('name has changed') },
    })
  })

  it('KYC-04 keeps the old approval until its renewal is approved', async () => {
    const staff = await reviewer()
    const buyer = await buyerOfType(world, 3)
    const old = await sendKyc(buyer)
    await approveByStaff(staff, old)
    expect((await buyer.visitor.call('getKycFields')).body).toMatchObject({
      state: 'approved',
      editable: false,
      can_renew: true,
    })
    expect(
      await buyer.visitor.call('completeKyc', { body: { draft: true, fields: {} } }),
    ).toMatchObject({ status: 409, body: { code: 'kyc_not_editable' } })
    await buyer.visitor.call('completeKyc', {
      body: { draft: true, renew: true, fields: { md42_valid_until: '2031-06-30' } },
    })
    const renewed = await sendKyc(buyer, { fields: { md42_valid_until: '2031-06-30' } })
    expect(renewed).not.toBe(old)
    expect((await buyer.visitor.call('getMyKyc')).body.kyc).toMatchObject({
      status: 'partialVerified',
      steps: [{ approved: true, application: { state: 'submitted' } }, {}],
    })
    await approveByStaff(staff, renewed)
    expect(await buyerNow(buyer)).toMatchObject({
      kycStatus: 'partialVerified',
      licences: ['MD-42'],
    })
    expect((await read(staff, old)).application).toMatchObject({
      state: 'replaced',
      licences: [{ in_force: false }],
    })
    expect(await licencesOf(world.context, world.db, buyer.id)).toMatchObject([
      { validUntil: '2031-06-30' },
    ])
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
    expect((await read(staff, a)).next_id).not.toBe(a)
  })
})

describe('states of an application', () => {
  it('KYC-04 allow every transition of the table, and no other', async () => {
    const buyer = await buyerOfType(world, 2)
    const at = world.clock.now()
    for (const from of KYC_STATES) {
      for (const to of KYC_STATES) {
        const id = `move-${from}-${to}`
        await world.db.insert(kycApplication).values({
          id,
          customerId: buyer.id,
          stage: 'basic',
          businessTypeId: 2,
          state: from,
          choices: {},
          fields: {},
          createdAt: at,
          savedAt: at,
          submittedAt: at,
        })
        const moved = inTransaction(world.db, async (tx) => {
          const application = await lockApplication(tx, id)
          if (application !== undefined)
            await moveApplication(tx, application, { to, by: { kind: 'system' }, note: '', at })
        })
        const allowed: readonly KycState[] = KYC_MOVES[from]
        if (allowed.includes(to)) {
          await moved
          expect(
            await world.db.select().from(kycEvent).where(eq(kycEvent.applicationId, id)),
          ).toMatchObject([{ fromState: from, toState: to }])
        } else await expect(moved).rejects.toThrow(`can't go from ${from} to ${to}`)
        const [after] = await world.db
          .select()
          .from(kycApplication)
          .where(eq(kycApplication.id, id))
        expect(after?.state).toBe(allowed.includes(to) ? to : from)
        await world.db.delete(kycApplication).where(eq(kycApplication.id, id))
      }
    }
    expect(kycStates.final).toEqual(['rejected', 'expired', 'replaced'])
  })

  it.each([
    ['staffApproveKyc', 'rejected'],
    ['staffRejectKyc', 'rejected'],
    ['staffAskKycChanges', 'approved'],
    ['staffAskKycChanges', 'rejected'],
    ['staffApproveKyc', 'approved'],
  ] as const)('KYC-04 refuse %s of an application that is %s', async (name, state) => {
    const staff = await reviewer()
    const id = await sendKyc(await buyerOfType(world, 2))
    await (state === 'approved' ? approveByStaff(staff, id) : reject(staff, id))
    const version = await versionOf(staff, id)
    expect(
      await staff.call(name, {
        params: { id },
        body: { version, reason: 'Once more', licences: [] },
      }),
    ).toMatchObject({ status: 409, body: { code: 'state_wrong' } })
  })
})

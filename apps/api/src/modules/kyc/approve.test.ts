import { eq, sql } from '../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import type { Customer } from '@upchar/testkit/customers'
import { approveByStaff, buyerOfType, sendKyc } from '@upchar/testkit/kyc-forms'
import { mailsTo } from '@upchar/testkit/mails'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { auditEntry } from '../staff/tables.ts'
import { buyerOf, licencesInForce } from './index.ts'
import { read, versionOf } from './testing/review.ts'

const world = useWorld()
const reviewer = async (): Promise<Visitor> => (await signedInStaff(world, 'kyc_reviewer')).visitor
const buyerNow = ({ id }: Customer) => buyerOf(world.context, world.db, id)

describe('approving a KYC application', () => {
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
    expect(await licencesInForce(world.context, world.db, buyer.id)).toMatchObject([
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
      body: { code: 'state_wrong', message: expect.stringContaining('another business type') },
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
    expect(await licencesInForce(world.context, world.db, buyer.id)).toMatchObject([
      { validUntil: '2031-06-30' },
    ])
  })
})

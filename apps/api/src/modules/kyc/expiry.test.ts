import { eq } from '../../platform/db/sql.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { sessionFor, type Customer } from '@upchar/testkit/customers'
import { approveByStaff, buyerOfType, sendKyc } from '@upchar/testkit/kyc-forms'
import { mailsTo } from '@upchar/testkit/mails'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { buyerOf, expireKyc } from './index.ts'
import { save } from './testing/form.ts'
import { versionOf } from './testing/review.ts'
import { selectEnded } from './store/expiry.ts'
import { kycApplication, kycEvent } from './tables.ts'

const world = useWorld()
const start = '2026-11-24T05:30:00Z'
afterEach(() => world.clock.set(start))

const day = (date: string) => world.clock.set(`${date}T03:30:00Z`)
const subjects = async ({ email }: Customer) =>
  (await mailsTo(world.db, email))
    .map(({ subject }) => subject)
    .filter((subject) => !subject.includes('code'))
const status = async ({ id }: Customer) => (await buyerOf(world.context, world.db, id)).kycStatus
const stateOf = async (id: string) =>
  (await world.db.select().from(kycApplication).where(eq(kycApplication.id, id)))[0]?.state

async function approved(type: 2 | 3, validUntil: string): Promise<{ buyer: Customer; id: string }> {
  const buyer = await buyerOfType(world, type)
  const id = await sendKyc(buyer)
  await approveByStaff((await signedInStaff(world, 'kyc_reviewer')).visitor, id, validUntil)
  return { buyer, id }
}

describe('licence expiry', () => {
  it('KYC-04 is announced 30 and 7 days ahead, once each, and then ends the approval', async () => {
    const { buyer, id } = await approved(2, '2027-03-31')
    day('2027-02-28')
    await expireKyc(world.context)
    expect(await subjects(buyer)).toEqual(['Your KYC is approved'])
    day('2027-03-01')
    await expireKyc(world.context)
    await expireKyc(world.context)
    expect(await subjects(buyer)).toEqual([
      'Your KYC is approved',
      'Your KYC documents expire in 30 days',
    ])
    day('2027-03-20')
    await expireKyc(world.context)
    expect(await subjects(buyer)).toHaveLength(2)
    day('2027-03-24')
    await Promise.all([expireKyc(world.context), expireKyc(world.context)])
    expect((await subjects(buyer)).toSorted()).toEqual([
      'Your KYC documents expire in 30 days',
      'Your KYC documents expire in 7 days',
      'Your KYC is approved',
    ])
    day('2027-03-31')
    await expireKyc(world.context)
    expect(await status(buyer)).toBe('partialVerified')
    expect(await subjects(buyer)).toHaveLength(3)
    day('2027-04-01')
    expect(await status(buyer)).toBe('notVerified')
    await Promise.all([expireKyc(world.context), expireKyc(world.context)])
    expect(await stateOf(id)).toBe('expired')
    expect(
      (await subjects(buyer)).filter((subject) => subject === 'Your KYC has expired'),
    ).toHaveLength(1)
    expect(
      await world.db.select().from(kycEvent).where(eq(kycEvent.applicationId, id)),
    ).toMatchObject([{}, {}, { fromState: 'approved', toState: 'expired', byKind: 'system' }])
  })

  it('KYC-01 KYC-04 ends the approval at midnight in India: for the buyer, for staff and for the job', async () => {
    const { buyer, id } = await approved(2, '2027-03-31')
    const seen = async () => {
      const visitor = await sessionFor(world, buyer.id)
      const staff = (await signedInStaff(world, 'kyc_reviewer')).visitor
      const { kyc } = (await visitor.call('getMyKyc')).body
      const { application } = (await staff.call('staffGetKyc', { params: { id } })).body
      const form = (await visitor.call('getKycFields')).body
      const begun = (await save(visitor, {})).status
      await expireKyc(world.context)
      return {
        policy: await status(buyer),
        buyer: [kyc.status, kyc.steps[0]?.approved, kyc.licences[0]?.in_force],
        staff: [application.customer.status, application.licences[0]?.in_force],
        form: [form.editable, form.can_renew, begun],
        state: await stateOf(id),
      }
    }
    world.clock.set('2027-03-31T18:29:59Z')
    expect(await seen()).toEqual({
      policy: 'partialVerified',
      buyer: ['partialVerified', true, true],
      staff: ['partialVerified', true],
      form: [false, true, 409],
      state: 'approved',
    })
    // On its last day the job doesn't even look at it: a full batch of such rows would never end.
    const ended = (await selectEnded(world.db, '2027-03-31', 10_000)).map((row) => row.id)
    expect(ended).not.toContain(id)
    world.clock.set('2027-03-31T18:30:00Z')
    expect(await seen()).toEqual({
      policy: 'notVerified',
      buyer: ['notVerified', false, false],
      staff: ['notVerified', false],
      form: [true, false, 200],
      state: 'expired',
    })
  })

  it('KYC-04 takes no document and no licence from midnight in India after its last day on', async () => {
    world.clock.set('2026-12-31T18:30:00Z')
    const buyer = await buyerOfType(world, 2)
    const fields = { registration_valid_until: '2026-12-31', registration_year: '2027' }
    const { problems } = (await save(buyer.visitor, fields)).body
    expect(problems.filter(({ field }) => Object.hasOwn(fields, field))).toMatchObject([
      { field: 'registration_valid_until', message: expect.stringContaining('has passed') },
    ])
    const id = await sendKyc(buyer)
    const staff = (await signedInStaff(world, 'kyc_reviewer')).visitor
    const approve = async (validUntil: string) =>
      staff.call('staffApproveKyc', {
        params: { id },
        body: {
          version: await versionOf(staff, id),
          licences: [{ kind: 'registration', number: 'MMC-1', valid_until: validUntil }],
        },
      })
    expect(await approve('2026-12-31')).toMatchObject({ body: { code: 'licences_invalid' } })
    expect((await approve('2027-01-01')).status).toBe(200)
    expect(await status(buyer)).toBe('partialVerified')
  })

  it('KYC-04 approves no medicines beside a basic step that ended yesterday, before any job', async () => {
    const { buyer, id } = await approved(2, '2027-03-31')
    const pharma = await sendKyc(buyer, { pharma: true })
    const staff = async () => (await signedInStaff(world, 'kyc_reviewer')).visitor
    day('2027-04-01')
    const late = await staff()
    const decide = async (by: Visitor) =>
      by.call('staffApproveKyc', {
        params: { id: pharma },
        body: {
          version: await versionOf(by, pharma),
          licences: [{ kind: 'registration', number: 'MMC-1', valid_until: '2028-01-01' }],
        },
      })
    expect(await stateOf(id)).toBe('approved')
    expect(await decide(late)).toMatchObject({ status: 409, body: { code: 'basic_kyc_first' } })
    day('2027-03-31')
    expect((await decide(await staff())).status).toBe(200)
  })

  it('KYC-04 is announced once after downtime, with the days left', async () => {
    const { buyer } = await approved(2, '2027-03-31')
    day('2027-03-27')
    await expireKyc(world.context)
    expect(await subjects(buyer)).toEqual([
      'Your KYC is approved',
      'Your KYC documents expire in 4 days',
    ])
    day('2027-03-28')
    await expireKyc(world.context)
    expect(await subjects(buyer)).toHaveLength(2)
  })

  it('KYC-04 removes one of two licences and keeps the approval', async () => {
    const buyer = await buyerOfType(world, 3)
    const staff = (await signedInStaff(world, 'kyc_reviewer')).visitor
    const id = await sendKyc(buyer, { choices: { devices: 'drug_licence' } })
    const { version } = (await staff.call('staffGetKyc', { params: { id } })).body.application
    await staff.call('staffApproveKyc', {
      params: { id },
      body: {
        version,
        licences: [
          { kind: '20/20B', number: 'a', valid_until: '2027-12-31' },
          { kind: '21/21B', number: 'b', valid_until: '2027-01-15' },
        ],
      },
    })
    day('2027-01-16')
    await expireKyc(world.context)
    await expireKyc(world.context)
    expect(await buyerOf(world.context, world.db, buyer.id)).toMatchObject({
      kycStatus: 'partialVerified',
      licences: ['20/20B'],
    })
    expect(await stateOf(id)).toBe('approved')
    expect(
      (await subjects(buyer)).filter((subject) => subject === 'One of your licences has expired'),
    ).toHaveLength(1)
  })

  it('KYC-04 is announced while the application of another step is under review', async () => {
    const { buyer } = await approved(2, '2027-03-31')
    await sendKyc(buyer, { pharma: true })
    day('2027-03-01')
    await expireKyc(world.context)
    expect(await subjects(buyer)).toEqual([
      'Your KYC is approved',
      'Your KYC documents expire in 30 days',
    ])
  })

  it('KYC-04 is not announced to buyers with a pending renewal, who stay approved', async () => {
    const { buyer, id } = await approved(3, '2027-03-31')
    day('2027-03-01')
    await buyer.visitor.call('signIn', { body: { email: buyer.email, password: buyer.password } })
    await buyer.visitor.call('completeKyc', {
      body: { draft: true, renew: true, fields: { md42_valid_until: '2031-06-30' } },
    })
    const renewed = await sendKyc(buyer, { fields: { md42_valid_until: '2031-06-30' } })
    await expireKyc(world.context)
    expect(await subjects(buyer)).toEqual(['Your KYC is approved'])
    await approveByStaff(
      (await signedInStaff(world, 'kyc_reviewer')).visitor,
      renewed,
      '2031-06-30',
    )
    day('2027-04-02')
    await expireKyc(world.context)
    expect([await stateOf(id), await stateOf(renewed), await status(buyer)]).toEqual([
      'replaced',
      'approved',
      'partialVerified',
    ])
  })
})

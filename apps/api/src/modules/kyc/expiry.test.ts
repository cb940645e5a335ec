import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { createJobHandlers } from '../../jobs.ts'
import { forget } from '../../flows/customers/forget.ts'
import { runDueJobs } from '../../platform/jobs/jobs.ts'
import type { Customer } from '@upchar/testkit/customers'
import { approveByStaff, buyerOfType, sendKyc, uploadDocument } from '@upchar/testkit/kyc-forms'
import { mailsTo } from '@upchar/testkit/mails'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { storedFile } from '../files/tables.ts'
import { buyerOf, expireKyc } from './index.ts'
import { kycApplication, kycEvent, kycLicence, kycLog } from './tables.ts'

const world = useWorld()
const start = '2026-11-24T05:30:00Z'
const dayMs = 86_400_000
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

describe('erasing KYC', () => {
  it('KYC-04 erases drafts and their documents after half a year', async () => {
    const buyer = await buyerOfType(world, 2)
    const { file } = (await uploadDocument(buyer.visitor, 'pan_card')).body
    world.clock.advance(179 * dayMs)
    await forget(world.context)
    expect(
      await world.db.select().from(kycApplication).where(eq(kycApplication.customerId, buyer.id)),
    ).toHaveLength(1)
    world.clock.advance(2 * dayMs)
    await forget(world.context)
    expect(
      await world.db.select().from(kycApplication).where(eq(kycApplication.customerId, buyer.id)),
    ).toEqual([])
    await runDueJobs(world.db, createJobHandlers(world.context), world.context.log)
    expect(await world.context.files.read(file.file_id)).toBeUndefined()
  })

  it('KYC-04 erases documents and answers of closed applications, and keeps their history and licences', async () => {
    const { buyer, id } = await approved(2, '2027-03-31')
    day('2027-04-01')
    await expireKyc(world.context)
    world.clock.advance(181 * dayMs)
    await forget(world.context)
    const [row] = await world.db.select().from(kycApplication).where(eq(kycApplication.id, id))
    expect(row).toMatchObject({
      state: 'expired',
      fields: {},
      choices: {},
      businessName: '',
      searchText: '',
    })
    expect(
      await world.db.select().from(kycLicence).where(eq(kycLicence.applicationId, id)),
    ).toHaveLength(1)
    expect(
      (await world.db.select().from(storedFile).where(eq(storedFile.ownerId, buyer.id))).every(
        (file) => file.deletedAt !== null,
      ),
    ).toBe(true)
    await forget(world.context)
  })

  it('AUTH-12 KYC-04 erases forms, documents and logs when the account is closed', async () => {
    const { buyer, id } = await approved(2, '2027-03-31')
    await buyer.visitor.call('logKycIssue', {
      body: { option: 'upload_fails', comment: 'My phone' },
    })
    await buyer.visitor.call('completeKyc', { body: { draft: true, renew: true, fields: {} } })
    expect(
      (
        await buyer.visitor.call('deactivateAccount', {
          body: { current_password: buyer.password },
        })
      ).status,
    ).toBe(200)
    const rows = await world.db
      .select()
      .from(kycApplication)
      .where(eq(kycApplication.customerId, buyer.id))
    expect(rows).toMatchObject([{ id, fields: {}, businessName: '', searchText: '' }])
    expect(await world.db.select().from(kycLog).where(eq(kycLog.customerId, buyer.id))).toEqual([])
    const files = await world.db.select().from(storedFile).where(eq(storedFile.ownerId, buyer.id))
    expect(files.length).toBeGreaterThan(0)
    await runDueJobs(world.db, createJobHandlers(world.context), world.context.log)
    for (const file of files) expect(await world.context.files.read(file.id)).toBeUndefined()
  })
})

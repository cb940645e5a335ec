import { eq, inArray } from '../../platform/db/sql.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { createJobHandlers } from '../../jobs.ts'
import { forget } from '../../flows/customers/forget.ts'
import { runDueJobs } from '../../platform/jobs/jobs.ts'
import type { Customer } from '@upchar/testkit/customers'
import { approveByStaff, buyerOfType, sendKyc, uploadDocument } from '@upchar/testkit/kyc-forms'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { storedFile } from '../files/tables.ts'
import { expireKyc } from './index.ts'
import { kycApplication, kycLicence, kycLog } from './tables.ts'
import { reject, reopen } from './testing/review.ts'

const world = useWorld()
const start = '2026-11-24T05:30:00Z'
const dayMs = 86_400_000
afterEach(() => world.clock.set(start))

const day = (date: string) => world.clock.set(`${date}T03:30:00Z`)

/** Closes the account in a browser that signs in today. */
async function closeAt({ email, password }: Customer): Promise<void> {
  const visitor = world.visitor()
  await visitor.call('signIn', { body: { email, password } })
  const closed = await visitor.call('deactivateAccount', { body: { current_password: password } })
  expect(closed.status).toBe(200)
}

async function approved(type: 2 | 3, validUntil: string): Promise<{ buyer: Customer; id: string }> {
  const buyer = await buyerOfType(world, type)
  const id = await sendKyc(buyer)
  await approveByStaff((await signedInStaff(world, 'kyc_reviewer')).visitor, id, validUntil)
  return { buyer, id }
}

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

  it('KYC-04 erases what a rejected form and a renewed one held half a year later; neither is opened again', async () => {
    const staff = (await signedInStaff(world, 'kyc_reviewer')).visitor
    const refused = await buyerOfType(world, 2)
    const rejected = await sendKyc(refused)
    await reject(staff, rejected)
    const { buyer, id: replaced } = await approved(3, '2028-03-31')
    await buyer.visitor.call('completeKyc', { body: { draft: true, renew: true, fields: {} } })
    await approveByStaff(staff, await sendKyc(buyer))
    const kept = async () =>
      (
        await world.db
          .select()
          .from(kycApplication)
          .where(inArray(kycApplication.id, [rejected, replaced]))
      )
        .toSorted((a, b) => a.state.localeCompare(b.state))
        .map(({ state, fields }) => [state, Object.keys(fields).length > 0])
    world.clock.advance(179 * dayMs)
    await forget(world.context)
    expect(await kept()).toEqual([
      ['rejected', true],
      ['replaced', true],
    ])
    world.clock.advance(2 * dayMs)
    await forget(world.context)
    expect(await kept()).toEqual([
      ['rejected', false],
      ['replaced', false],
    ])
    const later = (await signedInStaff(world, 'kyc_reviewer')).visitor
    expect(await reopen(later, rejected)).toMatchObject({
      status: 409,
      body: { code: 'state_wrong', message: expect.stringMatching(/has been deleted/) },
    })
    // What was sold under the renewed one stays provable, also when the account is closed.
    await closeAt(buyer)
    expect(
      await world.db.select().from(kycLicence).where(eq(kycLicence.applicationId, replaced)),
    ).toHaveLength(1)
  })

  it('AUTH-12 KYC-04 keeps the licences of an approval that had ended when the account is closed', async () => {
    const { buyer, id } = await approved(2, '2027-03-31')
    day('2027-04-01')
    await expireKyc(world.context)
    await closeAt(buyer)
    const [row] = await world.db.select().from(kycApplication).where(eq(kycApplication.id, id))
    expect(row).toMatchObject({ state: 'expired', fields: {}, businessName: '' })
    expect(
      await world.db.select().from(kycLicence).where(eq(kycLicence.applicationId, id)),
    ).toHaveLength(1)
  })

  it('KYC-04 erases the reported problems of a form after a year', async () => {
    const { visitor, id } = await buyerOfType(world, 2)
    await visitor.call('logKycIssue', { body: { option: 'upload_fails', comment: 'My phone' } })
    const kept = async (days: number) => {
      world.clock.set(start)
      world.clock.advance(days * dayMs)
      await forget(world.context)
      return (await world.db.select().from(kycLog).where(eq(kycLog.customerId, id))).length
    }
    expect([await kept(364), await kept(366)]).toEqual([1, 0])
  })

  it('AUTH-12 KYC-04 erases forms, documents and logs when the account is closed', async () => {
    const { buyer, id } = await approved(2, '2027-03-31')
    const other = await buyerOfType(world, 2)
    for (const { visitor } of [buyer, other])
      await visitor.call('logKycIssue', { body: { option: 'upload_fails', comment: 'My phone' } })
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
    expect(
      await world.db.select().from(kycLog).where(eq(kycLog.customerId, other.id)),
    ).toHaveLength(1)
    const files = await world.db.select().from(storedFile).where(eq(storedFile.ownerId, buyer.id))
    expect(files.length).toBeGreaterThan(0)
    await runDueJobs(world.db, createJobHandlers(world.context), world.context.log)
    for (const file of files) expect(await world.context.files.read(file.id)).toBeUndefined()
  })
})

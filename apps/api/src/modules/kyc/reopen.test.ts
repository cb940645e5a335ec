import { describe, expect, it } from 'vitest'
import { auditOf } from '@upchar/testkit/audit'
import { approveByStaff, buyerOfType, sendKyc } from '@upchar/testkit/kyc-forms'
import { mailsTo } from '@upchar/testkit/mails'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { buyerOf } from './index.ts'
import { read, reject, reopen, versionOf } from './testing/review.ts'

const world = useWorld()
const reviewer = () => signedInStaff(world, 'kyc_reviewer')

describe('taking a rejection back', () => {
  it('KYC-04 puts the application back into the queue with everything sent, and tells the buyer', async () => {
    const staff = (await reviewer()).visitor
    const buyer = await buyerOfType(world, 2)
    const id = await sendKyc(buyer)
    const documents = (await read(staff, id)).application.sections
    await reject(staff, id)
    expect((await reopen(staff, id)).body.application).toMatchObject({
      state: 'submitted',
      reason: '',
      decided_at: null,
      times_submitted: 1,
      sections: documents,
      history: [
        { to: 'submitted' },
        { to: 'rejected' },
        { from: 'rejected', to: 'submitted', note: 'Read the wrong page' },
      ],
    })
    expect(await auditOf(world.db, id)).toMatchObject([
      { action: 'kyc.reject' },
      { action: 'kyc.reopen', before: { state: 'rejected' }, after: { state: 'submitted' } },
    ])
    const mails = (await mailsTo(world.db, buyer.email)).map(({ subject, text }) => [subject, text])
    expect(mails).toContainEqual([
      'We are checking your KYC again',
      expect.not.stringContaining('Read the wrong page'),
    ])
    await approveByStaff(staff, id)
    expect((await buyerOf(world.context, world.db, buyer.id)).kycStatus).toBe('partialVerified')
  })

  it('KYC-04 doesn’t restore a withdrawn approval, and its licences are read anew', async () => {
    const staff = (await reviewer()).visitor
    const buyer = await buyerOfType(world, 2)
    const id = await sendKyc(buyer)
    await approveByStaff(staff, id)
    await reject(staff, id, 'The council has struck the registration off')
    const { application } = (await reopen(staff, id)).body
    expect(application).toMatchObject({ state: 'submitted', valid_until: null, licences: [] })
    expect((await buyerOf(world.context, world.db, buyer.id)).kycStatus).toBe('notVerified')
    await approveByStaff(staff, id)
    expect((await read(staff, id)).application.licences).toHaveLength(1)
  })

  it('KYC-04 is refused once the buyer has begun a newer form, even an unsent one', async () => {
    const staff = (await reviewer()).visitor
    const buyer = await buyerOfType(world, 2)
    const id = await sendKyc(buyer)
    await reject(staff, id)
    await buyer.visitor.call('completeKyc', { body: { draft: true, fields: {} } })
    expect(await reopen(staff, id)).toMatchObject({
      status: 409,
      body: { code: 'state_wrong', message: expect.stringContaining('newer form') },
    })
  })

  it('KYC-04 happens once when two reviewers do it at the same moment', async () => {
    const [one, two] = [(await reviewer()).visitor, (await reviewer()).visitor]
    const id = await sendKyc(await buyerOfType(world, 2))
    await reject(one, id)
    const body = { version: await versionOf(one, id), reason: 'Read the wrong page' }
    const answers = await Promise.all(
      [one, two].map((staff) => staff.call('staffReopenKyc', { params: { id }, body })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('who decided', () => {
  it('KYC-04 is named with the time in the queue, and with the application', async () => {
    const staff = await reviewer()
    const buyer = await buyerOfType(world, 2)
    const id = await sendKyc(buyer)
    const row = async () =>
      (await staff.visitor.call('staffListKyc', { query: { q: buyer.email, state: 'rejected' } }))
        .body.applications[0]
    await reject(staff.visitor, id)
    const { application } = await read(staff.visitor, id)
    expect(application.decided_by).toMatchObject({ email: staff.email })
    expect(await row()).toMatchObject({
      decided_at: application.decided_at,
      decided_by: application.decided_by,
    })
  })
})

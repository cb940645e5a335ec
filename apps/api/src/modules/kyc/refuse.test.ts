import { describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { auditOf } from '@upchar/testkit/audit'
import type { Customer } from '@upchar/testkit/customers'
import { approveByStaff, buyerOfType, sendKyc, uploadDocument } from '@upchar/testkit/kyc-forms'
import { mailsTo } from '@upchar/testkit/mails'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { buyerOf, licencesOnRecord } from './index.ts'
import { ask, read, reject } from './testing/review.ts'

const world = useWorld()
const reviewer = async (): Promise<Visitor> => (await signedInStaff(world, 'kyc_reviewer')).visitor
/** The text of a mail by its subject; undefined if there is none. */
const mailText = async (email: string, subject: string) =>
  (await mailsTo(world.db, email)).find((mail) => mail.subject === subject)?.text
const buyerNow = ({ id }: Customer) => buyerOf(world.context, world.db, id)

describe('refusing a KYC application', () => {
  it('KYC-04 requests changes, which the buyer reads, corrects and submits again', async () => {
    const staff = await reviewer()
    const buyer = await buyerOfType(world, 2)
    const id = await sendKyc(buyer)
    expect(await ask(staff, id, ['identity', 'nothing'])).toMatchObject({
      status: 400,
      body: { code: 'section_unknown' },
    })
    expect((await ask(staff, id, ['identity'])).status).toBe(200)
    expect(await auditOf(world.db, id)).toMatchObject([
      {
        action: 'kyc.ask_changes',
        before: { state: 'submitted' },
        after: { state: 'changes_asked', sections: ['identity'] },
      },
    ])
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
    // Meanwhile the other step can be sent: the basic one was.
    const pharma = await sendKyc(buyer, { pharma: true })
    expect((await read(staff, pharma)).application.state).toBe('submitted')
    expect((await uploadDocument(buyer.visitor, 'pan_card', { name: 'sharp.pdf' })).status).toBe(
      200,
    )
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
    expect(await auditOf(world.db, id)).toMatchObject([
      { action: 'kyc.reject', before: { state: 'submitted' }, after: { state: 'rejected' } },
    ])
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
    const onRecord = async () =>
      (await licencesOnRecord(world.context, world.db, buyer.id)).map(({ kind }) => kind)
    expect(await onRecord()).toEqual(['registration', 'registration'])
    await reject(staff, pharma, 'The council has struck the registration off')
    expect(await onRecord()).toEqual(['registration'])
    expect((await buyerNow(buyer)).kycStatus).toBe('partialVerified')
    expect(await mailText(buyer.email, 'Your medicine licence is no longer approved')).toContain(
      'struck the registration off',
    )
  })

  it('KYC-04 a form that is sent again counts, and its documents make it another version', async () => {
    const staff = (await signedInStaff(world, 'kyc_reviewer')).visitor
    const buyer = await buyerOfType(world, 2)
    const id = await sendKyc(buyer)
    const shown = async () => (await staff.call('staffGetKyc', { params: { id } })).body.application
    const first = await shown()
    expect(first.times_submitted).toBe(1)
    await staff.call('staffAskKycChanges', {
      params: { id },
      body: { version: first.version, reason: 'Unreadable', sections: ['identity'] },
    })
    const asked = (await shown()).version
    await uploadDocument(buyer.visitor, 'pan_card')
    expect((await shown()).version).toBeGreaterThan(asked)
    await buyer.visitor.call('completeKyc', { body: { draft: false, fields: {} } })
    expect(await shown()).toMatchObject({ state: 'submitted', times_submitted: 2 })
  })

  it('KYC-04 an identity number is never searched for; name and registration are', async () => {
    const staff = (await signedInStaff(world, 'kyc_reviewer')).visitor
    const buyer = await buyerOfType(world, 2)
    const id = await sendKyc(buyer, { choices: { identity: 'aadhaar' } })
    const found = async (q: string) =>
      (await staff.call('staffListKyc', { query: { q, limit: 100 } })).body.applications.some(
        (one) => one.id === id,
      )
    expect(await found('rao')).toBe(true)
    expect(await found('MMC-12345')).toBe(true)
    const { rows } = await world.db.execute<{ text: string }>(
      sql`select search_text as text from kyc_application where id = ${id}`,
    )
    expect(rows[0]?.text).not.toMatch(/XXXX|1238/)
  })
})

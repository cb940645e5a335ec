import { eq } from '../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import { KYC_MOVES, KYC_STATES, type KycState } from '@upchar/kernel/kyc-states'
import { inTransaction } from '../../platform/db/database.ts'
import { approveByStaff, buyerOfType, sendKyc } from '@upchar/testkit/kyc-forms'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { kycStates } from './model.ts'
import { lockApplication, moveApplication } from './store/applications.ts'
import { kycApplication, kycEvent } from './tables.ts'
import { reject, versionOf } from './testing/review.ts'

const world = useWorld()
const reviewer = async (): Promise<Visitor> => (await signedInStaff(world, 'kyc_reviewer')).visitor

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
    expect(kycStates.final).toEqual(['expired', 'replaced'])
  })

  it.each([
    ['staffApproveKyc', 'rejected'],
    ['staffRejectKyc', 'rejected'],
    ['staffAskKycChanges', 'approved'],
    ['staffAskKycChanges', 'rejected'],
    ['staffApproveKyc', 'approved'],
    ['staffReopenKyc', 'approved'],
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

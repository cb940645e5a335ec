import { eq } from 'drizzle-orm'
import type { BusinessTypeId } from '@upchar/kernel/business-types'
import type { KycLicenceKind } from '@upchar/kernel/kyc-licences'
import { customer } from '@upchar/api/internals/modules/accounts/tables'
import { kycApplication, kycLicence } from '@upchar/api/internals/modules/kyc/tables'
import { newId } from '@upchar/api/internals/platform/ids'
import type { TestClock, World } from './world.ts'

type Approval = {
  stage: 'basic' | 'pharma'
  validUntil?: string | null
  licences?: { kind: KycLicenceKind; number: string; validUntil: string | null }[]
}

/** Where approvals are stored: a test's world, or the shop of a browser test. */
export type KycHome = Pick<World, 'db'> & { clock: Pick<TestClock, 'now'> }

/** Stores an approval as a reviewer's decision would, for tests of its consequences. */
export async function approveKyc(
  world: KycHome,
  customerId: string,
  { stage, validUntil = null, licences = [] }: Approval,
): Promise<void> {
  const at = world.clock.now()
  const [buyer] = await world.db
    .select({ type: customer.businessTypeId, name: customer.businessName })
    .from(customer)
    .where(eq(customer.id, customerId))
  const id = newId()
  await world.db.insert(kycApplication).values({
    id,
    customerId,
    stage,
    businessTypeId: (buyer?.type ?? 1) as BusinessTypeId,
    state: 'approved',
    choices: {},
    fields: {},
    businessName: buyer?.name ?? '',
    createdAt: at,
    savedAt: at,
    submittedAt: at,
    decidedAt: at,
    validUntil,
  })
  for (const licence of licences)
    await world.db
      .insert(kycLicence)
      .values({ id: newId(), applicationId: id, scope: '', ...licence })
}

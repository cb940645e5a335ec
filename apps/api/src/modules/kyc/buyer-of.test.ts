import { and, eq } from '../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { signUp } from '@upchar/testkit/customers'
import { approveKyc } from '@upchar/testkit/kyc'
import { useWorld } from '@upchar/testkit/world'
import { customer } from '../accounts/tables.ts'
import { buyerOf, licencesInForce, licencesOnRecord } from './index.ts'
import { kycApplication, kycLicence } from './tables.ts'

const world = useWorld()

async function buyer(businessTypeId: number | null): Promise<string> {
  const id = newId()
  const at = world.clock.now()
  await world.db
    .insert(customer)
    .values({ id, email: `${id}@clinic.example`, businessTypeId, createdAt: at, updatedAt: at })
  return id
}
type Approved = {
  stage?: 'basic' | 'pharma'
  businessTypeId?: 1 | 3
  validUntil?: string | null
  state?: 'approved' | 'submitted'
  licences?: { kind: 'MD-42' | '20/20B' | 'registration'; validUntil: string | null }[]
}
async function application(customerId: string, over: Approved): Promise<void> {
  const id = newId()
  const at = world.clock.now()
  await world.db.insert(kycApplication).values({
    id,
    customerId,
    stage: over.stage ?? 'basic',
    businessTypeId: over.businessTypeId ?? 3,
    state: over.state ?? 'approved',
    choices: {},
    fields: {},
    createdAt: at,
    savedAt: at,
    submittedAt: at,
    validUntil: over.validUntil ?? null,
  })
  for (const { kind, validUntil } of over.licences ?? []) {
    await world.db
      .insert(kycLicence)
      .values({ id: newId(), applicationId: id, kind, number: 'N-1', scope: '', validUntil })
  }
}

describe('the buyer for the buying policy', () => {
  it('KYC-01 is notVerified at first, partialVerified with basic KYC, verified with pharma KYC', async () => {
    const id = await buyer(3)
    const status = async () => (await buyerOf(world.context, world.db, id)).kycStatus
    expect(await status()).toBe('notVerified')
    await application(id, { state: 'submitted' })
    expect(await status()).toBe('notVerified')
    await world.db.delete(kycApplication)
    await application(id, {})
    expect(await status()).toBe('partialVerified')
    await application(id, { stage: 'pharma' })
    expect(await status()).toBe('verified')
    expect(await buyerOf(world.context, world.db, 'nobody')).toEqual({
      signedIn: true,
      businessTypeId: null,
      kycStatus: 'notVerified',
      licences: [],
    })
  })

  it('KYC-01 counts an approval through its last day, without any job', async () => {
    const id = await buyer(3)
    await application(id, {
      validUntil: '2026-11-24',
      licences: [
        { kind: 'MD-42', validUntil: '2026-11-24' },
        { kind: '20/20B', validUntil: '2026-11-23' },
        { kind: 'registration', validUntil: null },
      ],
    })
    expect(await buyerOf(world.context, world.db, id)).toEqual({
      signedIn: true,
      businessTypeId: 3,
      kycStatus: 'partialVerified',
      licences: ['MD-42'],
    })
    expect(await licencesInForce(world.context, world.db, id)).toMatchObject([
      { kind: 'MD-42', number: 'N-1', validUntil: '2026-11-24' },
      { kind: 'registration', validUntil: null },
    ])
    world.clock.set('2026-11-24T18:30:00Z')
    expect(await buyerOf(world.context, world.db, id)).toMatchObject({
      kycStatus: 'notVerified',
      licences: [],
    })
    world.clock.set('2026-11-24T05:30:00Z')
  })

  it('KYC-04 lists to staff the licence that ends first first, and those without an end last', async () => {
    const id = await buyer(3)
    await application(id, {
      licences: [
        { kind: 'registration', validUntil: null },
        { kind: '20/20B', validUntil: '2028-03-31' },
        { kind: 'MD-42', validUntil: '2026-11-23' },
      ],
    })
    expect(await licencesOnRecord(world.context, world.db, id)).toMatchObject([
      { kind: 'MD-42', valid_until: '2026-11-23', in_force: false },
      { kind: '20/20B', valid_until: '2028-03-31', in_force: true },
      { kind: 'registration', valid_until: null, in_force: true },
    ])
  })

  it('KYC-01 counts an approval only for its business type', async () => {
    const id = await buyer(1)
    await application(id, { businessTypeId: 3 })
    expect(await buyerOf(world.context, world.db, id)).toMatchObject({
      businessTypeId: 1,
      kycStatus: 'notVerified',
    })
  })

  it('KYC-02 counts neither step for another business name', async () => {
    const { id, visitor } = await signUp(world, {
      profile: {
        first_name: 'Meera',
        phone: '9876543210',
        business_type: 1,
        business_name: 'Alpha Pharma',
      },
    })
    await approveKyc(world, id, { stage: 'basic' })
    await approveKyc(world, id, {
      stage: 'pharma',
      licences: [{ kind: '20/20B', number: 'DL-1', validUntil: null }],
    })
    // With another business type the verification lapses, and the name may change.
    for (const change of [
      { business_type: 3 },
      { business_name: 'Beta Traders' },
      { business_type: 1 },
    ])
      expect((await visitor.call('updateUser', { body: change })).status).toBe(200)
    await world.db
      .update(kycApplication)
      .set({ state: 'replaced' })
      .where(and(eq(kycApplication.customerId, id), eq(kycApplication.stage, 'basic')))
    await approveKyc(world, id, { stage: 'basic' })
    expect(await buyerOf(world.context, world.db, id)).toMatchObject({
      kycStatus: 'partialVerified',
      licences: [],
    })
    expect(await licencesInForce(world.context, world.db, id)).toEqual([])
  })

  it('is loaded in one statement', async () => {
    const id = await buyer(3)
    const { statements } = await world.statements(() => buyerOf(world.context, world.db, id))
    expect(statements).toHaveLength(1)
  })
})

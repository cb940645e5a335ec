import { beforeAll, expect, it } from 'vitest'
import { startSellerBackend } from '@upchar/testkit/seller-backend'
import { runJobs } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { tellSellerBackend } from './index.ts'

const backend = await startSellerBackend()
const world = useWorld(backend.settings)
let admin: Visitor
beforeAll(async () => {
  admin = (await signedInStaff(world, 'admin')).visitor
})

it('ENGAGE-08 the seller-management backend hears of a seller, its licences and its suspension', async () => {
  const { body } = await admin.call('staffAddSeller', {
    body: {
      legal_name: 'Konkan Surgicals LLP',
      trade_name: 'Konkan',
      gstin: '27AABCK1234M1ZK',
      address: '4 Dock Road',
      city: 'Mumbai',
      pincode: '400010',
      email: 'orders@konkan.example',
      phone: '9820012345',
      invoice_prefix: 'KNK',
      hsn_digits: 4,
    },
  })
  expect(body.success, JSON.stringify(body)).toBe(true)
  const { id } = body.seller
  const params = { id: String(id) }
  await runJobs(world)
  const { method, path, token, record } = backend.told.at(-1) ?? {}
  expect([method, path, token]).toEqual([
    'PUT',
    `/v1/sellers/${id}`,
    'Bearer a token of the seller backend',
  ])
  expect(record).toEqual({
    id: String(id),
    sent_at: world.clock.now().toISOString(),
    state: 'active',
    legal_name: 'Konkan Surgicals LLP',
    trade_name: 'Konkan',
    gstin: '27AABCK1234M1ZK',
    address: '4 Dock Road',
    city: 'Mumbai',
    pincode: '400010',
    state_code: '27',
    email: 'orders@konkan.example',
    phone: expect.stringContaining('9820012345'),
    licences: [],
  })

  const licence = { form: '20B' as const, number: 'MH-MZ1-123456', valid_from: '2026-01-01' }
  const entered = await admin.call('staffAddLicence', {
    params,
    body: {
      ...licence,
      valid_until: '2030-12-31',
      warehouse_id: null,
      person_in_charge: 'Asha Rao',
      person_registration: 'MMC 1',
    },
  })
  expect(entered.status, JSON.stringify(entered.body)).toBe(200)
  await runJobs(world)
  expect(backend.told.at(-1)?.record).toMatchObject({
    licences: [{ form: '20B', number: 'MH-MZ1-123456', valid_until: '2030-12-31' }],
  })

  // A backend that is away gets it once it is back, as the seller is by then.
  backend.state.status = 503
  await admin.call('staffSuspendSeller', { params, body: { reason: 'Licence under review' } })
  await expect(tellSellerBackend(world.context, Number(id))).rejects.toThrow(/answered 503/)
  await runJobs(world)
  backend.state.status = 204
  await runJobs(world)
  expect(backend.told.at(-1)?.record).toMatchObject({ state: 'suspended' })
  // Then nothing waits any more.
  const heard = backend.told.length
  await runJobs(world)
  expect(backend.told).toHaveLength(heard)
})

it('ENGAGE-08 a shop without the settings tells nobody', async () => {
  const heard = backend.told.length
  const config = {
    ...world.context.config,
    SELLER_BACKEND_URL: undefined,
    SELLER_BACKEND_TOKEN: undefined,
  }
  await tellSellerBackend({ ...world.context, config }, 1)
  expect(backend.told).toHaveLength(heard)
})

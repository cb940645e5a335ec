import { expect, it } from 'vitest'
import { useDesk } from '@upchar/testkit/desk'
import { buyInCash } from '@upchar/testkit/shop'
import { signedInSeller } from '@upchar/testkit/sellers'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
const { goods } = useDesk(world)

const today = { from: '2026-11-24', to: '2026-11-24' }
const read = (visitor: Visitor, query: object = {}) =>
  visitor.call('sellerGetPerformance', { query: { ...today, ...query } })

it('APP-01 a member reads the own seller’s performance, whatever seller the address names', async () => {
  const { sku } = await goods.addVariant()
  await buyInCash(world, { sku, quantity: 3 })
  const { visitor: own } = await signedInSeller(world, 'accounts', goods.sellers.mumbai)
  const { visitor: rival } = await signedInSeller(world, 'owner', goods.sellers.delhi)
  const plain = (await read(own)).body
  expect(plain.total.units).toBe(3)
  const named = {
    seller: goods.sellers.mumbai,
    seller_id: goods.sellers.mumbai,
    sellerId: goods.sellers.mumbai,
  }
  expect((await read(rival, named)).body.total.units).toBe(0)
  expect((await read(own, { seller_id: goods.sellers.delhi })).body).toEqual(plain)
  // Neither staff nor a customer is a member.
  const staff = (await signedInStaff(world, 'admin')).visitor
  for (const visitor of [staff, world.visitor()]) expect((await read(visitor)).status).toBe(401)
})

it('APP-01 a member who was disabled reads it no more', async () => {
  const member = await signedInSeller(world, 'owner', goods.sellers.mumbai)
  await world.db.execute(sql`update seller_member set disabled_at = now() where id = ${member.id}`)
  expect((await read(member.visitor)).status).toBe(401)
})

it('APP-01 OPS-08 odd days are refused, those at both ends of what is kept are answered', async () => {
  const { visitor } = await signedInSeller(world, 'operations', goods.sellers.mumbai)
  const odd = [
    '0000-01-01',
    '0001-01-01',
    '2017-06-30',
    '2100-01-01',
    '9999-12-31',
    '+010000-01-01',
    '2026-02-29',
    '2026-11-24T00:00:00Z',
    '2026-11-24\u0000',
    '20261124',
    '-1',
    '',
    "2026-11-24' or '1'='1",
  ]
  for (const day of odd)
    for (const query of [{ from: day }, { to: day }, { from: day, to: day }])
      expect((await read(visitor, query)).status, JSON.stringify(query)).toBe(400)
  expect((await read(visitor, { from: '2017-07-01', to: '2018-07-01' })).status).toBe(200)
  expect((await read(visitor, { from: '2099-12-31', to: '2099-12-31' })).status).toBe(200)
  expect(await read(visitor, { from: '2017-07-01', to: '2099-12-31' })).toMatchObject({
    status: 400,
    body: { code: 'report_period_wrong' },
  })
})

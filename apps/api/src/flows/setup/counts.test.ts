import { beforeAll, expect, it } from 'vitest'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { buyInCash } from '@upchar/testkit/shop'
import { useWorld } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'
import { readSetup } from './show-setup.ts'
import { hasOrders, selectOfferedClasses, selectSetupCounts } from './store.ts'

const world = useWorld()
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

it('OPS-09 an administrator counts who may sign in and has set up the second step', async () => {
  const before = (await selectSetupCounts(world.db)).administrators
  const add = (id: string, role: string, confirmed: boolean, disabled: boolean) =>
    world.db
      .execute(sql`insert into staff_member (id, email, name, role, created_at, totp_confirmed_at, disabled_at)
      values (${id}, ${`${id}@upchar.example`}, ${id}, ${role}, now(), ${confirmed ? sql`now()` : null}, ${disabled ? sql`now()` : null})`)
  await add('invited', 'admin', false, false)
  await add('disabled', 'admin', true, true)
  await add('supporter', 'support', true, false)
  expect((await selectSetupCounts(world.db)).administrators).toBe(before)
  await add('second', 'admin', true, false)
  expect((await selectSetupCounts(world.db)).administrators).toBe(before + 1)
})

it('OPS-09 the first order stays the first, and its seller has orders, no other', async () => {
  const { sku } = await goods.addVariant({ stock: { mumbai: 9 } })
  const { order } = await buyInCash(world, { sku })
  world.clock.advance(60_000)
  await buyInCash(world, { sku })
  expect(await selectSetupCounts(world.db)).toMatchObject({
    firstOrder: order.order_number,
    sellersWithOrders: [goods.sellers.mumbai],
  })
  expect([
    await hasOrders(world.db, goods.sellers.mumbai),
    await hasOrders(world.db, goods.sellers.delhi),
  ]).toEqual([true, false])
})

it('OPS-06 what a seller offers is what is on sale: article, product and offer', async () => {
  const offered = async () =>
    (await selectOfferedClasses(world.db)).find(
      ({ sellerId, productClass }) =>
        sellerId === goods.sellers.delhi && productClass === 'DRUG_GEN',
    )?.offers ?? 0
  const one = { productClass: 'DRUG_GEN', seller: 'delhi' } as const
  const { variantId } = await goods.addVariant(one)
  const { offerId } = await goods.addVariant(one)
  const { groupId } = await goods.addVariant(one)
  await goods.addVariant(one)
  expect(await offered()).toBe(4)
  await world.db.execute(sql`update variant set active = false where id = ${variantId}`)
  await world.db.execute(sql`update offer set active = false where id = ${offerId}`)
  await world.db.execute(sql`update product_group set active = false where id = ${groupId}`)
  expect(await offered()).toBe(1)
})

it('OPS-09 a shop whose office lies outside the state of its GST number is not ready', async () => {
  const stepOf = async (config: Partial<typeof world.context.config>) =>
    (
      await readSetup({ ...world.context, config: { ...world.context.config, ...config } })
    ).steps.find(({ key }) => key === 'organisation')?.done
  expect(await stepOf({})).toBe(true)
  expect(await stepOf({ OFFICE_PINCODE: '110001' })).toBe(false)
  expect(await stepOf({ OFFICE_PINCODE: '999999' })).toBe(false)
})

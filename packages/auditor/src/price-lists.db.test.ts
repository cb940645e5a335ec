import { beforeAll, expect, it } from 'vitest'
import { announced } from '@upchar/testkit/announced'
import { hospital, signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { approveKyc } from '@upchar/testkit/kyc'
import { bought } from '@upchar/testkit/points'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { audit } from './audit.ts'
import type { Difference } from './difference.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

const run = (query: string) => world.db.$client.query<{ number: string }>(query)
/** Writes past every rule of the database. */
const forced = (query: string) =>
  run(`begin; set local session_replication_role = replica; ${query}; commit`)

async function said(): Promise<string[]> {
  const lines: string[] = []
  const url = world.db.$client.options.connectionString ?? ''
  const tell = ({ check, order, text }: Difference) => {
    if (check === 'price-lists') lines.push(`${order}: ${text}`)
  }
  await audit(url, tell, world.clock.now())
  return lines.toSorted()
}

it('OPS-04 names each order whose price by business type is not in its list, or was nobody’s to have', async () => {
  const staff = (await signedInStaff(world, 'catalogue')).visitor
  const { visitor, id: customer } = await signUp(world, { profile: hospital })
  await approveKyc(world, customer, { stage: 'basic' })
  const { sku } = await goods.addVariant()
  const { revision } = (await staff.call('staffListPriceLists')).body
  await announced(world, () =>
    staff.call('staffSetPriceList', {
      body: {
        name: 'Hospitals',
        business_types: [1],
        first_day: '2026-11-24',
        last_day: null,
        rows: [{ sku, price: 84 }],
        seen_revision: revision,
        reason: 'Agreed',
      },
    }),
  )
  const ordered = async () => {
    const id = await bought(visitor, { sku_id: sku, quantity: 2 })
    const { rows } = await run(`select number from "order" where id = '${id}'`)
    return { id, number: rows[0]?.number ?? '' }
  }
  await ordered()
  expect(await said()).toEqual([])
  const dear = await ordered()
  await forced(
    `update "order" set quote = jsonb_set(quote, '{lines,0,listPricePaise}', '8500') where id = '${dear.id}'`,
  )
  const unlisted = await ordered()
  await forced(
    `update "order" set quote = jsonb_set(quote, '{lines,0,priceList,id}', '"00000000-0000-4000-8000-000000000000"') where id = '${unlisted.id}'`,
  )
  const above = await ordered()
  await forced(
    `update "order" set quote = jsonb_set(quote, '{lines,0,priceList,ordinaryPaise}', '8400') where id = '${above.id}'`,
  )
  expect(await said()).toEqual(
    [
      `${dear.number}: the list says ₹84.00, the order ₹85.00`,
      `${unlisted.number}: the list says nothing, the order ₹84.00`,
      `${above.number}: the price by business type is above another that applied: ₹84.00, ₹84.00, ₹84.00`,
    ].toSorted(),
  )
  await forced(`update price_list set valid_to = valid_from - interval '1 hour'`)
  expect((await said()).filter((text) => text.includes('did not run'))).toHaveLength(3)
})

import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, it } from 'vitest'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { pdfLines } from '@upchar/testkit/pdf-text'
import { buyInCash } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { sql } from '../../../platform/db/sql.ts'
import { policySetId } from './policy-set-id.ts'

const world = useWorld()
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

async function publish(key: string, text: string): Promise<number> {
  const { visitor } = await signedInStaff(world, 'admin')
  const params = { kind: 'policy' as const, key }
  const { body: before } = await visitor.call('staffGetContent', { params })
  const { body: saved } = await visitor.call('staffSaveContent', {
    params,
    body: {
      value: { kind: 'policy', title: 'Our terms', position: 1, blocks: [{ kind: 'text', text }] },
      revision: before.content.revision,
    },
  })
  const { status } = await visitor.call('staffPublishContent', {
    params,
    body: { from: null, until: null, revision: saved.content?.revision ?? '' },
  })
  return status
}

const buy = async () => {
  const { sku } = await goods.addVariant({ maxOq: 50 })
  const { visitor, order } = await buyInCash(world, { sku })
  return {
    visitor,
    id: order.order_id,
    policies: async () =>
      (await visitor.call('getOrderPolicies', { params: { id: order.order_id }, query: {} })).body
        .policies,
  }
}
const textOf = (policies: { slug: string; blocks: unknown[] }[], slug: string) =>
  JSON.stringify(policies.find((one) => one.slug === slug)?.blocks)

it('ROUTE-22 keeps the versions in force when an order was placed, with the amounts of then', async () => {
  expect(await publish('terms', 'First terms; cash costs {cod_fee}.')).toBe(200)
  const first = await buy()
  const { visitor: reader } = first
  expect((await first.policies()).map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['terms', 'privacy', 'shipping', 'returns']),
  )
  const before = textOf(await first.policies(), 'terms')
  expect(before).toContain('First terms; cash costs ₹49.')
  world.clock.advance(1000)
  await publish('terms', 'Second terms.')
  const second = await buy()
  expect(textOf(await first.policies(), 'terms')).toBe(before)
  expect(textOf(await second.policies(), 'terms')).toContain('Second terms.')
  // One row for each set, however many orders have it.
  await buy()
  const { rows } = await world.db.execute<{ n: number }>(
    sql`select count(*)::int as n from order_policies`,
  )
  expect(rows[0]?.n).toBe(2)
  for (const change of [
    sql`delete from order_policies`,
    sql`update order_policies set names = '{}'`,
  ])
    await expect(world.db.execute(change)).rejects.toThrow()
  const zip = await reader.raw({ method: 'GET', url: `/api/orders/${first.id}/evidence` })
  const files = unzipSync(zip.body as Buffer)
  expect(strFromU8(files['policies.txt'] ?? new Uint8Array())).toContain('First terms; cash costs')
  const sheet = Object.keys(files).find((name) => name.endsWith('.pdf')) ?? ''
  expect(pdfLines(Buffer.from(files[sheet] ?? [])).join('\n')).toContain('Our terms, version 2')
  const { visitor: desk } = await signedInStaff(world, 'support')
  const shown = await desk.call('staffGetOrderPolicies', { params: { id: first.id } })
  expect(textOf(shown.body.policies, 'terms')).toBe(before)
  expect((await desk.call('staffGetOrderPolicies', { params: { id: randomUUID() } })).status).toBe(
    404,
  )
})

it('ROUTE-22 gives an order placed the moment a policy is published the one or the other', async () => {
  await publish('terms', 'Old words.')
  world.clock.advance(1000)
  const [, ...orders] = await Promise.all([publish('terms', 'New words.'), buy(), buy(), buy()])
  for (const { policies } of orders) {
    const kept = await policies()
    expect(kept.filter(({ slug }) => slug === 'terms')).toHaveLength(1)
    expect(textOf(kept, 'terms')).toMatch(/^\[\{"kind":"text","text":"(Old|New) words\."\}\]$/)
  }
})

it('ROUTE-22 says so of an order from before they were recorded', async () => {
  const { id, policies } = await buy()
  await world.db.execute(sql`update "order" set policies_id = null where id = ${id}::uuid`)
  expect(await policies()).toEqual([])
})

it('names a set the same in whatever order its policies were read', () => {
  const a = { slug: 'a', id: '1' }
  const b = { slug: 'b', id: '2' }
  const id = policySetId({ versions: [a, b], names: { x: '1', y: '2' } })
  expect(policySetId({ versions: [b, a], names: { y: '2', x: '1' } })).toBe(id)
  expect(policySetId({ versions: [a, b], names: { x: '1', y: '3' } })).not.toBe(id)
})

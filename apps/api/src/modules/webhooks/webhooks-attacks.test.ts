import { beforeEach, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { holdStatement, isLockAwaited } from '@upchar/testkit/hold-statements'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
let admin: Visitor
beforeEach(async () => {
  admin = (await signedInStaff(world, 'admin')).visitor
  await world.db.execute(sql`delete from webhook_endpoint`)
})

const add = (changes: Partial<BodyInput<'staffAddWebhook'>> = {}) =>
  admin.call('staffAddWebhook', {
    body: {
      url: 'https://erp.example/upchar',
      description: 'The ERP of Konkan',
      events: ['order.placed'],
      ...changes,
    },
  })
const all = async () => (await admin.call('staffListWebhooks')).body.webhooks

it('OPS-08 at most 20 webhooks are kept, also of two who add the last one at once', async () => {
  for (let many = 0; many < 19; many++) expect((await add()).status).toBe(200)
  const held = holdStatement(/insert into "webhook_endpoint"/)
  const first = add()
  await held.held()
  let isDone = false
  const second = add().finally(() => (isDone = true))
  await expect.poll(async () => isDone || isLockAwaited(world.db), { interval: 5 }).toBe(true)
  held.letGo()
  expect((await first).status).toBe(200)
  expect(await second).toMatchObject({ status: 409, body: { code: 'webhooks_full' } })
  expect(await all()).toHaveLength(20)
})

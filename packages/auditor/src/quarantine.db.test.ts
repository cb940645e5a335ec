import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { useDesk } from '@upchar/testkit/desk'
import { deliverOrders } from '@upchar/testkit/packing'
import { buyInCash } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { audit } from './audit.ts'
import type { Difference } from './difference.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '360000' })
const { goods, desk } = useDesk(world)
const run = (query: string) => world.db.$client.query(query)

async function said(): Promise<string[]> {
  const lines: string[] = []
  const url = world.db.$client.options.connectionString ?? ''
  const tell = ({ check, text, by }: Difference) => {
    lines.push(`${check}: ${text} by ${by}`)
  }
  await audit(url, tell, world.clock.now())
  return lines.toSorted()
}

/** A parcel that came back, its two pieces in quarantine; one of them released. Answers with the lot. */
async function heldLot(): Promise<number> {
  const { sku } = await goods.addVariant({ stock: { mumbai: 9 } })
  const { visitor, order } = await buyInCash(world, { sku, quantity: 2 })
  await deliverOrders(world, order.order_id)
  const seen = (await visitor.call('getOrderStatus', { query: { id: order.order_id } })).body.order
  const line = seen.sub_orders[0]?.items[0]?.line ?? ''
  const { returns } = (
    await visitor.call('requestReturn', {
      body: {
        id: order.order_id,
        items: [{ line, quantity: 2 }],
        reason: 'expired',
        pay_to: 'asha@okhdfc',
        request_key: randomUUID(),
      },
    })
  ).body
  const params = { id: returns[0]?.id ?? '' }
  await desk.call('staffDecideReturn', { params, body: { version: 0, approve: true } })
  const { version, items } = (await desk.call('staffGetReturn', { params })).body.return
  const { lot, parcel } = items[0]?.batches[0] ?? { lot: 0, parcel: '' }
  const pieces = [{ line, lot, parcel, quantity: 2, fate: 'quarantine' as const }]
  const { credit } = (await desk.call('staffPreviewReturn', { params, body: { pieces } })).body
    .settlement
  await desk.call('staffSettleReturn', { params, body: { version, pieces, credit } })
  const taken = await desk.call('staffTakeFromQuarantine', {
    params: { lot },
    body: {
      outcome: 'release',
      quantity: 1,
      seen: 2,
      reason: 'Unopened',
      request_key: randomUUID(),
    },
  })
  expect(taken.status, JSON.stringify(taken.body)).toBe(200)
  const { visitor: second } = await signedInStaff(world, 'support')
  const accepted = await second.call('staffDecideRelease', {
    params: { lot },
    body: { id: taken.body.lot?.release?.id ?? '', accept: true },
  })
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(200)
  return lot
}

it('RET-02 names quarantine that returns and stock don’t account for', async () => {
  await heldLot()
  expect(await said()).toEqual([])
  const gone = await heldLot()
  await run(`delete from quarantine_movement where lot_id = ${gone} and kind = 'receive'`)
  const more = await heldLot()
  await run(
    `update quarantine_movement set quantity = 5 where lot_id = ${more} and kind = 'receive'`,
  )
  const unsold = await heldLot()
  await run(
    `update quarantine_movement set kind = 'destroy' where lot_id = ${unsold} and kind = 'release'`,
  )
  const alone = await heldLot()
  await run(
    `update quarantine_release set decided_by = asked_by, quantity = 2 where lot_id = ${alone}`,
  )
  const lines = (await said()).filter((line) => line.startsWith('quarantine'))
  expect(lines).toEqual([
    expect.stringMatching(`^quarantine: lot ${gone} .* has less than nothing in quarantine by -1$`),
    `quarantine: lot ${gone}: its inspection puts 2 into quarantine, 0 went there by -2`,
    expect.stringMatching(
      `^quarantine: lot ${more}: its inspection puts 2 into quarantine, 5 went there by 3$`,
    ),
    expect.stringMatching(
      `^quarantine: lot ${unsold}, quarantine .*: 0 left quarantine for sale, 1 came into stock by 1$`,
    ),
    expect.stringMatching(
      `^quarantine: lot ${unsold}: 1 were accepted to be sold again, 0 left quarantine by -1$`,
    ),
    expect.stringMatching(
      `^quarantine: lot ${alone}: 2 were accepted to be sold again, 1 left quarantine by -1$`,
    ),
    expect.stringMatching(`^quarantine: lot ${alone}: who asked .* sooner than a day later by 2$`),
  ])
})

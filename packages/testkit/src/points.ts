import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { packOrders } from './packing.ts'
import { form, place, placed, runJobs } from './shop.ts'
import { signedInStaff } from './staff.ts'
import type { Visitor, World } from './world.ts'

export type Terms = Omit<BodyInput<'staffSetPoints'>, 'seen_revision' | 'valid_from'>

/** 5 % of the goods, 200 points an order at most; points take 10 % off, ₹100 at most, for 90 days. */
export const terms: Terms = {
  earn_percentage: 5,
  earn_most: 200,
  spend_percentage: 10,
  spend_most: 100,
  valid_days: 90,
}

const arrived = (world: World, config: Record<string, unknown>) =>
  vi.waitFor(
    async () => {
      const { body } = await world.visitor().call('getUserConfig', { body: {} })
      expect(body.config).toMatchObject(config)
    },
    { timeout: 5_000 },
  )

/** Turns the programme on or off, as an administrator does, and waits until the shop has heard it. */
export async function setProgramme(world: World, value: boolean): Promise<void> {
  const { visitor: admin } = await signedInStaff(world, 'admin')
  const { flags } = (await admin.call('staffListFlags')).body
  const answer = await admin.call('staffSetFlag', {
    params: { key: 'loyalty_program' },
    body: {
      value,
      seen_changed_at: flags.find(({ key }) => key === 'loyalty_program')?.changed_at ?? null,
    },
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  await arrived(world, { loyalty_program: value })
}

/** Sets the terms of reward points from today on, as finance does, and waits until the shop has heard them. */
export async function setTerms(world: World, changes: Partial<Terms> = {}): Promise<void> {
  const { visitor: finance } = await signedInStaff(world, 'finance')
  const { revision } = (await finance.call('staffGetPoints')).body
  const wanted = { ...terms, ...changes }
  const answer = await finance.call('staffSetPoints', {
    body: { ...wanted, valid_from: istDate(world.clock.now()), seen_revision: revision },
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  await arrived(world, {
    reward_points_earn_percentage: wanted.earn_percentage,
    max_reward_points_discount_earn: wanted.earn_most,
    reward_points_discount_percentage: wanted.spend_percentage,
    max_reward_points_discount_amount: wanted.spend_most,
  })
}

type Item = { sku_id: string; quantity: number }

/** A customer's checkout of these goods, to be paid in cash. */
export const asked = (visitor: Visitor, ...items: Item[]) =>
  visitor.call('createCheckout', {
    query: { source: 'multiple' },
    body: {
      form: form({ paymentOption: 2, email: 'ward@hospital.example' }),
      items,
      request_key: randomUUID(),
    },
  })

/** A customer's order of these goods in cash; returns its id. */
export async function bought(visitor: Visitor, ...items: Item[]): Promise<string> {
  const made = await asked(visitor, ...items)
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return placed(await place(visitor, made.body.checkout)).order_id
}

/** Staff pack the parcels of an order, hand them over and set them to delivered; `most`: only so many of them. */
export async function deliver(world: World, orderId: string, most = 99): Promise<void> {
  await packOrders(world, orderId)
  const { visitor: desk } = await signedInStaff(world, 'support')
  const { rows } = await world.db.execute<{ id: string; version: number; awb: string | null }>(sql`
    select h.id, h.version, h.awb from shipment h join sub_order s on s.id = h.sub_order_id
    where s.order_id = ${orderId}::uuid and h.state = 'packed' order by h.id limit ${most}`)
  for (const { id, version, awb } of rows) {
    if (awb === null) {
      const booked = await desk.call('staffSetParcelCourier', {
        params: { id },
        body: { version, courier: 'Delhivery', awb: `77${randomInt(1e12)}` },
      })
      expect(booked.status, JSON.stringify(booked.body)).toBe(200)
    }
    world.clock.advance(60_000)
    const moved = await desk.call('staffMoveParcel', {
      params: { id },
      body: {
        version: awb === null ? version + 1 : version,
        state: 'delivered',
        at: world.clock.now().toISOString(),
        reason: 'handed over by hand',
      },
    })
    expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  }
  await runJobs(world)
}

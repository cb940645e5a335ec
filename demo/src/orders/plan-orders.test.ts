import { describe, expect, it } from 'vitest'
import { planOrders } from './plan-orders.ts'

const now = new Date('2026-11-24T05:30:00Z')

describe('the orders of a development shop', () => {
  it('are the same at every filling, oldest first', () => {
    const orders = planOrders(now)
    expect(planOrders(new Date(now))).toEqual(orders)
    expect(orders.map(({ at }) => at)).toEqual(
      orders.map(({ at }) => at).toSorted((a, b) => a.getTime() - b.getTime()),
    )
  })

  it('lie in the past, after their buyer came and no later than the buyer was last seen', () => {
    for (const { buyer, at } of planOrders(now)) {
      const hoursAgo = (now.getTime() - at.getTime()) / 3_600_000
      expect(hoursAgo).toBeGreaterThan(0.5)
      if (!('customer' in buyer)) continue
      expect(hoursAgo / 24, buyer.customer.key).toBeLessThan(buyer.customer.sinceDays)
      expect(hoursAgo, buyer.customer.key).toBeGreaterThanOrEqual(buyer.customer.seenHours ?? 0)
    }
  })

  it('are placed when people are awake, but for those that have just come in', () => {
    for (const { at } of planOrders(now).slice(0, -4))
      expect(new Date(at.getTime() + 330 * 60_000).getUTCHours()).toBeGreaterThanOrEqual(8)
  })
})

import { describe, expect, it } from 'vitest'
import { planOrders } from './plan-orders.ts'

const now = new Date('2026-11-24T05:30:00Z')

describe('planned demo orders', () => {
  it('are the same for every seed, oldest first', () => {
    const orders = planOrders(now)
    expect(planOrders(new Date(now))).toEqual(orders)
    expect(orders.map(({ at }) => at)).toEqual(
      orders.map(({ at }) => at).toSorted((a, b) => a.getTime() - b.getTime()),
    )
  })

  it('are in the past, between their buyer’s first and last visit', () => {
    for (const { buyer, at } of planOrders(now)) {
      const hoursAgo = (now.getTime() - at.getTime()) / 3_600_000
      expect(hoursAgo).toBeGreaterThan(0.5)
      if (!('customer' in buyer)) continue
      expect(hoursAgo / 24, buyer.customer.key).toBeLessThan(buyer.customer.sinceDays)
      expect(hoursAgo, buyer.customer.key).toBeGreaterThanOrEqual(buyer.customer.seenHours ?? 0)
    }
  })

  it('are placed during the day, except for the newest', () => {
    for (const { at } of planOrders(now).slice(0, -4))
      expect(new Date(at.getTime() + 330 * 60_000).getUTCHours()).toBeGreaterThanOrEqual(8)
  })
})

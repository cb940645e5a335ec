import { describe, expect, it } from 'vitest'
import { duePaise } from './reward.ts'

const at = new Date('2026-11-24T05:30:00Z')
const arrived = { deliveredAt: '2026-10-01T05:30:00Z', comingBack: false }
const due = (order: { deliveredAt: string | null; comingBack: boolean }, given: number) =>
  duePaise(order, { earnsPaise: 9_000, given }, at)

describe('CART-13 what a referral is due', () => {
  it('is what the rest earns once it can’t be returned any more', () => {
    expect([due(arrived, 0), due(arrived, 13_500)]).toEqual([9_000, 9_000])
  })

  it('is no more than the rest earns, and nothing new, while something is on its way back', () => {
    const returning = { ...arrived, comingBack: true }
    expect([due(returning, 0), due(returning, 4_500), due(returning, 13_500)]).toEqual([
      0, 4_500, 9_000,
    ])
  })

  it('is nothing in the seven days in which any reason for a return can still be given', () => {
    const after = (hours: number) =>
      due({ ...arrived, deliveredAt: new Date(at.getTime() - hours * 3_600_000).toISOString() }, 0)
    expect([after(25), after(7 * 24 - 1), after(7 * 24), after(7 * 24 + 1)]).toEqual([
      0, 0, 0, 9_000,
    ])
  })

  it('is nothing until all that is left has arrived', () => {
    expect(due({ deliveredAt: null, comingBack: false }, 4_500)).toBe(0)
  })
})

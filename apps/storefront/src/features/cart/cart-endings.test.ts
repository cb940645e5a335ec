import { expect, it } from 'vitest'
import { cartOf, line } from '../../testing/goods.ts'
import { nextEnding } from './cart-endings.tsx'

it('CART-20 CART-11 names the next end of a hold or a deal, and none that is over', () => {
  const ends = (hold: string | null, deal?: string) =>
    line('G-1', 'Gloves', { price_held_until: hold, ...(deal && { deal_ends_at: deal }) })
  const cart = cartOf([
    ends('2026-11-24T10:00:00.000Z', '2026-11-24T09:00:00.000Z'),
    ends('2026-11-24T08:30:00.000Z'),
    ends(null),
  ])
  const next = (now: string) => {
    const end = nextEnding(cart, Date.parse(now))
    return end === undefined ? undefined : new Date(end).toISOString()
  }
  expect(next('2026-11-24T08:00:00Z')).toBe('2026-11-24T08:30:00.000Z')
  expect(next('2026-11-24T08:30:00Z')).toBe('2026-11-24T09:00:00.000Z')
  expect(next('2026-11-24T09:00:00Z')).toBe('2026-11-24T10:00:00.000Z')
  expect(next('2026-11-24T10:00:00Z')).toBeUndefined()
})

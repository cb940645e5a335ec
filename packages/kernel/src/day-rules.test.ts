import { describe, expect, it } from 'vitest'
import { isInForce, ruleInForce } from './day-rules.ts'

const rule = (validFrom: string, validTo: string | null, name = '') => ({
  validFrom,
  validTo,
  name,
})

describe('rules of whole days', () => {
  it('are in force from their first to their last day, both included', () => {
    const one = rule('2026-11-01', '2026-11-30')
    expect(
      ['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'].map((on) => isInForce(one, on)),
    ).toEqual([false, true, true, false])
    expect(isInForce(rule('2026-11-01', null), '2099-12-31')).toBe(true)
  })

  it('are never in force where another replaced them before they began', () => {
    expect(isInForce(rule('2026-11-24', '2026-11-23'), '2026-11-24')).toBe(false)
    expect(isInForce(rule('2026-11-24', '2026-11-23'), '2026-11-23')).toBe(false)
  })

  it('CART-14 give way to the one that began last, of equals to the one that was entered last', () => {
    const rules = [
      rule('2026-11-01', null, 'newer'),
      rule('2026-01-01', null, 'older'),
      rule('2026-12-01', null, 'planned'),
    ]
    expect(ruleInForce(rules, '2026-11-24')?.name).toBe('newer')
    expect(ruleInForce(rules, '2026-12-01')?.name).toBe('planned')
    expect(ruleInForce(rules, '2025-12-31')).toBeUndefined()
    expect(ruleInForce([...rules, rule('2026-11-01', null, 'same')], '2026-11-24')?.name).toBe(
      'same',
    )
  })
})

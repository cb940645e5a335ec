import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ruleFor, type FeeRule } from './rules.ts'

let id = 0
const rule = (part: Partial<FeeRule>): FeeRule => ({
  id: (id += 1),
  kind: 'commission',
  sellerId: null,
  familyKey: null,
  rateBp: 1000,
  amountPaise: null,
  section: '',
  validFrom: '2026-04-01',
  ...part,
})
const bp = (rules: readonly FeeRule[], sellerId: number, familyKey: string | null, on: string) =>
  ruleFor(rules, 'commission', { sellerId, familyKey }, on)?.rateBp

describe('which rule decides', () => {
  it('OPS-06 seller and family before the seller, before the family, before all', () => {
    const rules = [
      rule({ rateBp: 1000 }),
      rule({ familyKey: 'gloves', rateBp: 800 }),
      rule({ sellerId: 7, rateBp: 600 }),
      rule({ sellerId: 7, familyKey: 'gloves', rateBp: 400 }),
    ]
    const on = '2026-11-24'
    expect(bp(rules, 7, 'gloves', on)).toBe(400)
    expect(bp(rules, 7, 'masks', on)).toBe(600)
    expect(bp(rules, 8, 'gloves', on)).toBe(800)
    expect(bp(rules, 8, 'masks', on)).toBe(1000)
    expect(bp(rules, 8, null, on)).toBe(1000)
    expect(bp(rules, 8, 'masks', '2026-03-31')).toBeUndefined()
  })

  it('OPS-06 the later day, of one day the newer; one without a value lets the next decide', () => {
    const rules = [
      rule({ rateBp: 1000 }),
      rule({ sellerId: 7, rateBp: 600 }),
      rule({ sellerId: 7, rateBp: null, validFrom: '2026-12-01' }),
      rule({ rateBp: 1100, validFrom: '2026-12-01' }),
      rule({ rateBp: 1200, validFrom: '2026-12-01' }),
    ]
    expect(bp(rules, 7, null, '2026-11-30')).toBe(600)
    expect(bp(rules, 7, null, '2026-12-01')).toBe(1200)
  })

  const day = fc.constantFrom('2026-04-01', '2026-11-24', '2026-11-25', '2026-12-01')
  const someRules = fc.array(
    fc.record({
      kind: fc.constantFrom('commission' as const, 'closing_fee' as const),
      sellerId: fc.constantFrom(null, 7, 8),
      familyKey: fc.constantFrom(null, 'gloves', 'masks'),
      rateBp: fc.constantFrom(null, 0, 400, 1000),
      validFrom: day,
    }),
    { maxLength: 12 },
  )

  it('OPS-06 whatever the rules: nobody more specific has a value that day, and it is the newest of its target', () => {
    fc.assert(
      fc.property(
        someRules,
        fc.constantFrom(7, 8, 9),
        fc.constantFrom(null, 'gloves', 'masks', 'drapes'),
        day,
        (parts, sellerId, familyKey, on) => {
          const rules = parts.map((part) => rule(part))
          const found = ruleFor(rules, 'commission', { sellerId, familyKey }, on)
          const weight = (of: FeeRule) =>
            (of.sellerId === null ? 0 : 2) + (of.familyKey === null ? 0 : 1)
          // By hand: what may decide at all, then the heaviest target whose newest row has a value.
          const may = rules.filter(
            (one) =>
              one.kind === 'commission' &&
              one.validFrom <= on &&
              (one.sellerId === null || one.sellerId === sellerId) &&
              (one.familyKey === null || one.familyKey === familyKey),
          )
          const newest = [3, 2, 1, 0].map((heavy) =>
            may
              .filter((one) => weight(one) === heavy)
              .toSorted((a, b) =>
                a.validFrom === b.validFrom ? b.id - a.id : a.validFrom < b.validFrom ? 1 : -1,
              )
              .at(0),
          )
          expect(found).toBe(newest.find((one) => one !== undefined && one.rateBp !== null))
          // The order of the rows doesn't matter.
          expect(ruleFor(rules.toReversed(), 'commission', { sellerId, familyKey }, on)).toBe(found)
        },
      ),
    )
  })
})

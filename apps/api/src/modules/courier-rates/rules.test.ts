import { describe, expect, it } from 'vitest'
import { cardCost, cardCosts, type CourierRate } from './rules.ts'

let ids = 0
const line = (part: Partial<CourierRate>): CourierRate => {
  ids += 1
  return {
    id: ids,
    kind: 'freight',
    courier: 'Konkan Express',
    stateCode: null,
    upToGrams: null,
    amountPaise: null,
    rateBp: null,
    divisor: null,
    validFrom: '2026-11-01',
    ...part,
  }
}
const card = [
  line({ upToGrams: 500, amountPaise: 4830 }),
  line({ upToGrams: 1000, amountPaise: 7000 }),
  line({ stateCode: '18', upToGrams: 500, amountPaise: 9000 }),
  line({ kind: 'fuel', rateBp: 1250 }),
  line({ kind: 'cash_fee', amountPaise: 3500, rateBp: 150 }),
]
const cost = (
  {
    stateCode = '27',
    weightGrams = 400,
    collectPaise = null,
    volumeMm3 = 1_000_000,
  }: {
    stateCode?: string
    weightGrams?: number | null
    collectPaise?: number | null
    volumeMm3?: number | null
  },
  { on = '2026-11-24', courier = 'Konkan Express', rates = card } = {},
) => cardCost(rates, courier, { stateCode, weightGrams, volumeMm3, collectPaise }, on)

describe('OPS-02 what a rate card says', () => {
  it('OPS-02 the smallest slab that holds the parcel, and the fuel surcharge on it, rounded half up', () => {
    // 48.30 + 12.5 % of it = 48.30 + 6.0375
    expect(cost({})).toBe(5434)
    expect(cost({ weightGrams: 500 })).toBe(5434)
    expect(cost({ weightGrams: 501 })).toBe(7875)
  })
  it('OPS-02 says nothing of parcels above the largest slab, not weighed, or of other couriers', () => {
    expect(cost({ weightGrams: 1001 })).toBeUndefined()
    expect(cost({ weightGrams: null })).toBeUndefined()
    expect(cost({}, { courier: 'Malabar Roadways' })).toBeUndefined()
  })
  it('OPS-02 the greater of weight and volumetric weight, where the card has a divisor', () => {
    const rates = [...card, line({ kind: 'volumetric', divisor: 5000 })]
    // 10 × 10 × 25 cm are 2,500 cm³: 500 g of 5,000 cm³ each kilogram; a cubic millimetre more is a gram more.
    expect(cost({ volumeMm3: 2_500_000 }, { rates })).toBe(5434)
    expect(cost({ volumeMm3: 2_500_001 }, { rates })).toBe(7875)
    expect(cost({ weightGrams: 501, volumeMm3: 2_500_000 }, { rates })).toBe(7875)
    // More than the largest slab holds, or not measured.
    expect(cost({ volumeMm3: 5_000_001 }, { rates })).toBeUndefined()
    expect(cost({ volumeMm3: null }, { rates })).toBeUndefined()
    // Without a divisor, or once it has ended, size doesn't count.
    expect(cost({ volumeMm3: 5_000_001 })).toBe(5434)
    const ended = [...rates, line({ kind: 'volumetric', validFrom: '2026-11-20' })]
    expect(cost({ volumeMm3: 5_000_001 }, { rates: ended })).toBe(5434)
  })
  it('OPS-02 a state with slabs of its own has only those', () => {
    expect(cost({ stateCode: '18' })).toBe(10_125)
    expect(cost({ stateCode: '18', weightGrams: 600 })).toBeUndefined()
  })
  it('OPS-02 where cash is collected, the greater of the fee and its share of the cash', () => {
    expect(cost({ collectPaise: 36_400 })).toBe(5434 + 3500)
    // 1.5 % of ₹5,000
    expect(cost({ collectPaise: 500_000 })).toBe(5434 + 7500)
    expect(cost({ collectPaise: 0 })).toBe(5434)
  })
  it('OPS-02 case and spaces of a name don’t count; a later line takes the place of one, an empty one ends it', () => {
    expect(cost({}, { courier: '  konkan   EXPRESS ' })).toBe(5434)
    const rates = [
      ...card,
      line({ courier: 'konkan express', kind: 'fuel', validFrom: '2026-12-01' }),
      line({ upToGrams: 500, amountPaise: 5000, validFrom: '2026-12-05' }),
      line({ upToGrams: 500, amountPaise: 5100, validFrom: '2026-12-05' }),
    ]
    expect(cost({}, { rates, on: '2026-11-30' })).toBe(5434)
    expect(cost({}, { rates, on: '2026-12-01' })).toBe(4830)
    expect(cost({}, { rates, on: '2026-12-05' })).toBe(5100)
    expect(cost({}, { rates, on: '2026-10-31' })).toBeUndefined()
  })
  it('OPS-02 compares the couriers that have a card for the parcel, the cheapest first', () => {
    const rates = [
      ...card,
      line({ courier: 'Malabar Roadways', upToGrams: 5000, amountPaise: 5000 }),
      line({ courier: 'Narmada', upToGrams: 100, amountPaise: 1 }),
    ]
    expect(
      cardCosts(
        rates,
        { stateCode: '27', weightGrams: 400, volumeMm3: null, collectPaise: null },
        '2026-11-24',
      ),
    ).toEqual([
      { courier: 'Malabar Roadways', costPaise: 5000 },
      { courier: 'Konkan Express', costPaise: 5434 },
    ])
  })
})

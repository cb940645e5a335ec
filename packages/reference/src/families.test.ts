import { describe, expect, it } from 'vitest'
import { families } from './families.ts'
import { tradeTable } from './trade-table.ts'

describe('families against the trade table (domain reference 5)', () => {
  it('gives all of its 143 families their HSN code, shelf life, class and cold chain', () => {
    const facts = new Map(families.map((family) => [family.key, family]))
    expect(tradeTable).toHaveLength(143)
    for (const row of tradeTable) {
      const family = facts.get(row.key)
      expect(
        [row.key, family?.hsn, family?.shelfLifeMonths ?? null, family?.homeUse === true],
        row.key,
      ).toEqual([row.key, row.hsn, row.life, row.homeUse])
      expect(row.classes, row.key).toContain(family?.regulatoryClass)
      if (row.cold !== 'either')
        expect(family?.coldChain === true, row.key).toBe(row.cold === 'always')
    }
  })
})

import { expect, it } from 'vitest'
import { ceilingOn, packCeiling } from './price-ceilings.ts'

const row = (id: number, validFrom: string, unitPaise: number | null = 100) => ({
  id,
  unitPaise,
  validFrom,
  source: 'S.O. 1',
})

it('OPS-04 a ceiling holds from its day until the next one, the newest of one day', () => {
  const rows = [
    row(1, '2026-04-01'),
    row(2, '2026-12-01', 90),
    row(3, '2026-12-01', 95),
    row(4, '2026-06-01', null),
  ]
  expect(ceilingOn(rows, '2026-03-31')).toBeUndefined()
  expect(ceilingOn(rows, '2026-05-31')?.id).toBe(1)
  expect(ceilingOn(rows, '2026-06-01')).toMatchObject({ id: 4, unitPaise: null })
  expect(ceilingOn(rows, '2026-11-30')?.id).toBe(4)
  expect(ceilingOn(rows, '2026-12-01')?.id).toBe(3)
})

it('OPS-04 a pack may cost its units at the ceiling, and GST on them', () => {
  // Ten tablets at ₹0.91, with 5 % GST: ₹9.10 + ₹0.455.
  expect(packCeiling(91, 10_000, 500)).toBe(956)
  expect(packCeiling(91, 10_000, 0)).toBe(910)
  // 2.5 ml at ₹111.11: fractions of a paisa are not charged.
  expect(packCeiling(11_111, 2_500, 500)).toBe(27_777 + 1389)
})

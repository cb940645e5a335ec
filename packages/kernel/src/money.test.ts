import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  MAX_PAISE,
  allocate,
  formatRupees,
  groupDigits,
  isPaise,
  mulDivHalfUp,
  paise,
  paiseToRupees,
  parseRupees,
  roundHalfUpDiv,
  rupeesToPaise,
  sumPaise,
  wireToPaise,
} from './money.ts'

const amount = fc.integer({ min: -MAX_PAISE, max: MAX_PAISE })

describe('rupees and paise', () => {
  it.each([
    [0, 0],
    [249, 24_900],
    [249.5, 24_950],
    [1850.05, 185_005],
    [0.29, 29],
    [1.15, 115],
    [-3.07, -307],
    ['249', 24_900],
    ['249.5', 24_950],
    ['0.01', 1],
    ['-0.00', 0],
    ['9999999999999.99', MAX_PAISE],
  ] as const)('reads %s rupees exactly', (rupees, expected) => {
    expect(rupeesToPaise(rupees)).toBe(expected)
  })

  it.each([
    0.1 + 0.2,
    1.005,
    1e-7,
    1e21,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    10_000_000_000_000,
    '',
    ' 5',
    '5.',
    '.5',
    '5.123',
    '5.000',
    '1,000',
    '1e3',
    '₹5',
    '0x10',
    '--5',
    '٥',
    '10000000000000.00',
  ])('refuses %s', (rupees) => {
    expect(parseRupees(rupees)).toMatchObject({ ok: false, error: { code: 'invalid_amount' } })
    expect(() => rupeesToPaise(rupees)).toThrow(RangeError)
  })

  it('round-trips every amount through rupees and JSON', () => {
    fc.assert(
      fc.property(amount, (value) => {
        const wire: unknown = JSON.parse(JSON.stringify({ total: paiseToRupees(value) }))
        expect(rupeesToPaise((wire as { total: number }).total)).toBe(value)
        expect(String(paiseToRupees(value))).toMatch(/^-?\d+(\.\d{1,2})?$/)
      }),
      { numRuns: 2000 },
    )
  })

  it('throws on invalid amounts in paise', () => {
    for (const value of [
      0.5,
      Number.NaN,
      MAX_PAISE + 1,
      -MAX_PAISE - 1,
      Number.POSITIVE_INFINITY,
    ]) {
      expect(isPaise(value)).toBe(false)
      expect(() => paise(value)).toThrow(RangeError)
      expect(() => paiseToRupees(value)).toThrow(RangeError)
    }
    expect(Object.is(paise(-0), 0)).toBe(true)
  })

  it('adds amounts and refuses a sum beyond the limit', () => {
    expect(sumPaise([])).toBe(0)
    expect(sumPaise([1868, 1868, 74_700])).toBe(78_436)
    expect(() => sumPaise([MAX_PAISE, 1])).toThrow(RangeError)
    expect(() => sumPaise([0.5])).toThrow(RangeError)
  })
})

describe('rupees in the API', () => {
  it('round-trip to the paisa for every amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -MAX_PAISE, max: MAX_PAISE }),
        (amount) => wireToPaise(paiseToRupees(amount)) === amount + 0,
      ),
    )
    expect(wireToPaise(0.29)).toBe(29)
    expect(wireToPaise(-0)).toBe(0)
    expect(() => wireToPaise(Number.NaN)).toThrow(RangeError)
  })
})

describe('formatRupees', () => {
  it.each([
    [0, '₹0', '₹0.00'],
    [5, '₹0.05', '₹0.05'],
    [99_900, '₹999', '₹999.00'],
    [100_000, '₹1,000', '₹1,000.00'],
    [9_999_900, '₹99,999', '₹99,999.00'],
    [10_000_000, '₹1,00,000', '₹1,00,000.00'],
    [12_345_600, '₹1,23,456', '₹1,23,456.00'],
    [12_345_650, '₹1,23,456.50', '₹1,23,456.50'],
    [1_234_567_890, '₹1,23,45,678.90', '₹1,23,45,678.90'],
    [-15_000, '−₹150', '−₹150.00'],
    [-5, '−₹0.05', '−₹0.05'],
    [MAX_PAISE, '₹99,99,99,99,99,999.99', '₹99,99,99,99,99,999.99'],
  ])('prints %i paise', (value, short, long) => {
    expect(formatRupees(value)).toBe(short)
    expect(formatRupees(value, { paise: 'when-non-zero' })).toBe(short)
    expect(formatRupees(value, { paise: 'always' })).toBe(long)
  })

  it('groups as the en-IN locale does', () => {
    const locale = new Intl.NumberFormat('en-IN')
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(groupDigits(value)).toBe(locale.format(value))
      }),
    )
  })

  it('throws on a fraction of a paisa', () => {
    expect(() => formatRupees(10.5)).toThrow(RangeError)
  })
})

describe('rounding', () => {
  it.each([
    [5, 2, 3],
    [-5, 2, -3],
    [4, 3, 1],
    [-4, 3, -1],
    [-1, 3, 0],
    [0, 7, 0],
    [1, 2, 1],
    [49, 100, 0],
    [50, 100, 1],
  ])('%i ÷ %i is %i', (n, d, expected) => {
    expect(Object.is(roundHalfUpDiv(n, d), expected)).toBe(true)
  })

  it('stays exact where the product exceeds 2^53', () => {
    expect(mulDivHalfUp(MAX_PAISE, 1800, 10_000)).toBe(180_000_000_000_000)
    expect(mulDivHalfUp(900_719_925_474_099, 9999, 10_000)).toBe(900_629_853_481_552)
    expect(() => mulDivHalfUp(MAX_PAISE, MAX_PAISE, 1)).toThrow(RangeError)
  })

  it('throws on a divisor of zero or less and on fractions', () => {
    expect(() => roundHalfUpDiv(1, 0)).toThrow(RangeError)
    expect(() => roundHalfUpDiv(1, -2)).toThrow(RangeError)
    expect(() => roundHalfUpDiv(1.5, 2)).toThrow(RangeError)
  })

  it('is the nearest integer, and reversing undoes it', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: 1_000_000 }), (n, d) => {
        const q = BigInt(roundHalfUpDiv(n, d))
        const off = 2n * (BigInt(n) - q * BigInt(d))
        expect(off >= -BigInt(d) && off <= BigInt(d)).toBe(true)
        expect(roundHalfUpDiv(-n, d) + roundHalfUpDiv(n, d)).toBe(0)
      }),
    )
  })
})

describe('allocate', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 100_000_000_000 }), {
    minLength: 1,
    maxLength: 30,
  })

  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [2, [1, 3], [0, 2]],
    [2, [3, 1], [2, 0]],
    [15_000, [185_050, 185_050], [7500, 7500]],
    [1, [0, 5, 0], [0, 1, 0]],
    [10, [7, 12], [4, 6]],
    [10, [12, 7], [6, 4]],
    [1000, [333, 500, 168], [333, 499, 168]],
    [0, [0, 0], [0, 0]],
    [0, [], []],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [-1, [1, 99], [0, -1]],
  ])('splits %i over %j', (total, over, expected) => {
    expect(allocate(total, over)).toEqual(expected)
  })

  it('throws without weights', () => {
    expect(() => allocate(5, [])).toThrow(RangeError)
    expect(() => allocate(5, [0, 0])).toThrow(RangeError)
    expect(() => allocate(5, [1, -1])).toThrow(RangeError)
    expect(() => allocate(5, [0.5])).toThrow(RangeError)
    expect(() => allocate(0.5, [1])).toThrow(RangeError)
  })

  it('splits an order discount to the paisa, each part within a paisa of its share and none negative', () => {
    fc.assert(
      fc.property(weights, fc.nat({ max: MAX_PAISE }), (over, total) => {
        const sum = over.reduce((all, weight) => all + BigInt(weight), 0n)
        fc.pre(sum > 0n)
        const parts = allocate(total, over)
        expect(parts.reduce((all, part) => all + part, 0)).toBe(total)
        for (const [index, part] of parts.entries()) {
          const product = BigInt(total) * BigInt(over[index] ?? 0)
          expect(
            part >= 0 && BigInt(part) >= product / sum && BigInt(part) * sum < product + sum,
          ).toBe(true)
        }
      }),
    )
  })

  it('never allocates more than a line’s value', () => {
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (over, portion) => {
        const sum = over.reduce((all, weight) => all + weight, 0)
        fc.pre(sum > 0)
        const parts = allocate(Math.floor(sum * portion), over)
        expect(parts.every((part, index) => part <= (over[index] ?? 0))).toBe(true)
      }),
    )
  })

  it('is independent of the order of lines', () => {
    const few = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(few, fc.nat({ max: 40 }), fc.infiniteStream(fc.nat()), (over, total, random) => {
        fc.pre(over.some((weight) => weight > 0))
        const shuffled = over
          .map((weight) => ({ weight, key: random.next().value ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ weight }) => weight)
        const pairs = (list: number[]) =>
          allocate(total, list)
            .map((part, index) => `${list[index]}:${part}`)
            .toSorted()
        expect(pairs(shuffled)).toEqual(pairs(over))
      }),
      { numRuns: 1000 },
    )
  })
})

import { expect, it } from 'vitest'
import { code128 } from './code-128.ts'

/** Widths of bars and gaps by value, from ISO/IEC 15417 table 1: those that these texts need. */
const values: Readonly<Record<string, number>> = {
  '211214': 104,
  '211232': 105,
  '222122': 1,
  '222221': 2,
  '112232': 12,
  '131123': 34,
  '331121': 56,
}

const widthsOf = (modules: string): string =>
  [...modules.matchAll(/1+|0+/g)].map(([run]) => run.length).join('')

it('OPS-02 a label’s barcode is Code 128, with start, check character and stop', () => {
  // Digits in pairs, code set C: 12, 34, 56.
  const widths = widthsOf(code128('123456'))
  const symbols = widths.match(/.{6}/g) ?? []
  const [start, ...data] = symbols.slice(0, 4).map((one) => values[one])
  expect([start, ...data]).toEqual([105, 12, 34, 56])
  // 105 + 1 × 12 + 2 × 34 + 3 × 56 = 353, modulo 103 = 44: pattern 132131 of the table.
  expect((105 + 12 + 2 * 34 + 3 * 56) % 103).toBe(44)
  expect(symbols[4]).toBe('132131')
  expect(widths.endsWith('2331112')).toBe(true)
})

it('OPS-02 letters are encoded too, and nothing that Code 128 lacks', () => {
  expect(widthsOf(code128('SFK1')).startsWith('211214')).toBe(true)
  expect(() => code128('₹')).toThrow('not a valid input')
})

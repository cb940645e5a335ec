import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { financialYear } from './dates.ts'
import { formatInvoiceNumber, isInvoicePrefix } from './invoice-number.ts'

const print = (prefix: string, sequence: number, year = '2026-27') =>
  formatInvoiceNumber({ prefix, financialYear: year, sequence })

describe('invoice number', () => {
  it('is prefix, year and sequence in 16 characters', () => {
    expect(print('MH1', 123)).toEqual({ ok: true, value: 'MH1/26-27/000123' })
    expect(print('M', 1)).toEqual({ ok: true, value: 'M/26-27/000001' })
    expect(print('ABCDE', 9999)).toEqual({ ok: true, value: 'ABCDE/26-27/9999' })
    expect(print('MH1', 1, '2099-00')).toEqual({ ok: true, value: 'MH1/99-00/000001' })
  })

  it('begins a new series on 1 April in India', () => {
    expect(print('MH1', 1, financialYear('2027-03-31T18:29:59Z'))).toEqual({
      ok: true,
      value: 'MH1/26-27/000001',
    })
    expect(print('MH1', 1, financialYear('2027-03-31T18:30:00Z'))).toEqual({
      ok: true,
      value: 'MH1/27-28/000001',
    })
  })

  it.each([
    ['MH1', 999_999],
    ['M', 99_999_999],
    ['MH', 9_999_999],
    ['MH1C', 99_999],
    ['ABCDE', 9999],
  ])('series %s has %i numbers and refuses the next', (prefix, capacity) => {
    const last = print(prefix, capacity)
    expect(last.ok && last.value).toHaveLength(16)
    expect(print(prefix, capacity + 1)).toMatchObject({
      ok: false,
      error: { code: 'invoice_series_full' },
    })
  })

  it('refuses prefixes that the e-invoice portal would reject or that leave no room', () => {
    for (const prefix of ['MH1', 'A', '9', '1A', 'A/B', 'A-1', 'A0', 'AB/CD'])
      expect([prefix, isInvoicePrefix(prefix)]).toEqual([prefix, true])
    for (const prefix of [
      '',
      '0',
      '0A',
      '/A',
      '-A',
      'A/',
      'A-',
      'mh1',
      'MH 1',
      'MH_1',
      'ABCDEF',
      'É',
      'MH1\n',
    ]) {
      expect([prefix, isInvoicePrefix(prefix)]).toEqual([prefix, false])
      expect(print(prefix, 1)).toMatchObject({
        ok: false,
        error: { code: 'invalid_invoice_prefix', field: 'prefix' },
      })
    }
  })

  it('throws on an invalid sequence and financial year', () => {
    for (const sequence of [0, -1, 1.5, Number.NaN])
      expect(() => print('MH1', sequence)).toThrow(RangeError)
    for (const year of ['2026', '26-27', '2026-28', '2026-2027', '1999-00', ''])
      expect(() => print('MH1', 1, year)).toThrow(RangeError)
  })

  it('satisfies rule 46 and is unique', () => {
    const prefix = fc.stringMatching(/^[A-Z1-9]([A-Z0-9/-]{0,3}[A-Z0-9])?$/)
    fc.assert(
      fc.property(
        prefix,
        fc.integer({ min: 17, max: 98 }),
        fc.integer({ min: 1, max: 9999 }),
        (name, year, sequence) => {
          const parts = { prefix: name, financialYear: `20${year}-${year + 1}`, sequence }
          const printed = formatInvoiceNumber(parts)
          if (!printed.ok) throw new Error(printed.error.message)
          expect(printed.value).toMatch(/^[A-Z0-9/-]{1,16}$/)
          expect(formatInvoiceNumber({ ...parts, sequence: sequence + 1 })).not.toEqual(printed)
        },
      ),
      { numRuns: 1000 },
    )
  })
})

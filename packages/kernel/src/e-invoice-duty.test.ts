import { describe, expect, it } from 'vitest'
import { E_INVOICE_THRESHOLDS, eInvoiceDuty } from './e-invoice-duty.ts'

const crore = (crores: number) => Math.round(crores * 1_000_000_000)
const of = (year: string, crores: number) => ({ financialYear: year, turnoverPaise: crore(crores) })

describe('the duty to report invoices (CGST Rules 48(4))', () => {
  it('begins above ₹5 crore in any earlier year since 2017-18 (Notification 10/2023-CT)', () => {
    expect(eInvoiceDuty([of('2024-25', 5)], '2026-11-24')).toBeUndefined()
    const paisa = { financialYear: '2024-25', turnoverPaise: crore(5) + 1 }
    expect(eInvoiceDuty([paisa], '2026-11-24')).toMatchObject({ financialYear: '2024-25' })
    expect(eInvoiceDuty([of('2017-18', 6), of('2025-26', 1)], '2026-11-24')).toBeDefined()
    expect(eInvoiceDuty([of('2016-17', 6)], '2026-11-24')).toBeUndefined()
    // The present year counts from the next April on.
    expect(eInvoiceDuty([of('2026-27', 60)], '2026-11-24')).toBeUndefined()
    expect(eInvoiceDuty([of('2026-27', 60)], '2027-04-01')).toBeDefined()
    expect(eInvoiceDuty([], '2026-11-24')).toBeUndefined()
  })

  it('had higher thresholds before', () => {
    const eight = [of('2019-20', 8)]
    expect(eInvoiceDuty(eight, '2023-07-31')).toBeUndefined()
    expect(eInvoiceDuty(eight, '2023-08-01')).toBeDefined()
    expect(eInvoiceDuty([of('2019-20', 600)], '2020-09-30')).toBeUndefined()
    for (const [i, { validFrom, validTo, abovePaise }] of E_INVOICE_THRESHOLDS.entries()) {
      const next = E_INVOICE_THRESHOLDS[i + 1]
      if (next === undefined) expect(validTo).toBeNull()
      else expect(next.abovePaise).toBeLessThan(abovePaise)
      expect(validFrom <= (validTo ?? '9999')).toBe(true)
    }
  })

  it('has 30 days from ₹10 crore on since April 2025, before that from ₹100 crore', () => {
    const days = (crores: number, on: string) =>
      eInvoiceDuty([of('2022-23', crores)], on)?.reportWithinDays
    expect(days(9.99, '2026-11-24')).toBeNull()
    expect(days(10, '2026-11-24')).toBe(30)
    expect(days(10, '2025-03-31')).toBeNull()
    expect(days(100, '2025-03-31')).toBe(30)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FeeRule } from '../seller-fees/index.ts'
import type { Candidate, Entry } from './model.ts'
import { entriesOf as settleEach, reckon } from './reckon.ts'
import { tcsRows, tdsRows } from './taxes.ts'

const rule = (part: Partial<FeeRule>, id = 1): FeeRule => ({
  id,
  kind: 'commission',
  sellerId: null,
  familyKey: null,
  rateBp: null,
  amountPaise: null,
  section: '',
  validFrom: '2026-04-01',
  ...part,
})
const rules = [
  rule({ rateBp: 1000 }),
  rule({ rateBp: 1200, validFrom: '2026-11-16' }, 2),
  rule({ kind: 'closing_fee', amountPaise: 1_000 }),
  rule({ kind: 'service_gst', rateBp: 1800 }),
  rule({ kind: 'tds', rateBp: 10, amountPaise: 50_000_000, section: '393(1)' }),
]
let n = 0
const document = (part: Partial<Candidate> & { taxable: number }): Candidate => {
  const { taxable, ...rest } = part
  n += 1
  return {
    documentId: `d${n}`,
    invoiceId: `d${n}`,
    kind: 'invoice',
    number: `N${n}`,
    orderId: 'o',
    issuedOn: '2026-11-10',
    isInter: false,
    channel: 'bank',
    // 5 % GST, as most of the goods have.
    grossPaise: Math.round(taxable * 1.05),
    taxedPaise: taxable,
    lines: [{ sku: 'GLOVES', taxablePaise: taxable }],
    isFirst: true,
    gatewayPaise: 0,
    gatewayGstPaise: 0,
    hold: null,
    ...rest,
  }
}
const noteOf = (invoice: Candidate, taxable: number, issuedOn = '2026-11-20') =>
  document({
    kind: 'credit_note',
    invoiceId: invoice.documentId,
    taxable: -taxable,
    issuedOn,
    isInter: invoice.isInter,
  })
const terms = { sellerId: 7, rules, families: new Map([['GLOVES', 'gloves']]) }
const company = '27ABCCS1234F1Z5'
/** Of documents that can all be settled. */
const entriesOf = (
  candidates: Candidate[],
  earlier: Entry[],
  of: Parameters<typeof settleEach>[2],
) => {
  const made = settleEach(candidates, earlier, of)
  if (!made.ok) throw new Error(made.error.message)
  return made.value
}
const settle = (
  candidates: Candidate[],
  {
    earlier = [],
    carriedPaise = 0,
    gstin = company,
  }: { earlier?: Entry[]; carriedPaise?: number; gstin?: string } = {},
) =>
  reckon(entriesOf(candidates, earlier, terms), earlier, {
    seller: { gstin, operatorGstin: '27AAACU9999F1Z1' },
    rules,
    carriedPaise,
  })

describe('a statement', () => {
  it('OPS-06 TCS as domain reference 1.7 has it: 22.50, 22.50 and 20.00', () => {
    const intra = document({ taxable: 1_000_000 })
    const supplies = entriesOf(
      [intra, document({ taxable: 400_000, isInter: true }), noteOf(intra, 100_000)],
      [],
      terms,
    )
    expect(tcsRows(supplies, [])).toMatchObject([
      { period: '2026-11', isInter: true, basePaise: 400_000, igstPaise: 2_000 },
      { period: '2026-11', isInter: false, basePaise: 900_000, cgstPaise: 2_250, sgstPaise: 2_250 },
    ])
  })

  it('OPS-06 adds up from the sale to the payout', () => {
    // ₹10,000 and 5 % GST; 10 % commission, ₹10 a parcel, 18 % GST on both, 0.5 % TCS, 0.1 % TDS of the gross.
    const { totals, taxes } = settle([
      document({
        taxable: 1_000_000,
        gatewayPaise: 2_478,
        gatewayGstPaise: 378,
        channel: 'aggregator',
      }),
    ])
    expect(totals).toEqual({
      grossPaise: 1_050_000,
      commissionPaise: 100_000,
      closingPaise: 1_000,
      serviceGstPaise: 18_180,
      gatewayPaise: 2_478,
      tcsPaise: 5_000,
      tdsPaise: 1_050,
      netPaise: 922_292,
      carriedPaise: 0,
      payoutPaise: 922_292,
      splitPaise: 922_292,
    })
    expect(taxes.find(({ kind }) => kind === 'tds')).toMatchObject({
      period: '2026-27',
      section: '393(1)',
      basePaise: 1_050_000,
    })
  })

  it('OPS-06 each invoice is charged the rate of its day, its credit note the same, the closing fee stays', () => {
    const [old, late] = [
      document({ taxable: 33_333, issuedOn: '2026-11-15' }),
      document({ taxable: 33_333, issuedOn: '2026-11-16' }),
    ]
    const { entries } = settle([old, late, noteOf(old, 11_111), noteOf(late, 33_333)])
    expect(
      entries.map(({ commissionPaise, closingPaise }) => [commissionPaise, closingPaise]),
    ).toEqual([
      [3_333, 1_000],
      [4_000, 1_000],
      [-1_111, 0],
      [-4_000, 0],
    ])
  })

  it('OPS-06 a credit note of goods that its invoice was not charged for is unclear', () => {
    const sold = document({ taxable: 1_000_000 })
    const note = { ...noteOf(sold, 1_000), lines: [{ sku: 'MASKS', taxablePaise: -1_000 }] }
    expect(settleEach([sold, note], [], terms)).toMatchObject({
      ok: false,
      error: { code: 'statement_unclear', message: expect.stringContaining('MASKS') },
    })
  })

  it('OPS-06 takes back what was paid and then returned, and carries over what is below zero', () => {
    const sold = document({ taxable: 1_000_000, isFirst: false })
    const first = settle([sold])
    const second = settle([noteOf(sold, 1_000_000, '2026-11-25')], { earlier: first.entries })
    // Everything is given back: the commission with its GST, the tax of the month and of the year.
    expect(second.totals.netPaise).toBe(-first.totals.netPaise)
    expect(second.totals).toMatchObject({ payoutPaise: 0, splitPaise: 0 })
    const third = settle([document({ taxable: 2_000_000 })], {
      earlier: [...first.entries, ...second.entries],
      carriedPaise: second.totals.netPaise,
    })
    expect(third.totals.payoutPaise).toBe(third.totals.netPaise + second.totals.netPaise)
  })

  it('OPS-06 a return of the next month leaves the tax of the month before with the office', () => {
    const sold = document({ taxable: 1_000_000 })
    const first = settle([sold])
    const { taxes } = settle([noteOf(sold, 1_000_000, '2026-12-02')], { earlier: first.entries })
    expect(taxes).toMatchObject([
      { kind: 'tcs', period: '2026-12', cgstPaise: 0, sgstPaise: 0 },
      { kind: 'tds', period: '2026-27', tdsPaise: -1_050 },
    ])
  })

  it('OPS-06 deducts nothing of individuals up to five lakh a year, then of everything', () => {
    const person = '27ABCPS1234F1Z5'
    const of = (...grosses: number[]) =>
      entriesOf(
        grosses.map((grossPaise) => document({ taxable: 1, grossPaise })),
        [],
        terms,
      )
    const tds = (entries: Entry[], earlier: Entry[]) =>
      tdsRows(entries, earlier, { gstin: person, rules })[0]?.tdsPaise
    const before = of(30_000_000, 20_000_000)
    expect(tds(before, [])).toBe(0)
    expect(tds(of(1_000), before)).toBe(50_001)
  })

  it('OPS-06 keeps off what it collects itself first: prepaid money goes by the split', () => {
    const prepaid = document({ taxable: 100_000, channel: 'aggregator' })
    const { totals } = settle([prepaid, document({ taxable: 100_000 })])
    expect(totals.splitPaise).toBe(105_000)
    expect(totals.payoutPaise).toBeLessThan(210_000)
  })

  it('OPS-06 however returns and statements fall: an undone invoice is charged nothing, and the month’s tax is that of its sum', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            taxable: fc.integer({ min: 1, max: 10_000_000 }),
            parts: fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 4 }),
            isInter: fc.boolean(),
          }),
          { minLength: 1, maxLength: 6 },
        ),
        (sales) => {
          const all: Entry[] = []
          let kept = 0
          let paid = 0
          const close = (candidates: Candidate[]) => {
            const { entries, taxes, totals } = settle(candidates, { earlier: all })
            const {
              grossPaise,
              netPaise,
              carriedPaise: _carried,
              payoutPaise: _payout,
              splitPaise: _split,
              ...taken
            } = totals
            expect(netPaise).toBe(
              grossPaise - Object.values(taken).reduce((sum, paise) => sum + paise, 0),
            )
            all.push(...entries)
            kept += taxes.reduce(
              (sum, row) => sum + row.cgstPaise + row.sgstPaise + row.igstPaise,
              0,
            )
            paid += netPaise
          }
          const invoices = sales.map(({ taxable, isInter }) =>
            document({ taxable, isInter, isFirst: false }),
          )
          for (const one of invoices) close([one])
          for (const [i, { taxable, parts }] of sales.entries()) {
            const invoice = invoices[i]
            if (invoice === undefined) throw new Error('no invoice')
            let left = taxable
            parts.forEach((part, at) => {
              const share =
                at === parts.length - 1 ? left : Math.min(left, Math.floor((taxable * part) / 400))
              left -= share
              if (share > 0) close([noteOf(invoice, share)])
            })
          }
          expect(kept).toBe(0)
          const byInvoice = new Map<string, number>()
          for (const { invoiceId, commissionPaise } of all)
            byInvoice.set(invoiceId, (byInvoice.get(invoiceId) ?? 0) + commissionPaise)
          expect([...byInvoice.values()].every((paise) => paise === 0)).toBe(true)
          // What is left is the rounding of the GST of each statement, and of the gross of notes.
          expect(Math.abs(paid)).toBeLessThanOrEqual(all.length * 4)
        },
      ),
      { numRuns: 60 },
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buyerPaise, makeCreditNote, type CreditedPieces } from './credit-note.ts'
import type { CreditNote, InvoiceDocument } from './model.ts'
import { creditSeries } from './number-invoices.ts'
import { invoice, line } from './testing/invoice.ts'

const at = new Date('2026-11-23T20:00:00Z')
const pieces = (quantity: number, batchNo = 'B1', sku = 'G-1'): CreditedPieces => ({
  sku,
  quantity,
  batches: [{ batchNo, expiresOn: null, quantity }],
})
const noteOf = (
  of: InvoiceDocument,
  wish: Parameters<typeof makeCreditNote>[0]['wish'],
  before: CreditNote[] = [],
): CreditNote => {
  const note = makeCreditNote({ invoice: of, before, wish, reason: 'Damaged', at })
  if (note === undefined) throw new Error('nothing to credit')
  return { ...note, number: `MH1C/26-27/${before.length + 1}` }
}

describe('RET-03 a credit note', () => {
  it('names the invoice with number and date, and has the day in India', () => {
    const note = noteOf(invoice([line({})]), 'all')
    expect(note).toMatchObject({
      title: 'Credit note',
      issuedOn: '2026-11-24',
      credits: {
        title: 'Tax invoice',
        number: 'MH1/26-27/000007',
        issuedOn: '2026-11-20',
        reason: 'Damaged',
      },
    })
    // Goods of ₹105 and delivery of ₹49.
    expect(note.totals).toEqual({
      taxablePaise: 14_666,
      cgstPaise: 367,
      sgstPaise: 367,
      igstPaise: 0,
      totalPaise: 15_400,
    })
  })

  it('of one of three pieces leaves delivery and two thirds, with the batches it names', () => {
    const of = invoice([line({ batches: [...pieces(1, 'A').batches, ...pieces(2, 'B').batches] })])
    const first = noteOf(of, { lines: [pieces(1, 'B')], charges: [] })
    expect(first.lines).toMatchObject([{ quantity: 1, totalPaise: 3_500, igstPaise: 0 }])
    expect(first.charges).toEqual([])
    const rest = noteOf(of, 'all', [first])
    expect(rest.lines[0]?.batches).toEqual([
      { batchNo: 'A', expiresOn: null, quantity: 1 },
      { batchNo: 'B', expiresOn: null, quantity: 1 },
    ])
    expect(rest.charges).toHaveLength(1)
    expect(
      makeCreditNote({ invoice: of, before: [first, rest], wish: 'all', reason: '', at }),
    ).toBeUndefined()
  })

  it('credits no piece twice, none of other goods, and a charge once', () => {
    const of = invoice([line({})])
    const first = noteOf(of, { lines: [pieces(2)], charges: ['Delivery'] })
    expect(() => noteOf(of, { lines: [pieces(2)], charges: [] }, [first])).toThrow('1 are left')
    expect(() => noteOf(of, { lines: [pieces(0)], charges: [] })).toThrow()
    expect(() => noteOf(of, { lines: [pieces(1, 'B1', 'X')], charges: [] })).toThrow("isn't on")
    expect(noteOf(of, { lines: [pieces(1)], charges: ['Delivery'] }, [first]).charges).toEqual([])
  })

  it('gives the shop back what it paid for a voucher, and the buyer the rest', () => {
    const of = invoice([line({ paidByShopPaise: 1_000 }), line({ sku: 'G-2' })], {
      charges: [],
      paidByShop: { voucher: 'TEN', paise: 1_000 },
    })
    const first = noteOf(of, { lines: [pieces(1)], charges: [] })
    // A third of ₹10.00, rounded half up on what stays.
    expect(first.paidByShop).toEqual({ voucher: 'TEN', paise: 333 })
    expect(buyerPaise(first)).toBe(3_500 - 333)
    const rest = noteOf(of, 'all', [first])
    expect(rest.paidByShop).toEqual({ voucher: 'TEN', paise: 667 })
    // Documents from before the shares were kept by line give all back with the last piece.
    const old = { ...of, lines: [line({}), line({ sku: 'G-2' })] }
    expect(noteOf(old, 'all').paidByShop).toEqual({ voucher: 'TEN', paise: 1_000 })
    const part = noteOf(old, { lines: [pieces(1)], charges: [] })
    expect(part.paidByShop).toBeNull()
    expect(noteOf(old, 'all', [part]).paidByShop).toEqual({ voucher: 'TEN', paise: 1_000 })
  })

  it('adds up with the others to the invoice, in every head, however it was cut', () => {
    const amount = fc.integer({ min: 0, max: 9_999_999_999 })
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 12 }),
        fc.record({ tax: amount, taxable: amount, discount: amount, shop: amount }),
        (parts, { tax, taxable, discount, shop }) => {
          const quantity = parts.reduce((a, b) => a + b, 0)
          const whole = line({
            quantity,
            discountPaise: discount,
            taxablePaise: taxable,
            cgstPaise: tax,
            sgstPaise: tax,
            totalPaise: taxable + 2 * tax,
            paidByShopPaise: shop,
            batches: pieces(quantity).batches,
          })
          const of = invoice([whole], { paidByShop: { voucher: 'V', paise: shop } })
          const notes = parts.reduce<CreditNote[]>(
            (before, part) => [
              ...before,
              noteOf(of, { lines: [pieces(part)], charges: [] }, before),
            ],
            [],
          )
          const credited = notes.flatMap(({ lines }) => lines)
          for (const key of [
            'quantity',
            'discountPaise',
            'taxablePaise',
            'cgstPaise',
            'sgstPaise',
            'totalPaise',
          ] as const)
            expect(credited.reduce((sum, one) => sum + one[key], 0)).toBe(whole[key])
          expect(notes.reduce((sum, one) => sum + (one.paidByShop?.paise ?? 0), 0)).toBe(shop)
          // Both halves of a tax within a state are equal.
          expect(credited.every((one) => one.cgstPaise === one.sgstPaise)).toBe(true)
        },
      ),
    )
  })
})

describe('RET-03 the series of credit notes', () => {
  it.each([
    ['MH1', 'MH1C'],
    ['A', 'AC'],
    ['ABCDE', 'ABCDC'],
    ['ABCDC', 'ABCDN'],
    ['A/B/1', 'A/B/C'],
  ])('beside %s is %s', (invoices, notes) => {
    expect(creditSeries(invoices)).toBe(notes)
  })
})

import { describe, expect, it } from 'vitest'
import { day, documentOf, goodsPart, lineOf, orderOf, rowOf, saidOf } from '../testing/order.ts'
import { creditNoteCheck } from './credit-notes.ts'
import type { CreditNote, Invoice } from './order.ts'

const gstin = '27AABCU9603R1ZN'
const batch = (quantity: number, batchNo = 'B1') => ({ batchNo, quantity })
/** A row of GLOVES; `paise`: taxable value, each half of the tax, total. */
const row = (quantity: number, [taxable, half, total]: readonly [bigint, bigint, bigint]) => ({
  sku: 'GLOVES',
  quantity,
  batches: [batch(quantity)],
  ...rowOf({ gstBp: 500n, taxable, cgst: half, sgst: half, igst: 0n, total }),
})
const three = row(3, [28_572n, 714n, 30_000n])
type Row = typeof three

const invoice: Invoice = {
  id: 'invoice',
  gstin,
  number: 'T0/26-27/000001',
  issuedDay: day,
  parcelId: 'parcel',
  document: documentOf({ lines: [three], charges: [] }),
}
const amounts = ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const
function noteOf(
  rows: readonly Row[],
  changes: object = {},
  part: Partial<CreditNote> = {},
): CreditNote {
  const sumOf = (key: `${(typeof amounts)[number]}Paise`) =>
    rows.reduce((sum, one) => sum + one[key], 0)
  const number = part.number ?? 'T0C/26-27/000001'
  return {
    id: number,
    gstin,
    number,
    issuedDay: day,
    invoiceId: 'invoice',
    cause: 'return',
    document: documentOf({
      title: 'Credit note',
      number,
      orderNumber: orderOf().number,
      issuedOn: day,
      seller: { gstin },
      credits: { number: invoice.number, issuedOn: day },
      lines: rows,
      charges: [],
      totals: Object.fromEntries(amounts.map((key) => [`${key}Paise`, sumOf(`${key}Paise`)])),
      ...changes,
    }),
    ...part,
  }
}
const said = (notes: readonly CreditNote[], cancels: Parameters<typeof orderOf>[0] = {}) =>
  saidOf(
    creditNoteCheck,
    orderOf({
      parts: [goodsPart({ lines: [lineOf()], invoices: [invoice] })],
      returns: [
        {
          id: 'return',
          number: 'R1',
          state: 'settled',
          byBuyer: true,
          outcome: 'refund',
          subOrderId: 'part',
          credit: 0n,
          refund: 0n,
          cash: 0n,
          back: 0n,
          lines: [],
          pieces: [],
          strays: 0n,
          restocked: [],
        },
      ],
      creditNotes: [...notes],
      ...cancels,
    }),
  )
const second = { number: 'T0C/26-27/000002' }
// A third of ₹285.72, ₹7.14 and ₹300.00, and what is left of them.
const one = row(1, [9_524n, 238n, 10_000n])
const two = row(2, [19_048n, 476n, 20_000n])

describe('RET-03 credit notes of an invoice', () => {
  it('undo it whole, or piece by piece until nothing is left', () => {
    expect(said([noteOf([three])])).toEqual([])
    expect(said([noteOf([one])])).toEqual([])
    expect(said([noteOf([one]), noteOf([two], {}, second)])).toEqual([])
  })

  it.each([
    [
      'the last of them misses a paisa',
      [noteOf([one]), noteOf([{ ...two, totalPaise: 19_999, taxablePaise: 19_047 }], {}, second)],
      /credits all pieces, but another total than the invoice by -1$/,
    ],
    [
      'they credit more pieces than there were',
      [noteOf([two]), noteOf([two], {}, second)],
      /credits 4 pieces in all, 3 were invoiced by 1$/,
    ],
    [
      'a part has other amounts',
      [noteOf([row(1, [9_543n, 238n, 10_019n])])],
      /credits other amounts than 1 of 3/,
    ],
    [
      'a part has another rate',
      [noteOf([{ ...one, gstBp: 1200 }])],
      /credits other amounts than 1 of 3/,
    ],
    [
      'they name other batches',
      [noteOf([{ ...one, batches: [batch(1, 'B2')] }])],
      /credits 1 of batch B2, more than were packed/,
    ],
    [
      'they name fewer batches',
      [noteOf([{ ...two, batches: [batch(1)] }])],
      /its batches count other pieces/,
    ],
    [
      'goods were not invoiced',
      [noteOf([{ ...one, sku: 'MASKS' }])],
      /MASKS is not on T0\/26-27\/000001/,
    ],
    [
      'a total doesn’t add up',
      [noteOf([one], { totals: { ...noteTotals(), totalPaise: 10_001 } })],
      /total adds up to ₹100.00, it says ₹100.01 by 1$/,
    ],
    [
      'a charge was not invoiced',
      [
        noteOf([], {
          charges: [
            rowOf({
              gstBp: 1800n,
              taxable: 4_154n,
              cgst: 373n,
              sgst: 373n,
              igst: 0n,
              total: 4_900n,
            }),
          ],
          totals: {
            taxablePaise: 4154,
            cgstPaise: 373,
            sgstPaise: 373,
            igstPaise: 0,
            totalPaise: 4900,
          },
        }),
      ],
      /credits a charge of ₹49.00 that isn't left/,
    ],
    [
      'it names another invoice',
      [noteOf([one], { credits: { number: 'T0/26-27/000009', issuedOn: day } })],
      /its invoice is T0\/26-27\/000009/,
    ],
    [
      'it gives the invoice another day',
      [noteOf([one], { credits: { number: invoice.number, issuedOn: '2026-11-20' } })],
      /its invoice's date is 2026-11-20/,
    ],
    [
      'it is of another supplier',
      [noteOf([one], { seller: { gstin: '07AABCU9603R1ZP' } })],
      /the supplier's GSTIN is 07AABCU9603R1ZP/,
    ],
    ['it is of another order', [noteOf([one], { orderNumber: 'UP-1' })], /its order is UP-1/],
    [
      'it is called an invoice',
      [noteOf([one], { title: 'Tax invoice' })],
      /its title is Tax invoice/,
    ],
    [
      'it is older than the invoice',
      [noteOf([one], { issuedOn: '2026-11-23' }, { issuedDay: '2026-11-23' })],
      /is older than T0\/26-27\/000001/,
    ],
    [
      'nothing caused it',
      [noteOf([one], {}, { cause: 'another' })],
      /belongs to no cancel or return of its order/,
    ],
  ])('are named where %s', (_what, notes, text) => {
    const found = said(notes)
    expect(
      found.filter((line) => text.test(line)),
      found.join('\n'),
    ).toHaveLength(1)
  })

  it('come to no more than the cancel that caused them, without the shop’s part', () => {
    const note = (paise: number) => noteOf([one], { paidByShop: { paise } }, { cause: 'cancel' })
    const cancels = [{ id: 'cancel', amount: 9_000n, refund: 0n, back: 0n, lines: [] }]
    expect(said([note(1_000)], { cancels })).toEqual([])
    expect(said([note(999)], { cancels })).toEqual([
      'a cancel of ₹90.00 has credit notes of ₹90.01 by 1',
    ])
  })
})

function noteTotals() {
  return { taxablePaise: 9_524, cgstPaise: 238, sgstPaise: 238, igstPaise: 0, totalPaise: 10_000 }
}

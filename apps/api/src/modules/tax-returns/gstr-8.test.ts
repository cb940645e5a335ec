import { expect, it } from 'vitest'
import { Gstr8 } from './gstr-8.ts'
import { gstr8Json } from './gstr-8-json.ts'
import { invoiceOf, noteOf } from './testing/documents.ts'

const operator = '27AAECU1234F1ZX'
const rowsOf = (...documents: Parameters<Gstr8['add']>[0][]) => {
  const gstr8 = new Gstr8(operator)
  for (const one of documents) gstr8.add(one)
  return gstr8
}

it('OPS-07 collects 0.25 % and 0.25 % within the state, 0.5 % between states, on supplies less returns', () => {
  // The example of the domain reference, 1.7.
  const [row] = rowsOf(
    invoiceOf({ place: '27', taxablePaise: 1_000_000 }),
    invoiceOf({ place: '29', taxablePaise: 400_000 }),
    noteOf({ place: '27', taxablePaise: 100_000 }),
  ).rows()
  expect(row).toMatchObject({
    unregisteredPaise: 1_400_000,
    returnedByUnregisteredPaise: 100_000,
    netPaise: 1_300_000,
    cgstPaise: 2250,
    sgstPaise: 2250,
    igstPaise: 2000,
  })
})

it('OPS-07 takes the rate of each document’s day: 1 % until 9 July 2024, then 0.5 %', () => {
  const [row] = rowsOf(
    invoiceOf({ place: '29', taxablePaise: 1_000_000, issuedOn: '2024-07-09' }),
    invoiceOf({ place: '29', taxablePaise: 1_000_000, issuedOn: '2024-07-10' }),
  ).rows()
  expect(row?.igstPaise).toBe(10_000 + 5000)
})

it('OPS-07 collects nothing where more came back than was supplied, within the state and between states apart', () => {
  const [row] = rowsOf(
    noteOf({ place: '27', taxablePaise: 100_000 }),
    invoiceOf({ place: '29', taxablePaise: 400_000 }),
  ).rows()
  expect(row).toMatchObject({ netPaise: 400_000, cgstPaise: 0, sgstPaise: 0, igstPaise: 2000 })
})

it('OPS-07 collects on taxable supplies of others only: neither exempt goods, nor the operator’s own, nor void documents', () => {
  const rows = rowsOf(
    invoiceOf({ place: '27', taxablePaise: 100_000, gstBp: 0 }),
    invoiceOf({ place: '27', taxablePaise: 100_000, seller: operator }),
    { ...invoiceOf({ place: '27', taxablePaise: 100_000 }), standing: 'void' },
  ).rows()
  expect(rows).toEqual([])
})

it('OPS-07 is JSON with the names of the portal, in rupees', () => {
  const rows = rowsOf(
    invoiceOf({ place: '27', taxablePaise: 1_000_000 }),
    invoiceOf({ place: '29', taxablePaise: 400_000 }),
    noteOf({ place: '27', taxablePaise: 100_050 }),
  ).rows()
  const stin = rows[0]?.gstin
  expect(gstr8Json(rows, { gstin: operator, month: '2026-11' })).toEqual({
    gstin: operator,
    fp: '112026',
    tcs: [
      {
        stin,
        supR: 0,
        retsupR: 0,
        supU: 14_000,
        retsupU: 1_000.5,
        amt: 12_999.5,
        camt: 22.5,
        samt: 22.5,
        iamt: 20,
      },
    ],
  })
})

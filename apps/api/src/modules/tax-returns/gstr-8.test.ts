import { expect, it } from 'vitest'
import { Gstr8 } from './gstr-8.ts'
import { invoiceOf, noteOf } from './testing/documents.ts'

const operator = '27AAECU1234F1ZX'
const nothing = new Map()
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
  ).rows(nothing)
  expect(row).toMatchObject({
    unregisteredPaise: 1_400_000,
    returnedByUnregisteredPaise: 100_000,
    netPaise: 1_300_000,
    cgstPaise: 2250,
    sgstPaise: 2250,
    igstPaise: 2000,
    carriedOut: { intraPaise: 0, interPaise: 0 },
  })
})

it('OPS-07 takes the rate of each document’s day: 1 % until 9 July 2024, then 0.5 %', () => {
  const [row] = rowsOf(
    invoiceOf({ place: '29', taxablePaise: 1_000_000, issuedOn: '2024-07-09' }),
    invoiceOf({ place: '29', taxablePaise: 1_000_000, issuedOn: '2024-07-10' }),
  ).rows(nothing)
  expect(row?.igstPaise).toBe(10_000 + 5000)
})

it('OPS-07 collects nothing on a month below zero, and takes the rest off the next', () => {
  const [row] = rowsOf(noteOf({ place: '27', taxablePaise: 100_000 })).rows(nothing)
  expect(row).toMatchObject({ netPaise: 0, cgstPaise: 0, carriedOut: { intraPaise: -100_000 } })
  const carried = new Map([
    [
      row?.gstin ?? '',
      { name: 'Seller', carried: row?.carriedOut ?? { intraPaise: 0, interPaise: 0 } },
    ],
  ])
  const [next] = rowsOf(invoiceOf({ place: '27', taxablePaise: 300_000 })).rows(carried)
  expect(next).toMatchObject({ netPaise: 200_000, cgstPaise: 500, sgstPaise: 500 })
  const [idle] = rowsOf().rows(carried)
  expect(idle).toMatchObject({ netPaise: 0, carriedOut: { intraPaise: -100_000 } })
})

it('OPS-07 collects on taxable supplies of others only: neither exempt goods, nor the operator’s own, nor void documents', () => {
  const rows = rowsOf(
    invoiceOf({ place: '27', taxablePaise: 100_000, gstBp: 0 }),
    invoiceOf({ place: '27', taxablePaise: 100_000, seller: operator }),
    { ...invoiceOf({ place: '27', taxablePaise: 100_000 }), standing: 'void' },
  ).rows(nothing)
  expect(rows).toEqual([])
})

import { expect, it } from 'vitest'
import { taxByHsn } from './tax-by-hsn.ts'

type Line = Parameters<typeof taxByHsn>[0]['lines'][number]

/** ₹100 of goods sold into another state, at a rate. */
const goods = (hsn: string, gstBp: number): Line => ({
  title: 'Thermometer',
  sku: 'T-1',
  engravingName: null,
  hsn,
  quantity: 1,
  uqc: 'NOS',
  unitPricePaise: 10_000 + gstBp,
  discountPaise: 0,
  gstBp,
  taxablePaise: 10_000,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: gstBp,
  totalPaise: 10_000 + gstBp,
  batches: [],
})

// Domain reference 1.4: headings such as 9025 carry two rates.
it('ORDER-06 adds tax up by code and rate, each rate of a code for itself', () => {
  const row = { cgstPaise: 0, sgstPaise: 0 }
  expect(
    taxByHsn({
      lines: [goods('9025', 1800), goods('3005', 500), goods('9025', 500), goods('9025', 1800)],
      charges: [],
    }),
  ).toEqual([
    { ...row, code: '3005', gstBp: 500, taxablePaise: 10_000, igstPaise: 500 },
    { ...row, code: '9025', gstBp: 500, taxablePaise: 10_000, igstPaise: 500 },
    { ...row, code: '9025', gstBp: 1800, taxablePaise: 20_000, igstPaise: 3600 },
  ])
})

it('ORDER-06 names a fee by its code, and a charge that follows the goods by its label', () => {
  const charge = { ...goods('', 1800), gstBp: 1800 }
  const codes = taxByHsn({
    lines: [],
    charges: [
      { ...charge, label: 'Cash on delivery', hsn: '996819' },
      { ...charge, label: 'Delivery', hsn: '' },
    ],
  }).map(({ code }) => code)
  expect(codes.toSorted()).toEqual(['996819', 'Delivery'])
})

import type { CreditNote, InvoiceDocument, InvoiceLine } from '../../orders/index.ts'
import type { SupplyDocument } from '../model.ts'

type Given = {
  place: string
  taxablePaise: number
  gstBp?: number
  issuedOn?: string
  /** GSTIN of the seller, of Maharashtra if not said. */
  seller?: string
  buyer?: string
  hsn?: string
  quantity?: number
  sez?: InvoiceDocument['sez']
  number?: number
}

const defaultSeller = '27AABCK1234M1Z5'

/** Tax as the law has it, within the seller's state or between two; half a paisa up. */
function taxed({ place, taxablePaise, gstBp = 500, seller = defaultSeller, sez }: Given) {
  const tax = Math.floor((taxablePaise * gstBp) / 10_000 + 0.5)
  const isWithin = sez === undefined && seller.startsWith(place)
  const paid = sez?.supply === 'lut' ? 0 : tax
  const half = Math.floor(paid / 2)
  const [cgstPaise, sgstPaise, igstPaise] = isWithin ? [half, paid - half, 0] : [0, 0, paid]
  return { gstBp, taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise: taxablePaise + paid }
}

const lineOf = (given: Given): InvoiceLine => ({
  ...taxed(given),
  title: 'Gloves',
  sku: 'GLV-1',
  engravingName: null,
  hsn: given.hsn ?? '401512',
  quantity: given.quantity ?? 1,
  uqc: 'BOX',
  unitPricePaise: given.taxablePaise,
  discountPaise: 0,
  batches: [],
})

function documentOf(given: Given): InvoiceDocument {
  const line = lineOf(given)
  const { place, issuedOn = '2026-11-24', seller = defaultSeller, buyer = '' } = given
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise } = line
  const address = {
    name: 'Meera Nair',
    address: '12 Marine Lines',
    city: 'Mumbai',
    state: '',
    pincode: '400001',
  }
  return {
    title: given.gstBp === 0 ? 'Bill of supply' : 'Tax invoice',
    number: `A/26-27/${given.number ?? 1}`,
    issuedOn,
    orderNumber: 'UP-261124-AAAAA',
    orderedOn: issuedOn,
    seller: {
      legalName: 'Konkan Surgicals LLP',
      tradeName: 'Konkan',
      address: '4 Dock Road',
      city: 'Mumbai',
      stateCode: seller.slice(0, 2),
      state: '',
      pincode: '400010',
      gstin: seller,
      licence: null,
    },
    recipient: {
      ...address,
      stateCode: place,
      businessName: '',
      gstin: buyer,
      phone: '9876543210',
    },
    ...(given.sez !== undefined && { sez: given.sez }),
    placeOfSupply: { stateCode: place, state: '' },
    reverseCharge: false,
    lines: [line],
    charges: [],
    totals: { taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise },
    paidBy: 'UPI',
  }
}

/** An invoice of one line. */
export const invoiceOf = (given: Given): SupplyDocument => ({
  kind: 'invoice',
  series: 'A',
  sequence: given.number ?? 1,
  standing: 'stands',
  document: documentOf(given),
})

/** A credit note of one line; `invoiced`: the total of the invoice, if it was more. */
export function noteOf(given: Given, invoiced?: number): SupplyDocument {
  const { title: _title, ...document } = documentOf(given)
  const note: CreditNote = {
    ...document,
    title: 'Credit note',
    number: `AC/26-27/${given.number ?? 1}`,
    credits: {
      title: 'Tax invoice',
      number: 'A/26-27/1',
      issuedOn: document.issuedOn,
      reason: 'Returned',
    },
  }
  return {
    kind: 'credit_note',
    series: 'AC',
    sequence: given.number ?? 1,
    standing: 'stands',
    document: note,
    invoiced: { totalPaise: invoiced ?? document.totals.totalPaise, lines: document.lines },
  }
}

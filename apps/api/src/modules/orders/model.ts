/** A tax invoice as issued (CGST Rules 46): frozen, so that a reprint years later is the same paper. */
export type InvoiceDocument = {
  number: string
  issuedOn: string
  orderNumber: string
  seller: { legalName: string; tradeName: string; address: string; city: string; stateCode: string; state: string; pincode: string; gstin: string; licence: string | null }
  recipient: { name: string; businessName: string; gstin: string; address: string; city: string; state: string; stateCode: string; pincode: string; phone: string }
  placeOfSupply: { stateCode: string; state: string }
  reverseCharge: false
  lines: {
    title: string; sku: string; hsn: string; quantity: number; uqc: string; unitPricePaise: number; discountPaise: number
    taxablePaise: number; gstBp: number; cgstPaise: number; sgstPaise: number; igstPaise: number; totalPaise: number
    batches: { batchNo: string; expiresOn: string | null; quantity: number }[]
  }[]
  charges: { label: string; gstBp: number; taxablePaise: number; cgstPaise: number; sgstPaise: number; igstPaise: number; totalPaise: number }[]
  totals: { taxablePaise: number; cgstPaise: number; sgstPaise: number; igstPaise: number; totalPaise: number }
  paidBy: string
}

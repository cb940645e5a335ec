import type { Answer } from '@upchar/contract/schema/endpoints'
import { paiseToRupees } from '@upchar/kernel/money'
import type { ListedQuotation } from '../../modules/quotations/index.ts'

type View = Answer<'listQuotations'>['quotations'][number]

/** A quotation in lists. */
export const quotationView = (row: Omit<ListedQuotation, 'customerId'>, at: Date): View => ({
  id: row.id,
  number: row.number,
  name: row.name,
  po_number: row.poNumber,
  line_count: row.lineCount,
  pincode: row.pincode,
  total: paiseToRupees(row.totalPaise),
  made_at: row.madeAt.toISOString(),
  valid_until: row.validUntil.toISOString(),
  is_valid: row.validUntil > at,
  left_out: row.leftOut,
})

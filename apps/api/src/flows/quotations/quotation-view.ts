import type { Answer } from '@upchar/contract/schema/endpoints'
import { paiseToRupees } from '@upchar/kernel/money'
import type { Quotation } from '../../modules/quotations/index.ts'

type View = Answer<'listQuotations'>['quotations'][number]
type Shown = Pick<
  Quotation,
  'id' | 'number' | 'name' | 'poNumber' | 'quoted' | 'totalPaise' | 'madeAt' | 'validUntil'
>

/** A quotation in lists. */
export const quotationView = (row: Shown, at: Date): View => ({
  id: row.id,
  number: row.number,
  name: row.name,
  po_number: row.poNumber,
  line_count: row.quoted.lines.length,
  pincode: row.quoted.pincode,
  total: paiseToRupees(row.totalPaise),
  made_at: row.madeAt.toISOString(),
  valid_until: row.validUntil.toISOString(),
  is_valid: row.validUntil > at,
  left_out: row.quoted.leftOut,
})

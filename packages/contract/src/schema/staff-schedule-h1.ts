import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { counted, paging, staffRefusals } from './staff.ts'

const rowId = z.coerce.number().int().min(1).max(2_147_483_647)
const day = z.iso
  .date()
  .refine((text) => text >= '2000-01-01' && text < '3000-01-01', 'Choose a day of our time')

/** What the register is narrowed by: days of issue in India, both included; without them everything. */
const narrowing = {
  from: day.optional(),
  to: day.optional(),
  seller: rowId.optional(),
  warehouse: rowId.optional(),
}

const row = z
  .object({
    /** Of the invoice or the credit note. */
    date: z.iso.date(),
    document: z.string(),
    order_number: z.string(),
    buyer: z.string(),
    address: z.string(),
    /** Kind and number of the buyer's licence or registration; empty: none was recorded. */
    licence: z.string(),
    drug: z.string(),
    maker: z.string(),
    batch: z.string(),
    expires_on: z.iso.date().nullable(),
    /** Below zero: taken back. */
    quantity: z.int(),
    seller: z.string(),
    warehouse: z.string(),
  })
  .meta({ id: 'ScheduleH1Entry' })

export const staffListScheduleH1 = endpoint({
  summary:
    'The register of Schedule H1 medicines by batch that was packed, newest first (Drugs Rules 1945 r.65)',
  tag: 'staff orders',
  query: z.object({ ...narrowing, ...paging }),
  answer: z.object({ success: z.literal(true), entries: z.array(row), ...counted }),
  refusals: staffRefusals,
})

export const staffExportScheduleH1 = endpoint({
  summary: 'The same as a file, oldest first, up to 20,000 entries',
  tag: 'staff orders',
  query: z.object({ ...narrowing, format: z.enum(['csv', 'pdf']).default('csv') }),
  answer: 'binary',
  refusals: staffRefusals,
})

import type { Answer, Query } from '@upchar/contract/schema/endpoints'
import { formatIstDate, formatIstDateTime, istDate } from '@upchar/kernel/dates'
import { licenceName } from '@upchar/kernel/kyc-licences'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import { sheetCsv } from '../../../platform/text/sheet-csv.ts'
import type { InvoiceFile } from '../get-invoice.ts'
import { selectH1, selectH1Page, type H1Row } from '../store/schedule-h1.ts'

type Entry = Answer<'staffListScheduleH1'>['entries'][number]

const deepest = 10_000
const mostInFile = 20_000

const entryOf = ({ licence, orderNumber, expiresOn, ...row }: H1Row): Entry => ({
  ...row,
  order_number: orderNumber,
  expires_on: expiresOn,
  licence: licence === null ? '' : `${licenceName(licence.kind)}: ${licence.number}`,
})

/** ORDER-06: a page of the register of Schedule H1 medicines: what was sold to whom, by batch (Drugs Rules 1945 r.65; kept for three years). */
export async function listScheduleH1(
  { db }: Pick<Context, 'db'>,
  { page, limit, ...query }: Query<'staffListScheduleH1'>,
): Promise<HandlerResult<'staffListScheduleH1'>> {
  const { rows, total } = await selectH1Page(db, query, { page, limit })
  return ok({
    success: true,
    entries: rows.map(entryOf),
    total: Math.min(total, deepest),
    total_is_more: total > deepest,
  })
}

const headings = [
  'Date',
  'Invoice or credit note',
  'Order',
  'Buyer',
  'Address',
  'Licence or registration',
  'Drug',
  'Maker',
  'Batch',
  'Expires on',
  'Quantity',
  'Seller',
  'Warehouse',
]

const csvRow = (entry: Entry): (string | number)[] => [
  entry.date,
  entry.document,
  entry.order_number,
  entry.buyer,
  entry.address,
  entry.licence,
  entry.drug,
  entry.maker,
  entry.batch,
  entry.expires_on ?? '',
  entry.quantity,
  entry.seller,
  entry.warehouse,
]

/** The register as a file for a drug inspector. Names and addresses leave the shop, so it is audited. */
export async function exportScheduleH1(
  context: Context,
  staffId: string,
  { format, ...query }: Query<'staffExportScheduleH1'>,
): Promise<InvoiceFile | { name: string; bytes: string }> {
  const at = context.clock.now()
  const entries = (await selectH1(context.db, query, mostInFile)).map(entryOf)
  await inTransaction(context.db, (tx) =>
    recordAudit(tx, {
      by: staffId,
      action: 'schedule_h1.export',
      subject: { kind: 'order_list', id: 'schedule-h1' },
      after: { ...query, format, entries: entries.length },
      at,
    }),
  )
  const name = `schedule-h1-${istDate(at)}.${format}`
  if (format === 'csv')
    return {
      name,
      bytes: sheetCsv([headings, ...entries.map(csvRow)]),
    }
  // Imported on first use: the PDF library is large.
  const { scheduleH1Pdf } = await import('./schedule-h1-pdf.ts')
  const period = [query.from, query.to]
    .flatMap((day) => (day === undefined ? [] : formatIstDate(day)))
    .join(' to ')
  const facts = [
    period || 'all days',
    `${entries.length} entries`,
    `drawn up ${formatIstDateTime(at)} by ${context.config.BRAND_NAME}`,
  ]
  return { name, bytes: await scheduleH1Pdf(entries, facts) }
}

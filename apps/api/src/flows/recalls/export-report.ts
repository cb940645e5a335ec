import type { Query } from '@upchar/contract/schema/endpoints'
import { ok, type Result } from '@upchar/kernel/result'
import {
  findRecall,
  findReport,
  recallUnknown,
  selectReportBuyers,
  selectReportFacts,
} from '../../modules/recalls/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { sheetCsv } from '../../platform/text/sheet-csv.ts'
import { reportLines } from './report-lines.ts'

type Unknown = Extract<ReturnType<typeof recallUnknown>, { ok: false }>['error']

/**
 * The report of a recall for the authority (OPS-05): as it was frozen when the recall was closed, or as it stands, as a draft. Names and
 * phone numbers leave the shop with it, so it is audited.
 */
export async function exportRecallReport(
  { db, config, clock }: Context,
  staffId: string,
  id: number,
  { format }: Query<'staffExportRecallReport'>,
): Promise<Result<{ name: string; bytes: Buffer | string }, Unknown>> {
  const at = clock.now()
  const recall = await findRecall(db, id)
  if (recall === undefined) return recallUnknown()
  const facts =
    (await findReport(db, id)) ??
    (await selectReportFacts(db, recall, config.SMTP_URL !== undefined))
  const buyers = await selectReportBuyers(
    db,
    facts.orders.map((order) => order.id),
  )
  await inTransaction(db, (tx) =>
    recordAudit(tx, {
      by: staffId,
      action: 'recall.report_file',
      subject: { kind: 'recall', id: String(id) },
      after: { format, closed: recall.closedAt !== null, orders: facts.orders.length },
      at,
    }),
  )
  const name = `recall-${id}-report.${format}`
  if (format === 'csv')
    return ok({
      name,
      bytes: sheetCsv(reportLines(facts, buyers)),
    })
  // Imported on first use: the PDF library is large.
  const { recallReportPdf } = await import('./report-pdf.ts')
  const shop = { brand: config.BRAND_NAME, at }
  return ok({ name, bytes: await recallReportPdf({ recall, facts, buyers, shop }) })
}

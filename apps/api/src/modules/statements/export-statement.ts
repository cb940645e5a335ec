import type { Query } from '@upchar/contract/schema/endpoints'
import { formatIstDate } from '@upchar/kernel/dates'
import { ok, type Result } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { sheetCsv } from '../../platform/text/sheet-csv.ts'
import { orderNumbers } from '../orders/index.ts'
import { statementUnknown } from './errors.ts'
import { findStatement, selectEntries, selectTaxes, type Statement } from './store/statements.ts'
import { paperOf, sheetOf } from './statement-lines.ts'
import { statementNumber } from './view.ts'

type File = { name: string; bytes: Buffer | string }

/** A statement as a file for its seller (OPS-06), as PDF or CSV. */
export async function exportStatement(
  context: Context,
  staffId: string,
  id: string,
  { format }: Query<'staffExportStatement'>,
): Promise<Result<File, ReturnType<typeof statementUnknown>['error']>> {
  const { db, clock } = context
  const statement = await findStatement(db, id)
  if (statement === undefined) return statementUnknown()
  await inTransaction(db, (tx) =>
    recordAudit(tx, {
      by: staffId,
      action: 'statement.file',
      subject: { kind: 'statement', id },
      after: { format },
      at: clock.now(),
    }),
  )
  return ok(await statementFile(context, statement, format))
}

/** The file of a statement that the caller may see. */
export async function statementFile(
  { db, config }: Pick<Context, 'db' | 'config'>,
  statement: Statement,
  format: 'pdf' | 'csv',
): Promise<File> {
  const { id } = statement
  const [entries, taxes] = [await selectEntries(db, id), await selectTaxes(db, id)]
  const orders = await orderNumbers(
    db,
    entries.map(({ orderId }) => orderId),
  )
  const name = `${statementNumber(statement)}.${format}`
  const whole = { statement, entries, taxes, orders }
  if (format === 'csv') return { name, bytes: sheetCsv(sheetOf(whole)) }
  // Imported on first use: the PDF library is large.
  const { statementPdf } = await import('./statement-pdf.ts')
  return {
    name,
    bytes: await statementPdf(paperOf(whole), {
      brand: config.BRAND_NAME,
      drawnUp: formatIstDate(statement.closedAt),
    }),
  }
}

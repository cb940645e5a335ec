import type { Query } from '@upchar/contract/schema/endpoints'
import { formatIstDateTime } from '@upchar/kernel/dates'
import { RECALL_NOTICE_STATE_WORDS } from '@upchar/kernel/recalls'
import { ok, type Result } from '@upchar/kernel/result'
import { findRecall, recallUnknown, selectNotices } from '../../modules/recalls/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { sheetCsv } from '../../platform/text/sheet-csv.ts'
import { notReachedWords } from './report-lines.ts'

/** Buyers of a file: more are cut off, and its last line says so. */
const mostBuyers = 10_000

const headings = [
  'buyer',
  'phone',
  'email',
  'orders',
  'state',
  'why not reached',
  'last mail (India)',
  'reminders',
  'acknowledged (India)',
  'noted by',
]
const time = (at: Date | null): string => (at === null ? '' : formatIstDateTime(at))

type Row = Awaited<ReturnType<typeof selectNotices>>[number]
const rowOf = (row: Row): (string | number)[] => [
  row.buyer,
  row.phone,
  row.email,
  row.orders.map(({ number }) => number).join(' '),
  RECALL_NOTICE_STATE_WORDS[row.state],
  notReachedWords(row),
  time(row.mailedAt),
  row.reminders,
  time(row.acknowledgedAt),
  row.acknowledgedBy?.name ?? '',
]

type Unknown = Extract<ReturnType<typeof recallUnknown>, { ok: false }>['error']

/** The buyers of a recall as a file, to call them and for the authority (OPS-05); the audit log says who took it. */
export async function exportRecallNotices(
  { db, config, clock }: Context,
  staffId: string,
  id: number,
  { state }: Query<'staffExportRecallNotices'>,
): Promise<Result<{ name: string; bytes: string }, Unknown>> {
  if ((await findRecall(db, id)) === undefined) return recallUnknown()
  const smtp = config.SMTP_URL !== undefined
  const found = await selectNotices(db, id, { smtp, state, limit: mostBuyers + 1, offset: 0 })
  const rows = found.slice(0, mostBuyers)
  await inTransaction(db, (tx) =>
    recordAudit(tx, {
      by: staffId,
      action: 'recall.buyers_file',
      subject: { kind: 'recall', id: String(id) },
      after: { ...(state !== undefined && { state }), buyers: rows.length },
      at: clock.now(),
    }),
  )
  const cut = `Only the first ${mostBuyers} buyers are in this file. Narrow it by state for the others.`
  const lines = [headings, ...rows.map(rowOf), ...(found.length > mostBuyers ? [[cut]] : [])]
  return ok({ name: `recall-${id}-buyers.csv`, bytes: sheetCsv(lines) })
}

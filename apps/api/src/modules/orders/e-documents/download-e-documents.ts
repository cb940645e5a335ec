import type { Query } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { reportNotReady, reportUnknown } from '../errors.ts'
import { selectBillsToReport, selectInvoicesToReport } from '../store/e-document-list.ts'
import { bulkUpload } from './make-ewb-01.ts'

type Refused = Refusal & { code: 'report_unknown' | 'report_not_ready' }
type JsonFile = { name: string; bytes: string }

/** What the portal would refuse, or has already; undefined: nothing. */
function problemOf(
  found: readonly { number: string; problem: string | null; state: string }[],
  ids: readonly string[] | undefined,
) {
  if (ids !== undefined && found.length < new Set(ids).size) return reportUnknown()
  if (found.length === 0) return reportNotReady('Nothing waits that can be reported.')
  const done = found.find(({ state }) => state !== 'waiting')
  if (done !== undefined) return reportNotReady(`${done.number} doesn’t wait any more.`)
  const wrong = found.find(({ problem }) => problem !== null)
  return wrong === undefined
    ? undefined
    : reportNotReady(`The portal would refuse ${wrong.number}: ${wrong.problem ?? ''}`)
}

/** What waits for its report, as the file that the portal takes. Names and addresses leave the shop, so it is audited. */
export async function downloadEDocuments(
  context: Context,
  staffId: string,
  { kind, ids }: Query<'staffDownloadEDocuments'>,
): Promise<Result<JsonFile, Refused>> {
  const at = context.clock.now()
  let content: unknown
  let numbers: string[]
  if (kind === 'e_invoice') {
    const found = await selectInvoicesToReport(context.db, ids ?? null)
    const problem = problemOf(found, ids)
    if (problem !== undefined) return problem
    content = found.map(({ payload }) => payload)
    numbers = found.map(({ number }) => number)
  } else {
    const found = await selectBillsToReport(context.db, ids ?? null)
    const problem = problemOf(found, ids)
    if (problem !== undefined) return problem
    const unready = found.find(
      ({ transport }) => transport.transporterId === '' && transport.vehicle === '',
    )
    if (unready !== undefined)
      return reportNotReady(`Enter the transporter or the vehicle of ${unready.number} first.`)
    content = bulkUpload(found)
    numbers = found.map(({ number }) => number)
  }
  await inTransaction(context.db, (tx) =>
    recordAudit(tx, {
      by: staffId,
      action: 'e_documents.download',
      subject: { kind: 'order_list', id: kind },
      after: { documents: numbers.join(', ') },
      at,
    }),
  )
  return ok({
    name: `${kind === 'e_invoice' ? 'inv-01' : 'ewb-01'}-${istDate(at)}.json`,
    bytes: JSON.stringify(content, null, 1),
  })
}

import { formatIstDate } from '@upchar/kernel/dates'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { bookGateway } from '../ledger/index.ts'
import { markSettled, returnDisputed } from '../payments/index.ts'
import { moveOf } from './book-settlement.ts'
import { matchLines, nothingBefore, type MatchedLine } from './match-lines.ts'
import type { Report } from './read-report.ts'
import { selectKnown } from './store/known.ts'
import { insertSettlement } from './store/record.ts'

/** What recording a report would find; `before`: after the reports of its file that were matched with it. */
export const matchReport = async (
  handle: Handle,
  { settlement, lines }: Report,
  before = nothingBefore(),
): Promise<MatchedLine[]> => matchLines(settlement, lines, await selectKnown(handle, lines), before)

/** Keeps a settlement with its lines and books it. The caller holds `lockSettlements` and knows that it isn't recorded. */
export async function recordSettlement(
  tx: Transaction,
  { settlement }: Report,
  lines: readonly MatchedLine[],
  { file, at }: { file: { name: string; by: string } | null; at: Date },
): Promise<void> {
  await insertSettlement(tx, { ...settlement, file, recordedAt: at }, lines)
  const matched = lines.filter(({ outcome }) => outcome === 'matched')
  await markSettled(tx, settlement.id, {
    payments: matched.flatMap(({ paymentId }) => paymentId ?? []),
    refunds: matched.flatMap(({ refundId }) => refundId ?? []),
  })
  const back = matched.filter(({ netPaise }) => netPaise > 0)
  await returnDisputed(
    tx,
    back.flatMap(({ disputeId }) => disputeId ?? []),
    at,
  )
  await bookGateway(
    tx,
    {
      kind: 'settle',
      key: `settlement:${settlement.id}`,
      reason: `Settled by the gateway on ${formatIstDate(settlement.at)}`,
      at,
    },
    moveOf(lines),
  )
}

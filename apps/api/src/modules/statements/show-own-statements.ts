import type { Answer, Query } from '@upchar/contract/schema/endpoints'
import { ok, type Result } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { Handle } from '../../platform/db/database.ts'
import { counted, rowsOf } from '../../platform/db/paging.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { SellerCaller } from '../../platform/identity/identity.ts'
import { orderNumbers } from '../orders/index.ts'
import { statementUnknown } from './errors.ts'
import { statementFile } from './export-statement.ts'
import { findPayout } from './payout/store.ts'
import {
  countStatements,
  findStatement,
  selectEntries,
  selectStatements,
  selectTaxes,
  type Statement,
} from './store/statements.ts'
import { entryView, statementNumber, taxView, totalsView } from './view.ts'

type Unknown = ReturnType<typeof statementUnknown>['error']

/** A statement of the calling member's seller; one of another seller is unknown (APP-01). */
async function findOwn(
  handle: Handle,
  { sellerId }: SellerCaller,
  id: string,
): Promise<Result<Statement, Unknown>> {
  const found = await findStatement(handle, id)
  return found?.sellerId === sellerId ? ok(found) : statementUnknown()
}

/** Without the members of staff, who are none of the seller's business. */
const ownView = (row: Statement): Answer<'sellerListStatements'>['statements'][number] => ({
  id: row.id,
  number: statementNumber(row),
  from: row.fromDay,
  until: row.untilDay,
  documents: row.documents,
  ...totalsView(row),
  closed_at: row.closedAt.toISOString(),
  is_disputed: row.disputedAt !== null,
  note: row.disputeNote,
  payout_state: row.payoutState,
})

/** The seller's own statements, newest first. */
export async function listOwnStatements(
  { db }: Context,
  { sellerId }: SellerCaller,
  page: Query<'sellerListStatements'>,
): Promise<HandlerResult<'sellerListStatements'>> {
  const filter = { seller: sellerId, state: 'all' as const }
  const [rows, count] = [
    await selectStatements(db, { ...filter, ...rowsOf(page) }),
    await countStatements(db, filter),
  ]
  return ok({ success: true, statements: rows.map(ownView), ...counted(count) })
}

/** One of them with its documents, taxes and payout. */
export async function showOwnStatement(
  { db }: Context,
  seller: SellerCaller,
  id: string,
): Promise<HandlerResult<'sellerGetStatement'>> {
  const found = await findOwn(db, seller, id)
  if (!found.ok) return found
  const [entries, taxes, payout] = [
    await selectEntries(db, id),
    await selectTaxes(db, id),
    await findPayout(db, id),
  ]
  const numbers = await orderNumbers(
    db,
    entries.map(({ orderId }) => orderId),
  )
  const isPaid = payout?.state === 'paid'
  return ok({
    success: true,
    statement: ownView(found.value),
    payout: {
      paid_at: (isPaid ? payout.paidAt : null)?.toISOString() ?? null,
      bank_reference: isPaid ? payout.bankReference : '',
      split_reference: isPaid ? payout.splitReference : '',
    },
    entries: entries.map((entry) => entryView(entry, numbers)),
    taxes: taxes.map(taxView),
  })
}

/** One of them as a file. */
export async function exportOwnStatement(
  context: Context,
  seller: SellerCaller,
  id: string,
  { format }: Query<'sellerExportStatement'>,
): Promise<Result<Awaited<ReturnType<typeof statementFile>>, Unknown>> {
  const found = await findOwn(context.db, seller, id)
  return found.ok ? ok(await statementFile(context, found.value, format)) : found
}

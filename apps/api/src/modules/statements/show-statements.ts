import type { Query } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { ok } from '@upchar/kernel/result'
import { lastCycleDay } from '@upchar/kernel/seller-statements'
import type { Context } from '../../platform/context.ts'
import { counted, rowsOf } from '../../platform/db/paging.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { orderNumbers } from '../orders/index.ts'
import { settledSellers } from './close-statement.ts'
import { statementUnknown } from './errors.ts'
import { bankFilesView } from './payout/bank-file.ts'
import { payoutView } from './payout/view.ts'
import { selectFailures } from './store/failures.ts'
import {
  countStatements,
  findStatement,
  selectEntries,
  selectStatements,
  selectTaxes,
} from './store/statements.ts'
import { entryView, statementViews, taxView } from './view.ts'

/** Statements of sellers, newest first. */
export async function listStatements(
  { db, clock, config }: Context,
  { seller, state, ...page }: Query<'staffListStatements'>,
): Promise<HandlerResult<'staffListStatements'>> {
  const filter = { seller, state }
  const [rows, count, sellers, failures] = [
    await selectStatements(db, { ...filter, ...rowsOf(page) }),
    await countStatements(db, filter),
    await settledSellers(db, config),
    await selectFailures(db),
  ]
  return ok({
    success: true,
    statements: await statementViews(db, rows),
    sellers: sellers.map(({ id, name }) => ({ id, name })),
    ...(await bankFilesView(db)),
    not_closed: failures.map((one) => ({
      seller: { id: one.sellerId, name: one.sellerName },
      until: one.untilDay,
      reason: one.reason,
      at: one.failedAt.toISOString(),
    })),
    cycle_day: lastCycleDay(istDate(clock.now())),
    ...counted(count),
  })
}

/** A statement with every document and tax in it. */
export async function showStatement(
  { db, config, clock }: Context,
  id: string,
): Promise<HandlerResult<'staffGetStatement'>> {
  const found = await findStatement(db, id)
  if (found === undefined) return statementUnknown()
  const [statement] = await statementViews(db, [found])
  const [entries, taxes] = [await selectEntries(db, id), await selectTaxes(db, id)]
  const numbers = await orderNumbers(
    db,
    entries.map(({ orderId }) => orderId),
  )
  if (statement === undefined) throw new Error('a statement has no view')
  return ok({
    success: true,
    statement,
    payout: await payoutView({ db, config, now: clock.now() }, found),
    entries: entries.map((entry) => entryView(entry, numbers)),
    taxes: taxes.map(taxView),
  })
}

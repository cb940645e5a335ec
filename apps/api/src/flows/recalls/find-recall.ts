import type { Params, Query } from '@upchar/contract/schema/endpoints'
import { NO_BATCH } from '@upchar/kernel/batches'
import { ok } from '@upchar/kernel/result'
import {
  batchMissing,
  countRecalls,
  findRecall,
  foundView,
  orderView,
  recallUnknown,
  recallView,
  selectFound,
  selectGoods,
  selectRecalls,
  selectSoldOrders,
  skuUnknown,
  type RecalledScope,
  type RecallRow,
} from '../../modules/recalls/index.ts'
import { aloneFrom } from '../../modules/staff/index.ts'
import type { Context } from '../../platform/context.ts'
import { counted, rowsOf, type Page } from '../../platform/db/paging.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'

/** Numbers as they are compared: scanned or typed, in capitals, each once. */
const inCapitals = (texts: readonly string[]): string[] => [
  ...new Set(texts.map((text) => text.trim().toUpperCase()).filter((text) => text !== '')),
]

/** A batch as it is compared. The name of the lot of goods that came without one is nobody's batch. */
const batchAsked = (text: string): string => {
  const [batch = ''] = inCapitals([text])
  return batch === NO_BATCH ? '' : batch
}

/** Which pieces a recall names; undefined: none. */
export function piecesAsked(asked: {
  pieces: 'named' | 'all'
  batch: string
  serials: readonly string[]
}): Pick<RecalledScope, 'batch' | 'serials'> | undefined {
  if (asked.pieces === 'all') return { batch: '', serials: [] }
  const batch = batchAsked(asked.batch)
  const serials = inCapitals(asked.serials)
  return batch === '' && serials.length === 0 ? undefined : { batch, serials }
}

async function ordersOf({ db }: Context, scope: RecalledScope, query: Page) {
  const rows = await selectSoldOrders(db, scope, rowsOf(query))
  return { orders: rows.map(orderView), ...counted(rows[0]?.total ?? 0) }
}

/** What a recall would reach: three statements, however many orders there are. Changes nothing (OPS-05). */
export async function findRecalled(
  context: Context,
  query: Query<'staffFindRecall'>,
): Promise<HandlerResult<'staffFindRecall'>> {
  const named = piecesAsked({ ...query, serials: query.serials.split(',') })
  if (named === undefined) return batchMissing()
  const goods = await selectGoods(context.db, query.sku, query.scope)
  if (goods === undefined) return skuUnknown()
  const scope = { offerIds: goods.offerIds, ...named }
  const [found, orders] = await Promise.all([
    selectFound(context.db, scope, context.clock.now()),
    ordersOf(context, scope, query),
  ])
  const { title, batches } = goods
  return ok({ success: true, title, batches, found: foundView(found), ...orders })
}

/** Who began a recall, which somebody else closes (`aloneFrom`). */
export const begunOf = ({ begunBy, begunAt }: RecallRow) =>
  begunBy && { by: begunBy.id, at: begunAt }

/** A recall with where its goods are now. */
export async function showRecall(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: number,
): Promise<HandlerResult<'staffGetRecall'>> {
  const recall = await findRecall(db, id)
  if (recall === undefined) return recallUnknown()
  const found = await selectFound(db, recall, clock.now())
  const isOpen = recall.closedAt === null && recall.withdrawnAt === null
  const first = isOpen ? begunOf(recall) : null
  const alone = await aloneFrom(db, 'recalls.close', first, clock.now())
  return ok({
    success: true,
    recall: recallView(recall),
    found: foundView(found),
    alone_from: alone?.toISOString() ?? null,
  })
}

export async function listRecalls(
  { db }: Context,
  query: Query<'staffListRecalls'>,
): Promise<HandlerResult<'staffListRecalls'>> {
  const [rows, count] = await Promise.all([selectRecalls(db, rowsOf(query)), countRecalls(db)])
  return ok({ success: true, recalls: rows.map(recallView), ...counted(count) })
}

/** Orders that a recall reaches, by page. */
export async function listRecallOrders(
  context: Context,
  { id }: Params<'staffListRecallOrders'>,
  query: Query<'staffListRecallOrders'>,
): Promise<HandlerResult<'staffListRecallOrders'>> {
  const recall = await findRecall(context.db, id)
  if (recall === undefined) return recallUnknown()
  return ok({ success: true, ...(await ordersOf(context, recall, query)) })
}

import type { Answer } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { paiseToRupees, sumPaise } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { lifeLimits } from '../stock/views.ts'
import { selectAskedFor, selectStockValue, type StockRow } from './store/stock.ts'

type Figures = Answer<'staffGetStockReport'>['total']

/** So many goods that are asked for are named. */
const mostNamed = 50

function figuresOf(rows: readonly StockRow[]): Figures {
  const count = (of: (row: StockRow) => number) => rows.reduce((all, row) => all + of(row), 0)
  const money = (of: (row: StockRow) => number) => paiseToRupees(sumPaise(rows.map(of)))
  const part = (name: 'all' | 'near' | 'ended') => ({
    batches: count((row) => row[name].batches),
    packs: count((row) => row[name].packs),
    value: money((row) => row[name].pricePaise),
  })
  return {
    all: part('all'),
    near: part('near'),
    ended: part('ended'),
    unpriced: count((row) => row.unpriced),
    own_packs: count((row) => row.ownPacks),
    costed_packs: count((row) => row.costedPacks),
    cost: money((row) => row.costPaise),
  }
}

/** What lies in stock now (`at`), at price and at cost: in all and by seller. */
export async function stockAt({ db, config }: Pick<Context, 'db' | 'config'>, at: Date) {
  const { near, good } = lifeLimits(at)
  const limits = { near, good, today: istDate(at), operatorGstin: config.OPERATOR_GSTIN }
  const rows = await selectStockValue(db, limits)
  return {
    near_until: good,
    total: figuresOf(rows),
    sellers: rows.map((row) => ({
      seller_id: row.sellerId,
      name: row.name,
      ...figuresOf([row]),
    })),
  }
}

/** The same, and what is asked for and isn’t there (OPS-08). */
export async function showStockReport(
  context: Context,
): Promise<HandlerResult<'staffGetStockReport'>> {
  const at = context.clock.now()
  const { near } = lifeLimits(at)
  const [stock, asked] = await Promise.all([
    stockAt(context, at),
    selectAskedFor(context.db, { near, limit: mostNamed }),
  ])
  return ok({
    success: true,
    at: at.toISOString(),
    ...stock,
    asked_for: {
      goods: asked[0]?.goods ?? 0,
      asks: asked[0]?.allAsks ?? 0,
      most: asked.map((row) => ({
        product_id: row.groupId,
        sku: row.sku,
        title: row.title,
        option_label: row.optionLabel,
        seller: row.seller,
        asks: row.asks,
      })),
    },
  })
}

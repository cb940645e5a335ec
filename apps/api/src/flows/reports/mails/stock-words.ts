import { formatIstDate } from '@upchar/kernel/dates'
import { plural } from '@upchar/kernel/text'
import type { Context } from '../../../platform/context.ts'
import { showStockReport } from '../stock-report.ts'
import { rupees, type ReportWords } from './words.ts'

/** The totals of the stock report, as the stock stands now. */
export async function stockWords(context: Context): Promise<ReportWords> {
  const {
    total,
    ages,
    near_until: until,
    asked_for: asked,
  } = (await showStockReport(context)).value
  const old = ages.total.at(-1)
  const isEmpty = total.all.packs === 0 && asked.goods === 0
  return {
    isEmpty,
    path: '/console/reports/stock',
    lines: [
      total.all.packs === 0
        ? 'Nothing is in stock.'
        : `${plural(total.all.batches, 'batch', 'batches')} with ${plural(total.all.packs, 'pack')} in stock: ${rupees(total.all.value)} at today’s price.`,
      ...(total.costed_packs === 0
        ? []
        : [`At cost, of the shop’s own goods: ${rupees(total.cost)} without GST.`]),
      ...(total.near.packs + total.ended.packs === 0
        ? []
        : [
            `${rupees(total.near.value)} of it expires before ${formatIstDate(until)}, and ${rupees(total.ended.value)} can’t be sold any more.`,
          ]),
      ...(old === undefined || old.packs === 0
        ? []
        : [
            `${plural(old.packs, 'pack')}, worth ${rupees(old.value)}, came in more than a year ago.`,
          ]),
      asked.goods === 0
        ? 'Nobody waits for goods that are sold out.'
        : `Sold out, and asked for: ${plural(asked.goods, 'product')}, by ${plural(asked.asks, 'request')}.`,
    ],
  }
}

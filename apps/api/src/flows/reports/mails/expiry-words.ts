import { formatIstDate } from '@upchar/kernel/dates'
import { plural } from '@upchar/kernel/text'
import type { Context } from '../../../platform/context.ts'
import { stockAt } from '../stock-report.ts'
import type { ReportWords } from './words.ts'

/** Batches in stock near their expiry and past it, as they stand now. */
export async function expiryWords(context: Context): Promise<ReportWords> {
  const { total, near_until: good } = await stockAt(context, context.clock.now())
  const { near, ended } = total
  return {
    isEmpty: near.batches + ended.batches === 0,
    path:
      near.batches === 0 && ended.batches > 0
        ? '/console/stock?life=ended'
        : '/console/stock?life=near',
    lines: [
      near.batches === 0
        ? `No batch in stock expires before ${formatIstDate(good)}.`
        : `${plural(near.batches, 'batch', 'batches')} with ${plural(near.packs, 'pack')} in stock can still be sold and expire before ${formatIstDate(good)}.`,
      ended.batches === 0
        ? 'No batch in stock is too near its expiry to be sold.'
        : `${plural(ended.batches, 'batch', 'batches')} with ${plural(ended.packs, 'pack')} in stock can’t be sold any more: take them out of the stock.`,
    ],
  }
}

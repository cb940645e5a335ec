import { formatIstDate } from '@upchar/kernel/dates'
import { plural } from '@upchar/kernel/text'
import type { Context } from '../../../platform/context.ts'
import { countLots } from '../../stock/store/count-lots.ts'
import { lifeLimits } from '../../stock/views.ts'
import type { ReportWords } from './words.ts'

/** Batches in stock near their expiry and past it, as they stand now. */
export async function expiryWords({ db, clock }: Context): Promise<ReportWords> {
  const { near, good } = lifeLimits(clock.now())
  const { soon, ended } = await countLots(db, { near, good })
  return {
    isEmpty: soon.batches + ended.batches === 0,
    path:
      soon.batches === 0 && ended.batches > 0
        ? '/console/stock?life=ended'
        : '/console/stock?life=near',
    lines: [
      soon.batches === 0
        ? `No batch in stock expires before ${formatIstDate(good)}.`
        : `${plural(soon.batches, 'batch', 'batches')} with ${plural(soon.packs, 'pack')} in stock can still be sold and expire before ${formatIstDate(good)}.`,
      ended.batches === 0
        ? 'No batch in stock is too near its expiry to be sold.'
        : `${plural(ended.batches, 'batch', 'batches')} with ${plural(ended.packs, 'pack')} in stock can’t be sold any more: take them out of the stock.`,
    ],
  }
}

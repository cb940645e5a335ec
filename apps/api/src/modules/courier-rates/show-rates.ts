import type { Answer } from '@upchar/contract/schema/endpoints'
import { courierKey } from '@upchar/kernel/courier-rates'
import { istDate, type IstDate } from '@upchar/kernel/dates'
import { paiseToRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import { stateByCode } from '@upchar/kernel/states'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { staffNames } from '../staff/index.ts'
import { latestOf } from './rules.ts'
import { selectCourierRates, type StoredCourierRate } from './store.ts'

type View = Answer<'staffListCourierRates'>['rates'][number]

export const revisionOf = (rates: readonly StoredCourierRate[]): string =>
  String(rates.at(-1)?.id ?? 0)

/** A planned line of the same day as a newer one of its place never applies, nor does one that a newer line followed at once. */
function stateOf(
  rates: readonly StoredCourierRate[],
  rate: StoredCourierRate,
  today: IstDate,
): View['state'] {
  if (latestOf(rates, rate, rate.validFrom) !== rate) return 'replaced'
  if (rate.validFrom > today) return 'planned'
  return latestOf(rates, rate, today) === rate ? 'now' : 'past'
}

const placeOf = (code: string | null): View['goes_to'] =>
  code === null ? null : { code, name: stateByCode(code)?.name ?? code }

/** Every line of the rate cards, newest first (OPS-02). */
export async function listRates({
  db,
  clock,
}: Context): Promise<HandlerResult<'staffListCourierRates'>> {
  const rates = await selectCourierRates(db)
  const names = await staffNames(
    db,
    rates.map(({ madeBy }) => madeBy),
  )
  const today = istDate(clock.now())
  const couriers = new Map(rates.map(({ courier }) => [courierKey(courier), courier]))
  return ok({
    success: true,
    today,
    rates: rates
      .map((rate) => ({
        id: rate.id,
        kind: rate.kind,
        courier: rate.courier,
        goes_to: placeOf(rate.stateCode),
        up_to_grams: rate.upToGrams,
        amount: rate.amountPaise === null ? null : paiseToRupees(rate.amountPaise),
        percent: rate.rateBp === null ? null : rate.rateBp / 100,
        divisor: rate.divisor,
        valid_from: rate.validFrom,
        state: stateOf(rates, rate, today),
        source: rate.source,
        made_by: names.get(rate.madeBy) ?? null,
        made_at: rate.madeAt.toISOString(),
      }))
      .toReversed(),
    couriers: [...couriers.values()].toSorted(),
    revision: revisionOf(rates),
  })
}

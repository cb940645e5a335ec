import { createHash } from 'node:crypto'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { istDate, type IstDate } from '@upchar/kernel/dates'
import { paiseToRupees } from '@upchar/kernel/money'
import { ceilingOn } from '@upchar/kernel/price-ceilings'
import { ok } from '@upchar/kernel/result'
import {
  gstTableOf,
  PriceCeilings,
  selectFormulations,
  type Formulation,
} from '../../modules/catalogue/index.ts'
import { staffNames } from '../../modules/staff/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { formulationMissing } from './errors.ts'
import { selectCovered, type CoveredGoods } from './store.ts'

type Listed = Answer<'staffListPriceCeilings'>
type Ceiling = Formulation['ceilings'][number]

/** Changes with every ceiling: rows are only added. */
export const revisionOf = (formulations: readonly Formulation[]): string =>
  String(Math.max(0, ...formulations.flatMap(({ ceilings }) => ceilings.map(({ id }) => id))))

export const goodsRevision = ({ name, goods }: Formulation): string =>
  createHash('sha256')
    .update(JSON.stringify([name, goods]))
    .digest('hex')
    .slice(0, 32)

function stateOf(
  rows: readonly Ceiling[],
  row: Ceiling,
  today: IstDate,
): Listed['formulations'][number]['ceilings'][number]['state'] {
  if (ceilingOn(rows, row.validFrom) !== row) return 'replaced'
  if (row.validFrom > today) return 'planned'
  return ceilingOn(rows, today) === row ? 'now' : 'past'
}

/** The first ceiling, of today or a later day, that the goods are above. */
function aboveFrom(
  goods: CoveredGoods,
  days: readonly IstDate[],
  exceeded: (day: IstDate) => ReturnType<PriceCeilings['exceededBy']>,
): Listed['above'] {
  const from = days.find((day) => exceeded(day) !== undefined)
  const found = from && exceeded(from)
  if (from === undefined || !found) return []
  return [
    {
      sku: goods.sku,
      title: goods.title,
      option_label: goods.optionLabel,
      formulation: found.formulation,
      price: paiseToRupees(goods.pricePaise),
      most: paiseToRupees(found.mostPaise),
      from: found.from,
      source: found.source,
      state: from === days[0] ? 'off_sale' : 'planned',
    },
  ]
}

/** Ceiling prices with the goods above them, in force or planned (OPS-04). */
export async function listCeilings(
  context: Context,
): Promise<HandlerResult<'staffListPriceCeilings'>> {
  const { db, clock } = context
  const today = istDate(clock.now())
  const [formulations, covered, gst] = await Promise.all([
    selectFormulations(db),
    selectCovered(db),
    gstTableOf(context),
  ])
  const names = await staffNames(
    db,
    formulations.flatMap(({ ceilings }) => ceilings.map(({ madeBy }) => madeBy)),
  )
  const table = new PriceCeilings(formulations)
  const planned = formulations
    .flatMap(({ ceilings }) => ceilings.map(({ validFrom }) => validFrom))
    .filter((day) => day > today)
  const days = [today, ...new Set(planned.toSorted())]
  return ok({
    success: true,
    today,
    formulations: formulations.map(({ id, name, unit, ceilings, goods }) => ({
      id,
      name,
      unit,
      goods: Object.keys(goods).length,
      ceilings: ceilings
        .map((row) => ({
          id: row.id,
          price: row.unitPaise === null ? null : paiseToRupees(row.unitPaise),
          valid_from: row.validFrom,
          state: stateOf(ceilings, row, today),
          source: row.source,
          made_by: names.get(row.madeBy) ?? null,
          made_at: new Date(row.madeAt).toISOString(),
        }))
        .toReversed(),
    })),
    above: covered.flatMap((goods) =>
      aboveFrom(goods, days, (day) => table.exceededBy(goods, gst, day)),
    ),
    revision: revisionOf(formulations),
  })
}

/** The SKUs of a formulation, to be changed. */
export async function showCeilingGoods(
  { db }: Context,
  id: number,
): Promise<HandlerResult<'staffGetCeilingGoods'>> {
  const found = (await selectFormulations(db)).find((one) => one.id === id)
  if (found === undefined) return formulationMissing()
  return ok({
    success: true,
    name: found.name,
    unit: found.unit,
    goods: Object.entries(found.goods).map(([sku, thousandths]) => ({
      sku,
      units: thousandths / 1000,
    })),
    revision: goodsRevision(found),
  })
}

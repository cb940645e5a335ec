import type { Answer } from '@upchar/contract/schema/endpoints'
import type { IstDate } from '@upchar/kernel/dates'
import { paiseToRupees } from '@upchar/kernel/money'
import {
  ceilingWords,
  loadPriceCeilings,
  type GstTable,
  type PriceCeilings,
} from '../../modules/catalogue/index.ts'
import { listPriceProblem, loadPriceFloors, type PriceFloors } from '../../modules/pricing/index.ts'
import type { Handle } from '../../platform/db/database.ts'
import { selectGoods, type ListGoods } from './store.ts'

/** A price of a list with its goods, where there are such on sale, and what is wrong. */
export type JudgedRow = {
  sku: string
  pricePaise: number
  goods: ListGoods | undefined
  problem: string | undefined
}

type Rules = { floors: PriceFloors; ceilings: PriceCeilings; gst: GstTable; day: IstDate }

function problemOf(pricePaise: number, goods: ListGoods, rules: Rules): string | undefined {
  const { floors, ceilings, gst, day } = rules
  const exceeded = ceilings.exceededBy({ ...goods, pricePaise }, gst, day)
  return listPriceProblem(pricePaise, goods, {
    lowestPaise: floors.lowest(goods),
    aboveCeiling: exceeded && ceilingWords(exceeded),
  })
}

/** Judges the rows of a list as the goods, floors and ceilings are; ceilings as on the list's first day. */
export async function judgeRows(
  handle: Handle,
  rows: readonly { sku: string; pricePaise: number }[],
  { gst, day, today }: Pick<Rules, 'gst' | 'day'> & { today: IstDate },
): Promise<JudgedRow[]> {
  const skus = rows.map(({ sku }) => sku)
  const found = await selectGoods(handle, skus)
  const rules = {
    floors: await loadPriceFloors(handle, skus, today),
    ceilings: await loadPriceCeilings(handle),
    gst,
    day,
  }
  const seen = new Set<string>()
  return rows.map(({ sku, pricePaise }) => {
    const key = sku.toLowerCase()
    const goods = found.get(key)
    const twice = seen.has(key)
    seen.add(key)
    const problem = twice
      ? `${sku} stands twice`
      : goods === undefined
        ? 'No product on sale has this SKU'
        : problemOf(pricePaise, goods, rules)
    return { sku: goods?.sku ?? sku, pricePaise, goods, problem }
  })
}

export const rowView = ({
  sku,
  pricePaise,
  goods,
  problem,
}: JudgedRow): Answer<'staffGetPriceList'>['rows'][number] => ({
  sku,
  title: goods?.title ?? '',
  option_label: goods?.optionLabel ?? '',
  list_price:
    goods === undefined || goods.pricePaise === 0 ? null : paiseToRupees(goods.pricePaise),
  mrp: goods === undefined || goods.mrpPaise === null ? null : paiseToRupees(goods.mrpPaise),
  price: paiseToRupees(pricePaise),
  problem: problem ?? null,
})

import type { IstDate } from '@upchar/kernel/dates'
import { rateOfValue } from '@upchar/kernel/gst-rates'
import { formatRupees } from '@upchar/kernel/money'
import { ceilingOn, packCeiling } from '@upchar/kernel/price-ceilings'
import type { Handle } from '../../../platform/db/database.ts'
import { memoize } from '../../../platform/db/memoize.ts'
import type { GstTable, TaxedRow } from '../tax/gst-table.ts'
import { selectFormulations, type Formulation } from '../store/ceilings.ts'

/** Goods at a price; `pricePaise` 0: on request. */
export type PricedGoods = TaxedRow & { sku: string; pricePaise: number; packSize: number }

/** The ceiling that a price is above: the highest lawful price of the pack, GST included. */
export type Exceeded = { mostPaise: number; formulation: string; source: string; from: IstDate }

/** The ceiling prices of the goods that have one (OPS-04). */
export class PriceCeilings {
  private readonly bySku: ReadonlyMap<string, { of: Formulation; thousandths: number }>

  constructor(formulations: readonly Formulation[]) {
    this.bySku = new Map(
      formulations.flatMap((of) =>
        Object.entries(of.offers).map(([sku, thousandths]) => [sku, { of, thousandths }] as const),
      ),
    )
  }

  /** The ceiling of a day that the price is above; goods above theirs aren't sold. A price on request is above none. */
  exceededBy(
    goods: PricedGoods,
    gst: Pick<GstTable, 'termsOf'>,
    day: IstDate,
  ): Exceeded | undefined {
    const known = this.bySku.get(goods.sku)
    if (known === undefined) return undefined
    const { pricePaise, packSize } = goods
    const ceiling = ceilingOn(known.of.ceilings, day)
    const terms = gst.termsOf(goods, day)
    if (terms === undefined || ceiling === undefined || ceiling.unitPaise === null) return undefined
    const gstBp = rateOfValue(terms, { grossPaise: pricePaise, pieces: packSize })
    const mostPaise = packCeiling(ceiling.unitPaise, known.thousandths, gstBp)
    return pricePaise > mostPaise
      ? { mostPaise, formulation: known.of.name, source: ceiling.source, from: ceiling.validFrom }
      : undefined
  }
}

/** "₹9.56, the ceiling price of Paracetamol 500 mg tablet with GST (S.O. 1213(E))" */
export const ceilingWords = ({ mostPaise, formulation, source }: Exceeded): string =>
  `${formatRupees(mostPaise)}, the ceiling price of ${formulation} with GST (${source})`

/** The ceilings as they stand now, for work that reads them once. */
export const loadPriceCeilings = async (handle: Handle): Promise<PriceCeilings> =>
  new PriceCeilings(await selectFormulations(handle))

/** The ceilings, cached until the catalogue changes. */
export const priceCeilingsOf = memoize(({ db }) => loadPriceCeilings(db))

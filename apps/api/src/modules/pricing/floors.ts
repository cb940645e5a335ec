import type { IstDate } from '@upchar/kernel/dates'
import { formatRupees, roundHalfUpDiv } from '@upchar/kernel/money'
import type { Handle } from '../../platform/db/database.ts'
import { selectFloorFacts, type FloorFacts } from './store-floors.ts'

type Goods = { sku: string; familyKey: string; mrpPaise: number | null }

/** "at least ₹80, or have a lower price approved at Lowest prices" */
export const leastWords = (lowestPaise: number): string =>
  `at least ${formatRupees(lowestPaise)}, or have a lower price approved at Lowest prices`

export const floorWords = (lowestPaise: number): string => `Enter ${leastWords(lowestPaise)}`

/** The lowest prices that staff may set alone (OPS-04). */
export class PriceFloors {
  private readonly bySku: ReadonlyMap<string, FloorFacts['offers'][number]>
  private readonly byFamily: ReadonlyMap<string, number | null>

  constructor({ offers, families }: FloorFacts) {
    this.bySku = new Map(offers.map((one) => [one.key, one]))
    this.byFamily = new Map(families.map(({ key, mrpBp }) => [key, mrpBp]))
  }

  /**
   * In paise: the offer's own, else its family's share of the MRP, or a lower one that a second person has approved. Of goods that get
   * another family or lose their MRP with the price, the family and the MRP that stand count, too: nobody leaves a floor alone.
   */
  lowest({ sku, familyKey, mrpPaise }: Goods): number | undefined {
    const own = this.bySku.get(sku.toLowerCase())
    const mrp = mrpPaise ?? own?.mrpPaise ?? null
    const share = Math.max(
      this.byFamily.get(familyKey) ?? 0,
      this.byFamily.get(own?.familyKey ?? familyKey) ?? 0,
    )
    const floor =
      own?.floorPaise ?? (share === 0 || mrp === null ? null : roundHalfUpDiv(mrp * share, 10_000))
    return floor === null ? undefined : Math.min(floor, own?.approvedPaise ?? floor)
  }

  /** The lowest price where a new one is below it. What stands can stay, and a price on request is none. */
  crossed({ pricePaise, ...goods }: Goods & { pricePaise: number }): number | undefined {
    const lowest = this.lowest(goods)
    const stands = this.bySku.get(goods.sku.toLowerCase())?.pricePaise === pricePaise
    return lowest === undefined || stands || pricePaise === 0 || pricePaise >= lowest
      ? undefined
      : lowest
  }
}

export const loadPriceFloors = async (
  handle: Handle,
  skus: readonly string[],
  today: IstDate,
): Promise<PriceFloors> => new PriceFloors(await selectFloorFacts(handle, skus, today))

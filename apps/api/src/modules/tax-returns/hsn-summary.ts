import { reportedItems } from '../orders/index.ts'
import { noAmounts, plus, type RatedAmounts, type SupplyDocument } from './model.ts'
import { rateOf, signOf } from './supplies.ts'

export type HsnRow = RatedAmounts & {
  hsn: string
  /** Unit quantity code; `NA` for services. */
  unit: string
  /** Less what came back; services have none. */
  quantity: number
}

/** The code for what isn't counted: services. */
const notCounted = 'NA'

/** Supplies by code, unit and rate (GSTR-1, table 12), credit notes taken off. */
export class HsnSummary {
  private readonly sums = new Map<string, HsnRow>()

  /** A seller's delivery has the code of its goods and adds value to their row, no quantity. */
  add(one: SupplyDocument): void {
    const { document } = one
    const items = reportedItems(
      document,
      one.kind === 'credit_note' ? one.invoiced.lines : document.lines,
    )
    for (const [i, item] of items.entries()) {
      const isGoods = i < document.lines.length
      const goods = items
        .slice(0, document.lines.length)
        .find(({ hsn, gstBp }) => hsn === item.hsn && gstBp === item.gstBp)
      const unit = item.isService ? notCounted : isGoods ? item.unit : (goods?.unit ?? item.unit)
      const gstBp = rateOf(document, item)
      const key = `${item.hsn} ${String(gstBp).padStart(5, '0')} ${unit}`
      const before = this.sums.get(key) ?? { ...noAmounts, hsn: item.hsn, unit, gstBp, quantity: 0 }
      this.sums.set(key, {
        ...before,
        ...plus(before, item, signOf(one)),
        quantity: before.quantity + (isGoods && !item.isService ? signOf(one) * item.quantity : 0),
      })
    }
  }

  /** By code, rate and unit. */
  rows(): HsnRow[] {
    return [...this.sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  }
}

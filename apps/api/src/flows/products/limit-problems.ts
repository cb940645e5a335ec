import type { IstDate } from '@upchar/kernel/dates'
import { rupeesToPaise } from '@upchar/kernel/money'
import { ceilingWords, loadPriceCeilings, type GstTable } from '../../modules/catalogue/index.ts'
import { floorWords, loadPriceFloors } from '../../modules/pricing/index.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { FamilyMatch } from '../catalogue-file/index.ts'
import type { FieldProblem } from './errors.ts'
import type { VariantFacts } from './model.ts'

/** Prices above the ceiling of the law, or below what one member may set alone (OPS-04). */
export async function limitProblems(
  tx: Transaction,
  variants: readonly { variant: VariantFacts; rateBp: number | null }[],
  { family, gst, today }: { family: FamilyMatch | undefined; gst: GstTable; today: IstDate },
): Promise<FieldProblem[]> {
  const ceilings = await loadPriceCeilings(tx)
  const skus = variants.map(({ variant }) => variant.sku)
  const floors = await loadPriceFloors(tx, skus, today)
  return variants.flatMap(
    ({ variant: { sku, hsn, price, mrp, pack_size: packSize }, rateBp }, i) => {
      const pricePaise = price === null ? 0 : rupeesToPaise(price)
      const tax = {
        gstTag: family?.gstTag ?? null,
        statedBp: rateBp,
        statedFrom: rateBp === null ? null : today,
      }
      const exceeded = ceilings.exceededBy({ sku, hsn, ...tax, pricePaise, packSize }, gst, today)
      const lowest = floors.crossed({
        sku,
        familyKey: family?.key ?? '',
        pricePaise,
        mrpPaise: mrp === null ? null : rupeesToPaise(mrp),
      })
      const messages = [
        ...(exceeded === undefined ? [] : [`Enter at most ${ceilingWords(exceeded)}`]),
        ...(lowest === undefined ? [] : [floorWords(lowest)]),
      ]
      return messages.map((message) => ({ field: `variants.${i}.price`, message }))
    },
  )
}

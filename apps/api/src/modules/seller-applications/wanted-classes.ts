import { productClassOf } from '@upchar/kernel/buying-policy'
import type { ProductClass } from '@upchar/kernel/buying-rules'
import { families } from '@upchar/reference/families'

/** The classes of the goods in some categories, as the trade table has them; goods that nobody may sell online need no licence. */
export function wantedClasses(categories: readonly string[]): ProductClass[] {
  const wanted = new Set(categories)
  return [
    ...new Set(
      families.flatMap(({ subCategory, regulatoryClass, homeUse }) =>
        wanted.has(subCategory) ? (productClassOf(regulatoryClass, homeUse ?? false) ?? []) : [],
      ),
    ),
  ]
}

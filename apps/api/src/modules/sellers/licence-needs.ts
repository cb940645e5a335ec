import type { ProductClass } from '@upchar/kernel/buying-rules'
import type { IstDate } from '@upchar/kernel/dates'
import type { SellerLicenceForm } from '@upchar/kernel/seller-licences'
import type { LicenceNeed } from '@upchar/reference/licence-rules'
import type { Handle } from '../../platform/db/database.ts'
import { selectLicenceRules } from './store/reference.ts'

/** What must be proved to sell some classes: any one of the forms does. */
export type LicenceNeedOf = {
  need: LicenceNeed
  classes: ProductClass[]
  forms: SellerLicenceForm[]
}

/** The licences that somebody needs who wants to sell these classes; classes with the same forms share one need. */
export async function licenceNeeds(
  handle: Handle,
  classes: readonly ProductClass[],
  on: IstDate,
): Promise<LicenceNeedOf[]> {
  const rules = (await selectLicenceRules(handle)).filter(
    ({ validFrom, validTo }) => validFrom <= on && (validTo === null || on <= validTo),
  )
  const needs = new Map<string, LicenceNeedOf>()
  for (const productClass of new Set(classes)) {
    const own = rules.filter((rule) => rule.productClass === productClass && rule.need !== 'none')
    for (const need of new Set(own.map((rule) => rule.need))) {
      const forms = own.flatMap((rule) => (rule.need === need ? (rule.form ?? []) : []))
      const known = needs.get(forms.join())
      if (known === undefined) needs.set(forms.join(), { need, classes: [productClass], forms })
      else known.classes.push(productClass)
    }
  }
  return [...needs.values()]
}

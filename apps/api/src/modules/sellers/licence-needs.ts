import type { ProductClass } from '@upchar/kernel/buying-rules'
import type { IstDate } from '@upchar/kernel/dates'
import { isInForce } from '@upchar/kernel/day-rules'
import type { SellerLicenceForm } from '@upchar/kernel/seller-licences'
import type { LicenceNeed, LicenceRule } from '@upchar/reference/licence-rules'
import type { Handle } from '../../platform/db/database.ts'
import { selectLicenceRules } from './store/reference.ts'

/** What must be proved to sell some classes: any one of the forms does. */
export type LicenceNeedOf = {
  need: LicenceNeed
  classes: ProductClass[]
  forms: SellerLicenceForm[]
}

/** The rules of a day. */
export const licenceRulesOn = async (handle: Handle, on: IstDate): Promise<LicenceRule[]> =>
  (await selectLicenceRules(handle)).filter((rule) => isInForce(rule, on))

/** The licences that somebody needs who wants to sell these classes; classes with the same forms share one need. */
export function licenceNeeds(
  rules: readonly LicenceRule[],
  classes: readonly ProductClass[],
): LicenceNeedOf[] {
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

import type { ProductClass } from '@upchar/kernel/buying-rules'
import type { SellerLicenceForm } from '@upchar/kernel/seller-licences'

/** What a seller's licence must prove; a class may need several. `none`: the class needs no licence. */
export type LicenceNeed = 'none' | 'sale' | 'radiation_supplier' | 'ultrasound_supplier'

/** A form that meets a need of a product class. A class without rows in force may not be sold at all. */
export type LicenceRule = {
  productClass: ProductClass
  need: LicenceNeed
  /** Null where the class needs none. */
  form: SellerLicenceForm | null
  /** Whether the form allows sale to somebody who sells again (Drugs Rules 1945, rule 2(g)). */
  resale: boolean
  validFrom: string
  validTo: string | null
  source: string
}

type Rule = Omit<LicenceRule, 'productClass' | 'validTo'>

const drugs = (form: SellerLicenceForm, resale: boolean): Rule => ({
  need: 'sale',
  form,
  resale,
  validFrom: '1945-12-21',
  source: 'Drugs and Cosmetics Act 1940 s.18(c); Drugs Rules 1945 r.59, r.61; domain reference 3.1',
})
const medicines = [drugs('20', false), drugs('20B', true)]
const biologicals = [drugs('21', false), drugs('21B', true)]

const devices: readonly Rule[] = (['MD-42', '20', '21', '20B', '21B'] as const).map((form) => ({
  need: 'sale',
  form,
  resale: true,
  validFrom: '2022-09-30',
  source:
    'Medical Devices Rules 2017 r.87A, G.S.R. 754(E) of 30 September 2022: MD-42, or a licence to sell drugs; domain reference 3.1',
}))
const radiation: Rule = {
  need: 'radiation_supplier',
  form: 'AERB',
  resale: true,
  validFrom: '2004-08-25',
  source: 'Atomic Energy (Radiation Protection) Rules 2004; domain reference 3.1',
}
const ultrasound: Rule = {
  need: 'ultrasound_supplier',
  form: 'PCPNDT',
  resale: true,
  validFrom: '2003-02-14',
  source: 'PC-PNDT Act 1994, Rules 1996 r.3A; domain reference 3.1',
}
const none: Rule = {
  need: 'none',
  form: null,
  resale: true,
  validFrom: '1950-01-26',
  source: 'no licence is needed; domain reference 3.1',
}

/** Schedule X (Forms 20F and 20G) and `BANNED` have no row: they are never sold here. */
const byClass: Readonly<Record<Exclude<ProductClass, 'BANNED'>, readonly Rule[]>> = {
  GEN: [none],
  DEV_A: devices,
  DEV_B_HOME: devices,
  DEV_B_PRO: devices,
  DEV_C: devices,
  DEV_D: devices,
  IVD_HOME: devices,
  IVD_PRO: devices,
  DRUG_GEN: medicines,
  DRUG_H: medicines,
  DRUG_H1: medicines,
  BIO_C: biologicals,
  VET: [...medicines, ...biologicals],
  RADIATION: [...devices, radiation],
  ULTRASOUND: [...devices, ultrasound],
}

/** The rows of licence_rule: which form permits the sale of which product class, since when and by what law. */
export const licenceRules: readonly LicenceRule[] = Object.entries(byClass).flatMap(
  ([productClass, rules]) =>
    rules.map((rule) => ({
      ...rule,
      productClass: productClass as ProductClass,
      validTo: null,
    })),
)

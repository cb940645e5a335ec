import type { IstDate } from '@upchar/kernel/dates'
import type { LicenceRule } from '@upchar/reference/licence-rules'
import type { Handle } from '../../platform/db/database.ts'
import { memoize } from '../../platform/db/memoize.ts'
import { selectLicenceRules } from './store/reference.ts'
import { selectSuspensions } from './store/suspensions.ts'
import { selectLicences, type SellerLicence } from './store/sellers.ts'

type Held = Pick<SellerLicence, 'sellerId' | 'form' | 'validFrom' | 'validUntil' | 'warehouseId'>
/** A licence as invoices name it. */
type LicenceForSale = Held & Pick<SellerLicence, 'number' | 'personInCharge' | 'personRegistration'>
type Rule = Omit<LicenceRule, 'productClass' | 'source'> & { productClass: string }

/** What is to be sold, by whom, on which day in India. `resale`: to a buyer who sells again. */
export type Sale = {
  sellerId: number
  productClass: string
  on: IstDate
  resale?: boolean
  /** Only licences count: for what is ordered already, and to find the licences that a seller lacks. */
  despiteSuspension?: boolean
}

/** The warehouses that a sale may leave from. */
export type SalePremises = 'all' | ReadonlySet<number>

/** The warehouses from which a seller may sell a class, where these aren't all of them. */
export type BoundGoods = { sellerId: number; productClass: string; warehouseIds: number[] }

/** The licences of all sellers and the rules that say what they permit. */
export type SaleLicences = {
  premisesFor(sale: Sale): SalePremises
  /** What sellers with a licence for one warehouse only may sell from where: for statements that read many goods. */
  boundGoods(on: IstDate): BoundGoods[]
  /** Whether staff have stopped the seller's sales (OPS-06). */
  isSuspended(sellerId: number): boolean
  /** The licences under which the sale takes place, from all premises. */
  licencesFor(sale: Sale): LicenceForSale[]
}

const nowhere: ReadonlySet<number> = new Set()

const inForce = (
  { validFrom, validTo }: { validFrom: string | null; validTo: string | null },
  on: IstDate,
): boolean => (validFrom === null || validFrom <= on) && (validTo === null || on <= validTo)

const both = (a: SalePremises, b: SalePremises): SalePremises =>
  a === 'all' ? b : b === 'all' ? a : new Set([...a].filter((id) => b.has(id)))

const rulesOf = (rules: readonly Rule[], { productClass, on }: Sale): Rule[] =>
  rules.filter((rule) => rule.productClass === productClass && inForce(rule, on))

/** The seller's licences in force that meet one of these rules. */
function meeting<H extends Held>(rules: readonly Rule[], held: readonly H[], sale: Sale): H[] {
  const forms = new Set(
    rules.filter((rule) => rule.resale || sale.resale !== true).map((rule) => rule.form),
  )
  return held.filter(
    ({ sellerId, form, validFrom, validUntil }) =>
      sellerId === sale.sellerId &&
      forms.has(form) &&
      inForce({ validFrom, validTo: validUntil }, sale.on),
  )
}

/**
 * Where a seller may sell a class from: everywhere, from the licensed premises, or nowhere. Each need of the class must
 * be met by a licence in force that day; a class without rules is not sold.
 */
export function premisesFor(
  rules: readonly Rule[],
  held: readonly Held[],
  sale: Sale,
): SalePremises {
  const own = rulesOf(rules, sale)
  if (own.length === 0) return nowhere
  let premises: SalePremises = 'all'
  for (const need of new Set(own.map((rule) => rule.need))) {
    if (need === 'none') continue
    const licences = meeting(
      own.filter((rule) => rule.need === need),
      held,
      sale,
    )
    const at: SalePremises = licences.some(({ warehouseId }) => warehouseId === null)
      ? 'all'
      : new Set(licences.flatMap(({ warehouseId }) => warehouseId ?? []))
    premises = both(premises, at)
  }
  return premises
}

/** Whether the sale may take place at all (OPS-06). */
export const maySell = (licences: SaleLicences, sale: Sale): boolean => {
  const premises = licences.premisesFor(sale)
  return premises === 'all' || premises.size > 0
}

export function saleLicences(
  rules: readonly Rule[],
  held: readonly LicenceForSale[],
  suspended: ReadonlySet<number> = new Set(),
): SaleLicences {
  const known = new Map<string, SalePremises>()
  const premisesOf = (sale: Sale): SalePremises => {
    if (sale.despiteSuspension !== true && suspended.has(sale.sellerId)) return nowhere
    const key = `${sale.sellerId} ${sale.productClass} ${sale.on} ${sale.resale === true ? 1 : 0}`
    const found = known.get(key) ?? premisesFor(rules, held, sale)
    known.set(key, found)
    return found
  }
  const boundSellers = new Set([
    ...held.flatMap(({ sellerId, warehouseId }) => (warehouseId === null ? [] : [sellerId])),
    ...suspended,
  ])
  const classes = new Set(rules.map(({ productClass }) => productClass))
  return {
    premisesFor: premisesOf,
    boundGoods: (on) =>
      [...boundSellers].flatMap((sellerId) =>
        [...classes].flatMap((productClass) => {
          const premises = premisesOf({ sellerId, productClass, on })
          return premises === 'all' ? [] : [{ sellerId, productClass, warehouseIds: [...premises] }]
        }),
      ),
    isSuspended: (sellerId) => suspended.has(sellerId),
    licencesFor: (sale) => meeting(rulesOf(rules, sale), held, sale),
  }
}

/** Reads them now, for jobs and for staff. */
export async function loadSaleLicences(handle: Handle): Promise<SaleLicences> {
  const [rules, held, suspensions] = await Promise.all([
    selectLicenceRules(handle),
    selectLicences(handle),
    selectSuspensions(handle),
  ])
  return saleLicences(rules, held, new Set(suspensions.map(({ sellerId }) => sellerId)))
}

/** The same from memory; changes by staff show within seconds. */
export const saleLicencesOf = memoize(({ db }) => loadSaleLicences(db))

import type { Buyer } from '@upchar/kernel/buying-policy'
import type { BuyingPolicyRow } from '@upchar/kernel/buying-rules'
import { BUSINESS_TYPES } from '@upchar/kernel/business-types'
import { istDate, type IstDate } from '@upchar/kernel/dates'
import type { Context } from '../../platform/context.ts'
import type { Handle } from '../../platform/db/database.ts'
import { memoize } from '../../platform/db/memoize.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import {
  guestBuyer,
  gstTableOf,
  optionNames,
  policyRows,
  priceCeilingsOf,
  type GstTable,
  type PriceCeilings,
} from '../catalogue/index.ts'
import { buyerOf } from '../kyc/index.ts'
import { PriceLists, priceListsOf } from '../pricing/index.ts'
import { saleLicencesOf, type SaleLicences, type SalePremises } from '../sellers/index.ts'
import type { PriceTerms } from './model.ts'
import { selectPolicy } from './store/read.ts'

/** The buyer, and the rules of buying and tax that apply. */
export type Rights = {
  buyer: Buyer
  policy: readonly BuyingPolicyRow[]
  /** What the sellers may sell. */
  licences: SaleLicences
  /** Goods without a GST rate aren't sold. */
  gst: GstTable
  /** Goods above their ceiling price aren't sold. */
  ceilings: PriceCeilings
  /** The prices of buyers by business type. */
  priceLists: PriceLists
  /** What the variants of a family differ by, such as "Size". */
  optionName: (family: string) => string
  /** Today in India. */
  on: IstDate
}

/** For who reads a cart without its prices. */
export const anybodysPrices = (at: Date): PriceTerms => ({
  buyer: guestBuyer,
  priceLists: new PriceLists([]),
  at,
})

const policyOf = memoize(async ({ db }) => policyRows(await selectPolicy(db)))

/** Buys to sell again: a wholesale licence is needed to sell medicines to them (Drugs Rules 1945, rule 2(g)). */
const reseller = BUSINESS_TYPES.find(({ key }) => key === 'reseller')?.id

type Sold = { sellerId: number; productClass: string }

/** The warehouses from which the seller may sell the class to this buyer today. */
export const premisesOf = ({ sellerId, productClass }: Sold, rights: Rights): SalePremises =>
  rights.licences.premisesFor({
    sellerId,
    productClass,
    on: rights.on,
    resale: rights.buyer.businessTypeId === reseller,
  })

/** Whether the seller may sell the class to this buyer today. */
export function isLicensed(sold: Sold, rights: Rights): boolean {
  const premises = premisesOf(sold, rights)
  return premises === 'all' || premises.size > 0
}

/** What the shopper may buy today: cached policy, and a customer's current KYC and licences. */
export async function rightsOf(
  context: Context,
  handle: Handle,
  shopper: Shopper,
): Promise<Rights> {
  const [policy, licences, gst, ceilings, priceLists, optionName, buyer] = await Promise.all([
    policyOf(context),
    saleLicencesOf(context),
    gstTableOf(context),
    priceCeilingsOf(context),
    priceListsOf(context),
    optionNames(context),
    shopper.kind === 'guest' ? guestBuyer : buyerOf(context, handle, shopper.id),
  ])
  const on = istDate(context.clock.now())
  return { buyer, policy, licences, gst, ceilings, priceLists, optionName, on }
}

import type { Answer } from '@upchar/contract/schema/endpoints'
import { isLoss, marginOf, type Margin } from '@upchar/kernel/margins'
import { paiseToRupees } from '@upchar/kernel/money'
import type { GstTerms } from '@upchar/kernel/gst-rates'
import type { IstDate } from '@upchar/kernel/dates'
import { gstTableOf, type GstTable } from '../../modules/catalogue/index.ts'
import { ruleFor, selectFeeRules, type FeeRule } from '../../modules/seller-fees/index.ts'
import type { Context } from '../../platform/context.ts'
import type { CostedOffer } from './store.ts'

/** What margins of a day are reckoned with. */
export class Margins {
  private readonly gst: GstTable
  private readonly fees: readonly FeeRule[]
  private readonly operatorGstin: string
  private readonly day: IstDate

  constructor(gst: GstTable, fees: readonly FeeRule[], operatorGstin: string, day: IstDate) {
    this.gst = gst
    this.fees = fees
    this.operatorGstin = operatorGstin
    this.day = day
  }

  termsOf(offer: CostedOffer): GstTerms | undefined {
    return this.gst.termsOf(offer, this.day)
  }

  /** Null: the shop sells its own goods, and charges itself nothing. */
  commissionBp({ gstin, sellerId, familyKey }: CostedOffer): number | null {
    if (gstin === this.operatorGstin) return null
    return ruleFor(this.fees, 'commission', { sellerId, familyKey }, this.day)?.rateBp ?? 0
  }

  /** Undefined: the price is on request, or the goods have no GST rate and aren't sold. */
  of(offer: CostedOffer): Margin | undefined {
    const terms = this.termsOf(offer)
    if (terms === undefined) return undefined
    const { pricePaise, packSize, costPaise } = offer
    return marginOf({
      pricePaise,
      packSize,
      terms,
      commissionBp: this.commissionBp(offer),
      costPaise,
    })
  }
}

export async function loadMargins(context: Context, day: IstDate): Promise<Margins> {
  const [gst, fees] = await Promise.all([gstTableOf(context), selectFeeRules(context.db)])
  return new Margins(gst, fees, context.config.OPERATOR_GSTIN, day)
}

const rupees = (paise: number | null | undefined) =>
  paise === null || paise === undefined ? null : paiseToRupees(paise)

export type CostView = Answer<'staffListCosts'>['offers'][number]

export function costView(margins: Margins, offer: CostedOffer): CostView {
  const margin = margins.of(offer)
  return {
    sku: offer.sku,
    title: offer.title,
    option_label: offer.optionLabel,
    seller: offer.seller,
    is_own: margins.commissionBp(offer) === null,
    price: offer.pricePaise === 0 ? null : paiseToRupees(offer.pricePaise),
    net: rupees(margin?.netPaise),
    commission: rupees(margin?.commissionPaise),
    cost: rupees(offer.costPaise),
    cost_from: offer.costFrom,
    next:
      offer.nextFrom === null
        ? null
        : { cost: rupees(offer.nextPaise), valid_from: offer.nextFrom },
    margin: rupees(margin?.marginPaise),
    margin_bp: margin?.marginBp ?? null,
    seller_keeps: rupees(margin?.sellerKeepsPaise),
    is_loss: margin !== undefined && isLoss(margin),
  }
}

import type { Snapshot } from '../snapshot.ts'

type Dated = { validFrom: string | null; validTo: string | null }
export type GstRow = Dated & {
  hsnPrefix: string
  tag: string | null
  maxPiece: string | null
  rateBp: number
}
export type ChargeRow = Dated & {
  kind: string
  basis: string
  amount: string
  percentBp: number | null
  atMost: string | null
  freeFrom: string | null
}
export type PointsRow = Dated & {
  earnBp: number
  earnMost: string
  spendBp: number
  spendMost: string
}
export type ReferralRow = Dated & {
  offBp: number
  offMost: string
  rewardBp: number
  rewardMost: string
  minimum: string
}
export type LicenceRule = Dated & { productClass: string; need: string; form: string | null }
export type SellerLicence = Dated & { sellerId: number; form: string; warehouseId: number | null }
export type GuestRule = Dated & { productClass: string; requirement: string }

/** A price with other goods: 0 for a free gift. `packs` of `withOffer`, or goods for `value` paise, for each pack. */
export type GiftRule = {
  id: string
  offer: string
  price: string
  perOrder: number
  withOffer: string | null
  packs: string | null
  value: string | null
}

/** The dated tables that decide what an order of a day had to say. */
export type Reference = {
  gst: GstRow[]
  charges: ChargeRow[]
  points: PointsRow[]
  referrals: ReferralRow[]
  licenceRules: LicenceRule[]
  licences: SellerLicence[]
  guests: GuestRule[]
  gifts: GiftRule[]
}

const dated = `valid_from::text as "validFrom", valid_to::text as "validTo"`

export async function readReference({ rows }: Snapshot): Promise<Reference> {
  return {
    gst: await rows<GstRow>(
      `select hsn_prefix as "hsnPrefix", tag, max_piece_paise::text as "maxPiece", rate_bp as "rateBp", ${dated} from gst_rate`,
    ),
    charges: await rows<ChargeRow>(
      `select kind, basis, amount_paise::text as amount, percent_bp as "percentBp", at_most_paise::text as "atMost",
         free_from_paise::text as "freeFrom", ${dated} from charge_rule`,
    ),
    points: await rows<PointsRow>(
      `select earn_bp as "earnBp", earn_most_paise::text as "earnMost", spend_bp as "spendBp",
         spend_most_paise::text as "spendMost", ${dated} from points_rule`,
    ),
    referrals: await rows<ReferralRow>(
      `select off_bp as "offBp", off_most_paise::text as "offMost", reward_bp as "rewardBp",
         reward_most_paise::text as "rewardMost", minimum_paise::text as minimum, ${dated} from referral_rule`,
    ),
    licenceRules: await rows<LicenceRule>(
      `select product_class as "productClass", need, form, ${dated} from licence_rule`,
    ),
    licences: await rows<SellerLicence>(
      `select seller_id as "sellerId", form, warehouse_id as "warehouseId", valid_from::text as "validFrom",
         valid_until::text as "validTo" from seller_licence`,
    ),
    guests: await rows<GuestRule>(
      `select product_class as "productClass", requirement, ${dated} from buying_policy where business_type_id = 0`,
    ),
    gifts: await rows<GiftRule>(
      `select id::text, offer_id::text as offer, price_paise::text as price, per_order as "perOrder",
         condition->>'offerId' as "withOffer", condition->>'packs' as packs, condition->>'paise' as value
       from deal where condition is not null`,
    ),
  }
}

export const inForce = ({ validFrom, validTo }: Dated, day: string): boolean =>
  (validFrom === null || validFrom <= day) && (validTo === null || day <= validTo)

const dayMs = 86_400_000

/**
 * The same for rows that staff replace in the middle of a day: their last day is then the day before, but an order of
 * that morning followed them.
 */
export function wasInForce(row: Dated, day: string): boolean {
  const yesterday = new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10)
  return (
    (row.validFrom === null || row.validFrom <= day) &&
    (row.validTo === null || yesterday <= row.validTo)
  )
}

import { z } from 'zod'
import { SELLER_FEE_KINDS } from '@upchar/kernel/seller-fees'
import { rupees, setRupees } from './common.ts'
import { endpoint } from './endpoint.ts'
import { changedMeanwhile, staffLine, staffRefusals, staffText, who } from './staff.ts'

const kind = z.enum(SELLER_FEE_KINDS)
const seller = z.object({ id: z.int(), name: z.string() })
const family = z.object({ key: z.string(), name: z.string() })

const rule = z
  .object({
    id: z.int(),
    kind,
    /** null: every seller; every family. */
    seller: seller.nullable(),
    family: family.nullable(),
    /** Both null: from that day a less specific rule decides. */
    percent: z.number().nullable(),
    amount: rupees.nullable(),
    section: z.string(),
    valid_from: z.iso.date(),
    /** `replaced`: a newer rule of the same day took its place before it applied. */
    state: z.enum(['now', 'planned', 'past', 'replaced']),
    source: z.string(),
    /** null: a release. */
    made_by: who.nullable(),
    made_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'SellerFeeRule' })

const wanted = z.object({
  kind,
  seller_id: z.int32().nullable(),
  family_key: z.string().max(120).nullable(),
  /** Percent of the taxable value, of the fees, or of the sales. Null with `amount` null: the rule of this target ends. */
  percent: z.number().min(0).max(100).multipleOf(0.01).nullable(),
  /** Rupees of a parcel without GST; of TDS what individuals may sell in a financial year without it. */
  amount: setRupees.min(0).max(100_000_000).nullable(),
  /** The provision that TDS is deducted by; else empty. */
  section: staffLine(60),
  valid_from: z.iso.date(),
})

const invalid = {
  code: 'seller_fee_invalid',
  status: 400,
  means: 'The day, the seller, the family or the value doesn’t fit this kind of rule',
} as const

export const staffListSellerFees = endpoint({
  summary: 'Commission, closing fee and the taxes on sellers, dated, newest first (OPS-06)',
  tag: 'staff shop',
  answer: z.object({
    success: z.literal(true),
    today: z.iso.date(),
    rules: z.array(rule),
    sellers: z.array(seller),
    families: z.array(family),
    revision: z.string(),
  }),
  refusals: staffRefusals,
})

export const staffPreviewSellerFee = endpoint({
  summary: 'What a rule would have changed of the sales of the last days; changes nothing',
  tag: 'staff shop',
  body: wanted,
  answer: z.object({
    success: z.literal(true),
    days: z.int(),
    /** What it is reckoned on, in rupees; of a closing fee, parcels. */
    base: z.number(),
    before: rupees,
    after: rupees,
  }),
  refusals: [...staffRefusals, invalid],
})

export const staffSetSellerFee = endpoint({
  summary:
    'Sets a rule from a day on, tomorrow at the earliest; what was sold before keeps its own',
  tag: 'staff shop',
  body: wanted.extend({
    source: staffText(300).min(3, 'Say why, for whoever asks later'),
    seen_revision: z.string().max(20),
  }),
  answer: z.object({ success: z.literal(true) }),
  refusals: [
    ...staffRefusals,
    changedMeanwhile,
    invalid,
    { code: 'seller_fee_same', status: 409, means: 'The rule of that day says it already' },
  ],
})

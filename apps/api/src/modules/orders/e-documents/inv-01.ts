import { z } from 'zod'

/*
 * Schema 1.1 of FORM GST INV-01 as the portal publishes it: names, lengths, patterns and codes of the fields that a marketplace fills
 * (domain reference 1.8). Amounts are rupees.
 */

/** Neither quotation marks nor backslashes. */
const text = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .regex(/^[^"\\]*$/, 'has a quotation mark or a backslash')

const gstin = z.string().regex(/^[0-9]{2}[0-9A-Z]{13}$/, 'is no GSTIN')
const stateCode = z.string().regex(/^[0-9]{1,2}$/, 'is no state code')
const pin = z.int().min(100_000).max(999_999)
const day = z.string().regex(/^[0-3][0-9]\/[0-1][0-9]\/20[1-9][0-9]$/, 'is no day dd/mm/yyyy')
const number = z
  .string()
  .regex(
    /^[A-Z1-9][A-Z0-9/-]{0,15}$/,
    'needs at most 16 capital letters, digits, / or -, and can’t begin with 0, / or -',
  )

/** Decimals that the portal keeps; a fraction of a paisa is a fault of ours. */
const decimal = (digits: number, most: number) =>
  z
    .number()
    .min(0)
    .max(most)
    .refine((value) => Number(value.toFixed(digits)) === value, `has more than ${digits} decimals`)
const amount = decimal(2, 999_999_999_999.99)
const total = decimal(2, 9_999_999_999_999.99)

/** Unit quantity codes of the GST system. */
export const UNIT_CODES = [
  'BAG BAL BDL BKL BOU BOX BTL BUN CAN CBM CCM CMS CTN DOZ DRM GGK GMS GRS GYD KGS KLR KME LTR MLT MTR',
  'MTS NOS OTH PAC PCS PRS QTL ROL SET SQF SQM SQY TBS TGM THD TON TUB UGS UNT YDS',
].flatMap((line) => line.split(' '))
const unit = z.string().refine((code) => UNIT_CODES.includes(code), 'is no unit quantity code')

const hsn = z
  .string()
  .regex(/^(?!0+$)([0-9]{4}|[0-9]{6}|[0-9]{8})$/, 'needs 4, 6 or 8 digits of HSN')

const party = z.strictObject({
  Gstin: gstin,
  LglNm: text(3, 100),
  TrdNm: text(3, 100).optional(),
  Addr1: text(1, 100),
  Addr2: text(3, 100).optional(),
  Loc: text(3, 50),
  Pin: pin,
  Stcd: stateCode,
  Ph: z
    .string()
    .regex(/^[0-9]{6,12}$/)
    .optional(),
})

const item = z.strictObject({
  SlNo: z.string().regex(/^[0-9]{1,6}$/),
  PrdDesc: text(3, 300),
  IsServc: z.enum(['Y', 'N']),
  HsnCd: hsn,
  Qty: decimal(3, 9_999_999_999.999),
  Unit: unit,
  UnitPrice: decimal(3, 999_999_999_999.999),
  TotAmt: amount,
  Discount: amount,
  AssAmt: amount,
  GstRt: decimal(3, 100),
  IgstAmt: amount,
  CgstAmt: amount,
  SgstAmt: amount,
  TotItemVal: amount,
  BchDtls: z.strictObject({ Nm: text(3, 20), ExpDt: day.optional() }).optional(),
  AttribDtls: z.array(z.strictObject({ Nm: text(1, 100), Val: text(1, 100) })).optional(),
})

export const inv01 = z.strictObject({
  Version: z.literal('1.1'),
  TranDtls: z.strictObject({
    TaxSch: z.literal('GST'),
    SupTyp: z.enum(['B2B', 'SEZWP', 'SEZWOP', 'EXPWP', 'EXPWOP', 'DEXP']),
    RegRev: z.enum(['Y', 'N']),
    EcmGstin: gstin.optional(),
    IgstOnIntra: z.enum(['Y', 'N']),
  }),
  DocDtls: z.strictObject({ Typ: z.enum(['INV', 'CRN', 'DBN']), No: number, Dt: day }),
  SellerDtls: party,
  BuyerDtls: party.extend({ Pos: stateCode, Loc: text(3, 100) }),
  DispDtls: z
    .strictObject({
      Nm: text(3, 100),
      Addr1: text(1, 100),
      Loc: text(3, 100),
      Pin: pin,
      Stcd: stateCode,
    })
    .optional(),
  ShipDtls: z
    .strictObject({
      LglNm: text(3, 100),
      Addr1: text(1, 100),
      Addr2: text(3, 100).optional(),
      Loc: text(3, 100),
      Pin: pin,
      Stcd: stateCode,
    })
    .optional(),
  ItemList: z.array(item).min(1).max(1000),
  ValDtls: z.strictObject({
    AssVal: total,
    CgstVal: total,
    SgstVal: total,
    IgstVal: total,
    TotInvVal: total,
  }),
  RefDtls: z
    .strictObject({
      PrecDocDtls: z.array(z.strictObject({ InvNo: number, InvDt: day })).optional(),
      ContrDtls: z.array(z.strictObject({ PORefr: text(1, 16) })).optional(),
    })
    .optional(),
})

/** A document as it is reported to the Invoice Registration Portal. */
export type Inv01 = z.infer<typeof inv01>

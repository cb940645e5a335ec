import { z } from 'zod'
import { UNIT_CODES } from './inv-01.ts'

/*
 * A bill of FORM GST EWB-01 as the e-way bill portal takes it by bulk upload: names, lengths and codes of the fields that an outward
 * supply fills (domain reference 1.8). Amounts are rupees, rates percent.
 */

const text = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .regex(/^[^"\\]*$/, 'has a quotation mark or a backslash')
const gstin = z.string().regex(/^([0-9]{2}[0-9A-Z]{13}|URP)$/, 'is no GSTIN')
const state = z.int().min(1).max(99)
const pin = z.int().min(100_000).max(999_999)
const day = z.string().regex(/^[0-3][0-9]\/[0-1][0-9]\/20[1-9][0-9]$/, 'is no day dd/mm/yyyy')
const amount = z
  .number()
  .min(0)
  .max(9_999_999_999_999.99)
  .refine((value) => Number(value.toFixed(2)) === value, 'has more than 2 decimals')
const rate = z.number().min(0).max(100)

const item = z.strictObject({
  itemNo: z.int().min(1),
  productName: text(1, 100),
  productDesc: text(1, 100),
  hsnCode: z.int().min(1000).max(99_999_999),
  quantity: z.number().positive(),
  qtyUnit: z.string().refine((code) => UNIT_CODES.includes(code), 'is no unit quantity code'),
  taxableAmount: amount,
  cgstRate: rate,
  sgstRate: rate,
  igstRate: rate,
  cessRate: z.literal(0),
})

const part = z.strictObject({
  userGstin: gstin,
  supplyType: z.literal('O'),
  subSupplyType: z.literal([1, 5, 8]),
  subSupplyDesc: z.string().max(20),
  docType: z.enum(['INV', 'CHL']),
  docNo: z.string().regex(/^[A-Z1-9][A-Z0-9/-]{0,15}$/, 'is no document number'),
  docDate: day,
  transType: z.int().min(1).max(4),
  fromGstin: gstin,
  fromTrdName: text(1, 100),
  fromAddr1: text(1, 120),
  fromAddr2: text(0, 120),
  fromPlace: text(1, 50),
  fromPincode: pin,
  fromStateCode: state,
  actualFromStateCode: state,
  toGstin: gstin,
  toTrdName: text(1, 100),
  toAddr1: text(1, 120),
  toAddr2: text(0, 120),
  toPlace: text(1, 50),
  toPincode: pin,
  toStateCode: state,
  actualToStateCode: state,
  totalValue: amount,
  cgstValue: amount,
  sgstValue: amount,
  igstValue: amount,
  cessValue: z.literal(0),
  otherValue: z.literal(0),
  totInvValue: amount,
  mainHsnCode: z.int().min(1000).max(99_999_999),
  itemList: z.array(item).min(1).max(250),
})

/** Outward supplies (1) go with an invoice, goods for own use (5) and others (8) with a delivery challan; others say what they are. */
export const ewb01 = part.refine(
  ({ docType, subSupplyType, subSupplyDesc }) =>
    docType === 'INV'
      ? subSupplyType === 1 && subSupplyDesc === ''
      : subSupplyType !== 1 && (subSupplyType === 8) === (subSupplyDesc !== ''),
  { path: ['docType'], error: 'doesn’t go with the sub-supply type' },
)

/** Part A of an e-way bill. */
export type Ewb01 = z.infer<typeof ewb01>

/** Part B and what goes with it. */
export type Transport = {
  transporterId: string
  transporterName: string
  /** 1 road, 2 rail, 3 air, 4 ship. */
  mode: number
  vehicle: string
  /** Kilometres; 0: the portal takes them from the pincodes. */
  distanceKm: number
}

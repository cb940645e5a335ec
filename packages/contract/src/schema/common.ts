import { INVALID_PINCODE, PINCODE } from '@upchar/kernel/validate'
import { LONGEST_LANDED_PAGE } from '@upchar/kernel/attribution'
import { MAX_PAISE } from '@upchar/kernel/money'
import { z } from 'zod'

/** The shape of every refusal and failure. `message` is the text for the buyer. */
export const errorAnswer = z
  .object({
    success: z.literal(false),
    code: z.string(),
    message: z.string(),
    fields: z
      .array(z.object({ field: z.string(), message: z.string(), code: z.string().optional() }))
      .optional(),
    detail: z.record(z.string(), z.unknown()).optional(),
    request_id: z.string(),
  })
  .meta({ id: 'Error' })

const mostRupees = MAX_PAISE / 100
/** Rupees with at most two decimals, as many as are exact to the paisa. */
export const rupees = z
  .number()
  .min(-mostRupees)
  .max(mostRupees)
  .meta({ description: 'Rupees, at most two decimals' })
/** A sum that somebody sets: a part of a paisa is refused, not rounded. */
export const setRupees = rupees.multipleOf(0.01, 'Enter rupees with at most two decimals')

/** Exactly six digits (VALID-02); clients strip spaces. */
export const pincode = z.stringFormat('pincode', PINCODE, INVALID_PINCODE)

/** Empty or plain ASCII (VALID-06), trimmed, at most `max` characters. Markup is refused; "below < 5" is not markup. */
export const asciiText = (max: number) =>
  // eslint-disable-next-line no-control-regex
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[\x20-\x7e\n]*$/, 'Please use English letters')
    .regex(/^(?!.*<[a-z!/?])/is, 'Please use plain text')

/** The same without line breaks, for names in mail headers, labels and lists. */
export const asciiLine = (max: number) =>
  asciiText(max).regex(/^[^\n]*$/, 'Please write on one line')

/** No control characters: PostgreSQL can't store NUL, and no SKU has any. */
export const sku = z
  .string()
  .min(1)
  .max(64)
  // eslint-disable-next-line no-control-regex
  .regex(/^[^\x00-\x1f\x7f]+$/, 'Not a SKU')
export const guestId = z.string().min(1).max(200)
export const DEVICE_SOURCES = ['web', 'mobile_web', 'android', 'ios'] as const
/** The client as stated by the caller; never trusted. */
export const deviceSource = z.enum(DEVICE_SOURCES).catch('web')
/**
 * The first page of the visit, with its campaign (ATTR-01). A longer address is cut: no link may keep its
 * visitors from buying.
 */
export const landedPageUrl = z
  .string()
  .transform((address) => address.slice(0, LONGEST_LANDED_PAGE))
  .optional()

export const delivery = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    /** today, tomorrow, a day range, or a time of day under six hours (UI-16). */
    label: z.string(),
    ships_from: z.string(),
    /** Working days that the seller needs before it hands the goods to the courier; absent: none. */
    dispatch_days: z.int().optional(),
  })
  .meta({ id: 'Delivery' })

/** What an order promises of its goods: they expire on this day or later; `months`: what the buyer asked for on delivery. */
export const promisedLife = z
  .object({ expires_from: z.iso.date(), months: z.int().optional() })
  .meta({ id: 'PromisedShelfLife' })

export const stockAt = z
  .object({
    state: z.enum(['in_stock', 'low_stock', 'out_of_stock', 'not_serviceable']),
    /** Set only if at most three are left. */
    left: z.int().optional(),
    /** Why it isn't delivered there, in the buyer's words; on a product's page and in carts. */
    reason: z.string().optional(),
    delivery: delivery.optional(),
    /** Absent where not all of the goods that would be sent have an expiry date. */
    shelf_life: z
      .object({
        /** The earliest expiry date among the goods that would be sent; an order keeps it. */
        expires_on: z.iso.date(),
        /** The most months that the quantity can still have on delivery. */
        most_months: z.int(),
      })
      .optional(),
  })
  .meta({ id: 'StockAtPincode' })

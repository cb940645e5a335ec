import { allocate, sumPaise } from '@upchar/kernel/money'
import { withPoints } from './points.ts'
import { withReferral } from './referral.ts'
import { notCharged, priceCharge } from './price-charges.ts'
import type { Quote, QuoteInput, QuoteInputLine, QuoteLine } from './quote.ts'
import { rateOf } from './rate-of.ts'
import { taxByRate } from './tax-by-rate.ts'
import { taxIn } from './tax-in.ts'

const grossOf = (line: QuoteInputLine): number => line.unitPricePaise * line.quantity

function priceLine(
  input: QuoteInputLine,
  off: number,
  { discount, placeOfSupply }: QuoteInput,
): QuoteLine {
  const { gst, packSize, ...line } = input
  const grossPaise = grossOf(input)
  const discountPaise = discount?.fundedBy === 'seller' ? off : 0
  // What the seller deducts is no part of the value (CGST Act s.15(3)(a)); the platform's gift is.
  const gstBp = rateOf(gst, line.sez, {
    grossPaise: grossPaise - discountPaise,
    pieces: packSize * line.quantity,
  })
  return {
    ...line,
    gstBp,
    grossPaise,
    discountPaise,
    platformPaidPaise: off - discountPaise,
    ...taxIn(grossPaise - discountPaise, gstBp, line.sellerStateCode, placeOfSupply, line.sez),
  }
}

/** A discount's share of each offer, proportional to value at any tax rate. */
function shareDiscount({ lines, discount }: QuoteInput): ReadonlyMap<number, number> {
  if (discount === null) return new Map()
  // Sorted, so that the order of lines doesn't decide who gets a left-over paisa.
  const reached = lines
    .filter((line) => discount.offerIds.has(line.offerId))
    .toSorted((a, b) => a.offerId - b.offerId)
  const parts = allocate(discount.amountPaise, reached.map(grossOf))
  return new Map(reached.map((line, i) => [line.offerId, parts[i] ?? 0]))
}

/** The price of one pack before any for a larger quantity. */
export const listPriceOf = (line: Pick<QuoteLine, 'listPricePaise' | 'unitPricePaise'>): number =>
  Math.max(line.listPricePaise ?? 0, line.unitPricePaise)

/** The MRP of the lines. A gift counts nothing: the buyer would not have paid for it. */
export const mrpTotal = (lines: readonly QuoteLine[]): number =>
  sumPaise(
    lines
      .filter((line) => line.promotion?.kind !== 'gift')
      .map((line) => Math.max(line.mrpPaise ?? 0, listPriceOf(line)) * line.quantity),
  )

/** The temperature logger, for orders with vaccines where staff set a charge; only the buyer adds it (CART-16). */
function loggerOf(goodsPaise: number, lines: readonly QuoteLine[], input: QuoteInput) {
  if (!lines.some((line) => line.vaccine)) return undefined
  const charged = priceCharge('data_logger', goodsPaise, lines, input)
  return charged.paise + charged.waivedPaise === 0
    ? undefined
    : { added: input.dataLogger === true, charged }
}

/**
 * Prices a cart: pure, in paise, and the only source of discounts, tax and charges. Prices include
 * GST and never change; the tax inside follows from the supplier's state and the place of supply
 * (CART-17, CART-18, CART-23). Free delivery and fees depend on what the buyer pays for the items, and only a charge
 * that would have been due is waived (CART-24, CART-27, CHECKOUT-05).
 */
export function priceCart(input: QuoteInput): Quote {
  const off = shareDiscount(input)
  const referred = withReferral(
    input.lines.map((line) => priceLine(line, off.get(line.offerId) ?? 0, input)),
    input.referral,
  )
  const { referralPaise } = referred
  const { lines, pointsPaise } = withPoints(referred.lines, input.points)
  const platformPaidPaise = sumPaise(lines.map((line) => line.platformPaidPaise))
  const goodsPaise = sumPaise(lines.map((line) => line.totalPaise)) - platformPaidPaise
  const shipping = priceCharge('shipping', goodsPaise, lines, input)
  const platformFee = priceCharge('platform_fee', goodsPaise, lines, input)
  const codFee =
    input.payment === 'cod' ? priceCharge('cod_fee', goodsPaise, lines, input) : notCharged
  const dataLogger = loggerOf(goodsPaise, lines, input)
  const charges = [
    shipping,
    platformFee,
    dataLogger?.added ? dataLogger.charged : notCharged,
    codFee,
  ].flatMap(({ parts }) => parts)
  const rates = taxByRate([...lines, ...charges])
  return {
    placeOfSupply: input.placeOfSupply,
    voucher:
      input.discount === null
        ? null
        : {
            code: input.discount.code,
            title: input.discount.title,
            fundedBy: input.discount.fundedBy,
          },
    lines,
    charges,
    taxByRate: rates,
    subtotalPaise: sumPaise(lines.map((line) => line.grossPaise)),
    discountPaise:
      sumPaise(lines.map((line) => line.discountPaise)) +
      platformPaidPaise -
      referralPaise -
      pointsPaise,
    platformPaidPaise,
    mrpTotalPaise: mrpTotal(lines),
    totalTaxPaise: sumPaise(rates.map((rate) => rate.cgstPaise + rate.sgstPaise + rate.igstPaise)),
    shippingPaise: shipping.paise,
    slashedShippingPaise: shipping.paise + shipping.waivedPaise,
    remainingForFreeShippingPaise:
      shipping.paise > 0 ? (input.charges.shipping?.freeFromPaise ?? goodsPaise) - goodsPaise : 0,
    minimumOrderPaise: input.charges.minimum_order?.amountPaise ?? 0,
    codFeePaise: codFee.paise,
    codFeeWaivedPaise: codFee.waivedPaise,
    platformFeePaise: platformFee.paise,
    platformFeeWaivedPaise: platformFee.waivedPaise,
    ...(dataLogger && {
      dataLogger: {
        added: dataLogger.added,
        paise: dataLogger.charged.paise,
        slashedPaise: dataLogger.charged.paise + dataLogger.charged.waivedPaise,
      },
    }),
    ...(input.points && {
      points: {
        earnBp: input.points.earnBp,
        earnMostPaise: input.points.earnMostPaise,
        spendBp: input.points.spendBp,
        validDays: input.points.validDays,
      },
    }),
    ...(pointsPaise > 0 && { pointsPaise }),
    ...(input.referral !== undefined &&
      referralPaise > 0 && { referral: input.referral, referralPaise }),
    totalPaise: goodsPaise + sumPaise(charges.map((charge) => charge.totalPaise)),
  }
}

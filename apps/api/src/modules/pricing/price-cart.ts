import { isIntraState, splitInclusive } from '@upchar/kernel/gst'
import { rateOfValue } from '@upchar/kernel/gst-rates'
import { allocate, sumPaise } from '@upchar/kernel/money'
import type { ChargeRule } from '@upchar/reference/charge-rules'
import type {
  Quote,
  QuoteCharge,
  QuoteInput,
  QuoteInputLine,
  QuoteLine,
  TaxParts,
} from './quote.ts'

function taxIn(
  gross: number,
  bp: number,
  supplierState: string,
  placeOfSupply: string,
): TaxParts & { totalPaise: number } {
  const split = splitInclusive({ gross, bp, intra: isIntraState(supplierState, placeOfSupply) })
  return {
    taxablePaise: split.taxable,
    cgstPaise: split.cgst,
    sgstPaise: split.sgst,
    igstPaise: split.igst,
    totalPaise: split.total,
  }
}

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
  const gstBp = rateOfValue(gst, {
    grossPaise: grossPaise - discountPaise,
    pieces: packSize * line.quantity,
  })
  return {
    ...line,
    gstBp,
    grossPaise,
    discountPaise,
    platformPaidPaise: off - discountPaise,
    ...taxIn(grossPaise - discountPaise, gstBp, line.sellerStateCode, placeOfSupply),
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

/**
 * The lines of one seller and rate: a seller's charge is split over them by value (domain reference
 * 1.6).
 */
type Share = { sellerId: number; stateCode: string; gstBp: number; valuePaise: number }

function sharesOf(lines: readonly QuoteLine[]): Share[] {
  const shares = new Map<string, Share>()
  for (const line of lines) {
    const key = `${line.sellerId}/${line.gstBp}`
    const share = shares.get(key) ?? {
      sellerId: line.sellerId,
      stateCode: line.sellerStateCode,
      gstBp: line.gstBp,
      valuePaise: 0,
    }
    shares.set(key, { ...share, valuePaise: share.valuePaise + line.totalPaise })
  }
  // Sorted, so that the order of lines doesn't decide who gets a left-over paisa.
  return [...shares.values()].toSorted((a, b) => a.sellerId - b.sellerId || a.gstBp - b.gstBp)
}

function chargeParts(
  kind: QuoteCharge['kind'],
  rule: ChargeRule,
  lines: readonly QuoteLine[],
  input: QuoteInput,
): QuoteCharge[] {
  if (rule.chargedBy === 'platform') {
    const gstBp = rule.gstBp ?? 0
    return [
      {
        kind,
        gstBp,
        sellerId: null,
        ...taxIn(
          rule.amountPaise,
          gstBp,
          input.platformStateCode,
          input.recipientStateCode ?? input.placeOfSupply,
        ),
      },
    ]
  }
  const shares = sharesOf(lines)
  const worthless = shares.every((share) => share.valuePaise === 0)
  const amounts = allocate(
    rule.amountPaise,
    shares.map((share) => (worthless ? 1 : share.valuePaise)),
  )
  return shares.flatMap((share, i) => {
    const amount = amounts[i] ?? 0
    return amount === 0
      ? []
      : [
          {
            kind,
            gstBp: share.gstBp,
            sellerId: share.sellerId,
            ...taxIn(amount, share.gstBp, share.stateCode, input.placeOfSupply),
          },
        ]
  })
}

function taxByRate(parts: readonly (TaxParts & { gstBp: number })[]): Quote['taxByRate'] {
  const rates = new Map<number, TaxParts>()
  for (const part of parts) {
    const sum = rates.get(part.gstBp) ?? {
      taxablePaise: 0,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 0,
    }
    rates.set(part.gstBp, {
      taxablePaise: sum.taxablePaise + part.taxablePaise,
      cgstPaise: sum.cgstPaise + part.cgstPaise,
      sgstPaise: sum.sgstPaise + part.sgstPaise,
      igstPaise: sum.igstPaise + part.igstPaise,
    })
  }
  return [...rates].map(([gstBp, tax]) => ({ gstBp, ...tax })).toSorted((a, b) => a.gstBp - b.gstBp)
}

/** The price of one pack before any for a larger quantity. */
export const listPriceOf = (line: Pick<QuoteLine, 'listPricePaise' | 'unitPricePaise'>): number =>
  Math.max(line.listPricePaise ?? 0, line.unitPricePaise)

const isFree = (rule: ChargeRule, goodsPaise: number): boolean =>
  rule.freeFromPaise !== null && goodsPaise >= rule.freeFromPaise

/**
 * Prices a cart: pure, in paise, and the only source of discounts, tax and charges. Prices include
 * GST and never change; the tax inside follows from the supplier's state and the place of supply
 * (CART-17, CART-18, CART-23). Free delivery and fees depend on what the buyer pays for the items, and only a charge
 * that would have been due is waived (CART-24, CART-27, CHECKOUT-05).
 */
export function priceCart(input: QuoteInput): Quote {
  const off = shareDiscount(input)
  const lines = input.lines.map((line) => priceLine(line, off.get(line.offerId) ?? 0, input))
  const platformPaidPaise = sumPaise(lines.map((line) => line.platformPaidPaise))
  const goodsPaise = sumPaise(lines.map((line) => line.totalPaise)) - platformPaidPaise
  const { shipping, minimum_order: minimum, cod_fee: codFee } = input.charges
  const any = lines.length > 0
  const shippingWanted = any && shipping !== undefined
  const shippingWaivedPaise =
    shippingWanted && isFree(shipping, goodsPaise) ? shipping.amountPaise : 0
  const shippingParts =
    shippingWanted && !isFree(shipping, goodsPaise)
      ? chargeParts('shipping', shipping, lines, input)
      : []
  const codWanted = any && codFee !== undefined && input.payment === 'cod'
  const codParts =
    codWanted && !isFree(codFee, goodsPaise) ? chargeParts('cod_fee', codFee, lines, input) : []
  const charges = [...shippingParts, ...codParts].filter((charge) => charge.totalPaise > 0)
  const sumOf = (kind: QuoteCharge['kind']) =>
    sumPaise(charges.filter((charge) => charge.kind === kind).map((charge) => charge.totalPaise))
  const shippingPaise = sumOf('shipping')
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
    discountPaise: sumPaise(lines.map((line) => line.discountPaise)) + platformPaidPaise,
    platformPaidPaise,
    mrpTotalPaise: sumPaise(
      lines.map((line) => Math.max(line.mrpPaise ?? 0, listPriceOf(line)) * line.quantity),
    ),
    totalTaxPaise: sumPaise(rates.map((rate) => rate.cgstPaise + rate.sgstPaise + rate.igstPaise)),
    shippingPaise,
    slashedShippingPaise: shippingPaise + shippingWaivedPaise,
    remainingForFreeShippingPaise:
      shippingPaise > 0 ? (shipping?.freeFromPaise ?? goodsPaise) - goodsPaise : 0,
    minimumOrderPaise: minimum?.amountPaise ?? 0,
    codFeePaise: sumOf('cod_fee'),
    codFeeWaivedPaise: codWanted && isFree(codFee, goodsPaise) ? codFee.amountPaise : 0,
    totalPaise: goodsPaise + sumPaise(charges.map((charge) => charge.totalPaise)),
  }
}

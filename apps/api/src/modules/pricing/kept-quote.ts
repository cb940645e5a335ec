import { allocate, mulDivHalfUp, sumPaise } from '@upchar/kernel/money'
import { mrpTotal } from './price-cart.ts'
import { chargedPaise, type Quote, type QuoteCharge, type QuoteLine } from './quote.ts'
import { taxByRate } from './tax-by-rate.ts'
import { taxIn } from './tax-in.ts'

/** What the shop pays of a line for its buyer's points, and for points and referral together. */
const sharesOf = ({ pointsPaise = 0, referralPaise = 0 }: QuoteLine) => ({
  pointsPaise,
  bothPaise: pointsPaise + referralPaise,
})

/** How many packs of each offer stay; absent: all of them. */
export type Kept = ReadonlyMap<number, number>

const keptOf = (line: QuoteLine, kept: Kept): number => kept.get(line.offerId) ?? line.quantity

/**
 * A line with fewer packs, at the price and rate that were agreed. Each share follows from the line as ordered and the packs
 * that stay, never from an earlier cut: what the cuts give back adds up to the line, whatever their order.
 */
function keptLine(line: QuoteLine, quantity: number, placeOfSupply: string): QuoteLine {
  if (quantity === line.quantity) return line
  const grossPaise = line.unitPricePaise * quantity
  const discountPaise = mulDivHalfUp(line.discountPaise, quantity, line.quantity)
  const { pointsPaise, bothPaise } = sharesOf(line)
  const kept = (paise: number) => mulDivHalfUp(paise, quantity, line.quantity)
  return {
    ...line,
    quantity,
    grossPaise,
    discountPaise,
    platformPaidPaise: kept(line.platformPaidPaise),
    ...(line.pointsPaise !== undefined && { pointsPaise: kept(pointsPaise) }),
    // Rounded together with the points, so that the parts never exceed what the shop pays.
    ...(line.referralPaise !== undefined && { referralPaise: kept(bothPaise) - kept(pointsPaise) }),
    ...taxIn(grossPaise - discountPaise, line.gstBp, line.sellerStateCode, placeOfSupply, line.sez),
  }
}

/**
 * Some packs of a line, after the `before` ones of it that were counted already: parts that follow one another add up to the line,
 * and to what `keptQuote` leaves of it.
 */
export function linePart(
  line: QuoteLine,
  { before, quantity }: { before: number; quantity: number },
  placeOfSupply: string,
): QuoteLine {
  const until = keptLine(line, before + quantity, placeOfSupply)
  if (before === 0) return until
  const from = keptLine(line, before, placeOfSupply)
  return {
    ...line,
    quantity,
    grossPaise: until.grossPaise - from.grossPaise,
    discountPaise: until.discountPaise - from.discountPaise,
    platformPaidPaise: until.platformPaidPaise - from.platformPaidPaise,
    ...(line.pointsPaise !== undefined && {
      pointsPaise: (until.pointsPaise ?? 0) - (from.pointsPaise ?? 0),
    }),
    ...(line.referralPaise !== undefined && {
      referralPaise: (until.referralPaise ?? 0) - (from.referralPaise ?? 0),
    }),
    taxablePaise: until.taxablePaise - from.taxablePaise,
    cgstPaise: until.cgstPaise - from.cgstPaise,
    sgstPaise: until.sgstPaise - from.sgstPaise,
    igstPaise: until.igstPaise - from.igstPaise,
    totalPaise: until.totalPaise - from.totalPaise,
  }
}

/** A seller's charges over the goods that stay: the amount is the same, its tax follows their rates (domain reference 1.6). */
export function sellerCharges(
  charges: readonly QuoteCharge[],
  lines: readonly QuoteLine[],
  placeOfSupply: string,
): QuoteCharge[] {
  const [first] = lines
  if (first === undefined) return []
  const rates = [...new Set(lines.map((line) => line.gstBp))].toSorted((a, b) => a - b)
  const values = rates.map((rate) =>
    sumPaise(lines.filter((line) => line.gstBp === rate).map((line) => line.totalPaise)),
  )
  const weights = values.every((value) => value === 0) ? values.map(() => 1) : values
  return [...new Set(charges.map((charge) => charge.kind))].flatMap((kind) => {
    const paise = sumPaise(charges.filter((c) => c.kind === kind).map((c) => c.totalPaise))
    const amounts = allocate(paise, weights)
    return rates.flatMap((gstBp, i) => {
      const amount = amounts[i] ?? 0
      return amount === 0
        ? []
        : [
            {
              kind,
              gstBp,
              sellerId: first.sellerId,
              ...(first.sez && { sez: first.sez }),
              ...taxIn(amount, gstBp, first.sellerStateCode, placeOfSupply, first.sez),
            },
          ]
    })
  })
}

/** A temperature logger goes with the last vaccine (CART-16). */
const mayStay = (kind: QuoteCharge['kind'], lines: readonly QuoteLine[]): boolean =>
  kind !== 'data_logger' || lines.some((line) => line.vaccine)

function keptCharges(quote: Quote, lines: readonly QuoteLine[]): QuoteCharge[] {
  const whole = new Set(quote.lines)
  const parts = Map.groupBy(quote.charges, (charge) => charge.sellerId)
  return [...parts].flatMap(([sellerId, charges]) => {
    if (sellerId === null)
      return lines.length > 0 ? charges.filter(({ kind }) => mayStay(kind, lines)) : []
    const own = lines.filter((line) => line.sellerId === sellerId)
    const ordered = quote.lines.filter((line) => line.sellerId === sellerId)
    return own.length === ordered.length && own.every((line) => whole.has(line))
      ? charges
      : sellerCharges(charges, own, quote.placeOfSupply)
  })
}

/**
 * The quote of an order of which only some packs stay (RET-01; `docs/decisions/0038-cancelling.md`). Agreed prices, rates and
 * discounts stay, and nothing that was waived is charged. A seller's charges end with the last pack of that seller, the
 * marketplace's with the last pack of the order. Pure: what a cut gives back is the difference of two of these totals.
 */
export function keptQuote(quote: Quote, kept: Kept): Quote {
  const lines = quote.lines.flatMap((line) => {
    const quantity = keptOf(line, kept)
    if (!Number.isInteger(quantity) || quantity < 0 || quantity > line.quantity)
      throw new Error(`${quantity} of ${line.quantity} packs of offer ${line.offerId} can't stay`)
    return quantity === 0 ? [] : [keptLine(line, quantity, quote.placeOfSupply)]
  })
  const charges = keptCharges(quote, lines)
  const platformPaidPaise = sumPaise(lines.map((line) => line.platformPaidPaise))
  const pointsPaise = sumPaise(lines.map((line) => line.pointsPaise ?? 0))
  const referralPaise = sumPaise(lines.map((line) => line.referralPaise ?? 0))
  const rates = taxByRate([...lines, ...charges])
  const shippingPaise = chargedPaise({ charges }, 'shipping')
  return {
    ...quote,
    voucher: lines.some(
      (line) => line.discountPaise + line.platformPaidPaise > sharesOf(line).bothPaise,
    )
      ? quote.voucher
      : null,
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
    ...(quote.pointsPaise !== undefined && { pointsPaise }),
    ...(quote.referralPaise !== undefined && { referralPaise }),
    mrpTotalPaise: mrpTotal(lines),
    totalTaxPaise: sumPaise(rates.map((rate) => rate.cgstPaise + rate.sgstPaise + rate.igstPaise)),
    shippingPaise,
    slashedShippingPaise: shippingPaise + quote.slashedShippingPaise - quote.shippingPaise,
    codFeePaise: chargedPaise({ charges }, 'cod_fee'),
    platformFeePaise: chargedPaise({ charges }, 'platform_fee'),
    totalPaise:
      sumPaise([...lines, ...charges].map((taxed) => taxed.totalPaise)) - platformPaidPaise,
  }
}

/** What a cut gives back: by line what the buyer paid for it, by kind of charge, and in all, GST included, in paise. */
export type GivenBack = {
  lines: { offerId: number; quantity: number; paise: number }[]
  charges: { kind: QuoteCharge['kind']; paise: number }[]
  totalPaise: number
}

const paidFor = (line: QuoteLine | undefined): number =>
  line === undefined ? 0 : line.totalPaise - line.platformPaidPaise

/** The difference of two quotes of one order (RET-01, RET-04). */
export function givenBack(before: Quote, after: Quote): GivenBack {
  const left = new Map(after.lines.map((line) => [line.offerId, line]))
  return {
    lines: before.lines
      .map((line) => ({
        offerId: line.offerId,
        quantity: line.quantity - (left.get(line.offerId)?.quantity ?? 0),
        paise: paidFor(line) - paidFor(left.get(line.offerId)),
      }))
      .filter(({ quantity }) => quantity > 0),
    charges: (['shipping', 'platform_fee', 'data_logger', 'cod_fee'] as const)
      .map((kind) => ({ kind, paise: chargedPaise(before, kind) - chargedPaise(after, kind) }))
      .filter(({ paise }) => paise > 0),
    totalPaise: before.totalPaise - after.totalPaise,
  }
}

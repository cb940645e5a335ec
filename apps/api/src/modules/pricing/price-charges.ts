import { allocate, mulDivHalfUp, sumPaise } from '@upchar/kernel/money'
import type { SezSupply } from '@upchar/kernel/special-supply'
import type { ChargeRule } from '@upchar/reference/charge-rules'
import type { ChargedKind, QuoteCharge, QuoteInput, QuoteLine } from './quote.ts'
import { chargedTo, taxIn } from './tax-in.ts'

/**
 * The lines of one seller and rate: a seller's charge is split over them by value (domain reference
 * 1.6).
 */
type Share = {
  sellerId: number
  stateCode: string
  gstBp: number
  sez: SezSupply | undefined
  valuePaise: number
}

function sharesOf(lines: readonly QuoteLine[]): Share[] {
  const shares = new Map<string, Share>()
  for (const line of lines) {
    const key = `${line.sellerId}/${line.gstBp}`
    const share = shares.get(key) ?? {
      sellerId: line.sellerId,
      stateCode: line.sellerStateCode,
      gstBp: line.gstBp,
      sez: line.sez,
      valuePaise: 0,
    }
    shares.set(key, { ...share, valuePaise: share.valuePaise + line.totalPaise })
  }
  // Sorted, so that the order of lines doesn't decide who gets a left-over paisa.
  return [...shares.values()].toSorted((a, b) => a.sellerId - b.sellerId || a.gstBp - b.gstBp)
}

/** What a rule comes to for these goods, GST included, before it is waived. */
function chargeAmount(rule: ChargeRule, goodsPaise: number, lines: readonly QuoteLine[]): number {
  if (rule.basis === 'percentage') {
    const amount = mulDivHalfUp(goodsPaise, rule.percentBp ?? 0, 10_000)
    return rule.atMostPaise === null ? amount : Math.min(amount, rule.atMostPaise)
  }
  const times = rule.basis === 'per_seller' ? new Set(lines.map((line) => line.sellerId)).size : 1
  return rule.amountPaise * times
}

function chargeParts(
  kind: ChargedKind,
  rule: ChargeRule,
  amountPaise: number,
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
        ...(input.isSez === true && { sez: 'igst' as const }),
        ...taxIn(
          amountPaise,
          gstBp,
          input.platformStateCode,
          input.recipientStateCode ?? input.placeOfSupply,
          input.isSez === true ? 'igst' : undefined,
        ),
      },
    ]
  }
  const shares = sharesOf(lines)
  const worthless = shares.every((share) => share.valuePaise === 0)
  const amounts = allocate(
    amountPaise,
    shares.map((share) => (worthless ? 1 : share.valuePaise)),
  )
  return shares.flatMap((share, i) => {
    const { gstBp, sez } = share
    const amount = chargedTo(amounts[i] ?? 0, gstBp, sez)
    return amount === 0
      ? []
      : [
          {
            kind,
            gstBp,
            sellerId: share.sellerId,
            ...(sez && { sez }),
            ...taxIn(amount, gstBp, share.stateCode, input.placeOfSupply, sez),
          },
        ]
  })
}

/** A kind of charge: its parts, or what is waived for the value of the goods. */
export type Charged = { parts: QuoteCharge[]; paise: number; waivedPaise: number }

export const notCharged: Charged = { parts: [], paise: 0, waivedPaise: 0 }

/** Prices one kind of charge. One that is waived would have been due (CART-24, CHECKOUT-05). */
export function priceCharge(
  kind: ChargedKind,
  goodsPaise: number,
  lines: readonly QuoteLine[],
  input: QuoteInput,
): Charged {
  const rule = input.charges[kind]
  if (rule === undefined || lines.length === 0) return notCharged
  const amount = chargeAmount(rule, goodsPaise, lines)
  if (rule.freeFromPaise !== null && goodsPaise >= rule.freeFromPaise)
    return { parts: [], paise: 0, waivedPaise: amount }
  const parts = chargeParts(kind, rule, amount, lines, input).filter((part) => part.totalPaise > 0)
  return { parts, paise: sumPaise(parts.map((part) => part.totalPaise)), waivedPaise: 0 }
}

import type { VolumePrice } from '@upchar/kernel/volume-prices'
import type { StoredDeal } from '../pricing/index.ts'
import { longerLife, type CartRow } from './model.ts'

/** A line of one of the two carts. */
export type MergeLine = {
  offerId: number
  quantity: number
  engravingName: string | null
  /** Taken as a free gift (CART-11). */
  gift: boolean
  /** Wanted on delivery, at least; null: any. */
  shelfLifeMonths: number | null
  seenPricePaise: number
  seenVolumePrices: readonly VolumePrice[] | null
  seenDeal: StoredDeal | null
  priceHeldUntil: Date | null
  addedAt: Date
  maxOq: number
}

/** A line of the merged cart; `note` explains to the buyer what the merge changed. */
export type MergedLine = Omit<MergeLine, 'maxOq'> & { note: string | null }

/**
 * `write`: lines to set in the customer's cart. `left`: lines without room, which stay in the
 * guest's.
 */
export type MergePlan = { write: MergedLine[]; left: MergeLine[] }

/**
 * Merges a guest's lines into a customer's cart (CART-08) without losing any. An offer in both
 * carts gets the sum of the quantities, up to the maximum and never below the customer's own.
 * `room`: free lines of the cart.
 */
export function planMerge(
  mine: readonly MergeLine[],
  theirs: readonly MergeLine[],
  room: number,
  at: Date,
): MergePlan {
  const own = new Map(mine.map((line) => [line.offerId, line]))
  const write: MergedLine[] = []
  const left: MergeLine[] = []
  let free = room - mine.length
  for (const line of theirs) {
    const present = own.get(line.offerId)
    // Of a gift and the same product bought, what is bought stays.
    if (present !== undefined && line.gift) continue
    if (present === undefined && free <= 0) {
      left.push(line)
      continue
    }
    if (present === undefined) free -= 1
    write.push(present === undefined || present.gift ? alone(line) : joined(present, line, at))
  }
  return { write, left }
}

function alone({ maxOq, ...line }: MergeLine): MergedLine {
  const quantity = Math.min(line.quantity, maxOq)
  return {
    ...line,
    quantity,
    note:
      quantity < line.quantity
        ? `You had ${line.quantity} of this product. You can only buy ${maxOq} at a time.`
        : null,
  }
}

function joined(mine: MergeLine, theirs: MergeLine, at: Date): MergedLine {
  const { maxOq, ...kept } = mine
  const sum = mine.quantity + theirs.quantity
  const quantity = Math.max(mine.quantity, Math.min(sum, maxOq))
  const both = `${theirs.quantity} from before you signed in joined the ${mine.quantity} in your account’s cart.`
  const cap = quantity < sum ? ` You can only buy ${maxOq} at a time.` : ''
  const engraving = mine.engravingName ?? theirs.engravingName
  const other =
    theirs.engravingName !== null && theirs.engravingName !== engraving
      ? ` The engraving stays “${engraving}”, not “${theirs.engravingName}”.`
      : ''
  return {
    ...kept,
    ...priceOf(mine, theirs, at),
    quantity,
    engravingName: engraving,
    shelfLifeMonths: longerLife(mine.shelfLifeMonths, theirs.shelfLifeMonths),
    note: both + cap + other,
  }
}

const isHeld = (line: MergeLine, at: Date): boolean =>
  line.priceHeldUntil !== null && line.priceHeldUntil > at

/** A held price stays held, the lower of two; otherwise the price seen last counts as seen. */
function priceOf(
  mine: MergeLine,
  theirs: MergeLine,
  at: Date,
): Pick<MergeLine, 'seenPricePaise' | 'seenVolumePrices' | 'seenDeal' | 'priceHeldUntil'> {
  const held = [mine, theirs]
    .filter((line) => isHeld(line, at))
    .toSorted((a, b) => a.seenPricePaise - b.seenPricePaise)
  const { seenPricePaise, seenVolumePrices, seenDeal, priceHeldUntil } =
    held[0] ?? (theirs.addedAt > mine.addedAt ? theirs : mine)
  return { seenPricePaise, seenVolumePrices, seenDeal, priceHeldUntil }
}

/** The voucher of a cart, and how it came or went. */
export type CartVoucherState = Pick<CartRow, 'voucherCode' | 'autoVoucher'>

/**
 * The voucher of the merged cart: the customer's own, else the guest's. What the shop put on goes
 * where the buyer took one off in either cart (CART-25).
 */
export function joinVouchers(mine: CartVoucherState, theirs: CartVoucherState): CartVoucherState {
  const isOff = mine.autoVoucher === 'off' || theirs.autoVoucher === 'off'
  const kept = [mine, theirs].find(
    ({ voucherCode, autoVoucher }) => voucherCode !== null && !(isOff && autoVoucher === 'on'),
  )
  return {
    voucherCode: kept?.voucherCode ?? null,
    autoVoucher: isOff ? 'off' : (kept?.autoVoucher ?? null),
  }
}

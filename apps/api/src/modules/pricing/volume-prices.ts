import { mayPromote } from '@upchar/kernel/buying-rules'
import type { VolumePrice } from '@upchar/kernel/volume-prices'

/** An offer's terms that its volume prices depend on, in paise. */
type VolumeTerms = {
  productClass: string
  listPaise: number
  maxOq: number
  /** As staff set them; null: none are in force. */
  steps: readonly VolumePrice[] | null
}

const none: readonly VolumePrice[] = []

/**
 * The volume prices that apply to an offer, fewest packs first. The list price, the maximum order
 * and the class may have changed since staff set them: a step that no longer lowers the price or
 * can't be reached is left out, and prescription medicines and vaccines have none (domain reference 3.3).
 */
export function volumePricesOf({
  productClass,
  listPaise,
  maxOq,
  steps,
}: VolumeTerms): readonly VolumePrice[] {
  if (steps === null || !mayPromote(productClass)) return none
  return steps
    .filter(({ from, price }) => from <= maxOq && price > 0 && price < listPaise)
    .toSorted((a, b) => a.from - b.from)
}

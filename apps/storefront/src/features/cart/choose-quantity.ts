import { cappedText } from '@upchar/kernel/cart-cap'

export type QuantityLimits = { moq: number; max_oq: number }

export type ChosenQuantity = { quantity: number; message: string | null }

/**
 * Clamps a quantity before adding: at least what is missing to the minimum order, at most what the
 * cap leaves. The message explains the difference. Quantity 0: nothing more can be added.
 */
export function chooseQuantity(
  wished: number,
  { moq, max_oq }: QuantityLimits,
  inCart: number,
): ChosenQuantity {
  const least = Math.max(1, moq - inCart)
  const room = max_oq - inCart
  if (room < least) return { quantity: 0, message: cappedText(inCart, max_oq) }
  const whole = Number.isFinite(wished) ? Math.trunc(wished) : least
  if (whole > room) return { quantity: room, message: cappedText(inCart, max_oq) }
  if (whole < least)
    return {
      quantity: least,
      message: inCart < moq && moq > 1 ? `The minimum order is ${moq}.` : null,
    }
  return { quantity: whole, message: null }
}

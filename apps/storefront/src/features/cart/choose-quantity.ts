import { cappedText } from '@upchar/kernel/cart-cap'

export type QuantityLimits = { moq: number; max_oq: number }

export type ChosenQuantity = { quantity: number; message: string | null }

/**
 * What a wished quantity becomes before it is added: at least what is still missing to the minimum order, at most what the
 * cap leaves room for. The message says why it differs from the wish. Quantity 0: nothing more can be added.
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

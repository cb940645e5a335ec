import { sumPaise } from '@upchar/kernel/money'
import type { Part, Purse } from './model.ts'

/** Which accounts an amount comes from, the soonest to expire first; undefined when they hold less. */
export function partsOf(purses: readonly Purse[], amountPaise: number): Part[] | undefined {
  const never = Number.POSITIVE_INFINITY
  const inOrder = purses.toSorted((a, b) => {
    const [first, second] = [a.expiresAt?.getTime() ?? never, b.expiresAt?.getTime() ?? never]
    return first === second ? 0 : first - second
  })
  let left = amountPaise
  const parts = inOrder.flatMap(({ expiresAt, balancePaise }) => {
    const taken = Math.min(balancePaise, left)
    left -= taken
    return taken > 0 ? [{ expiresAt, amountPaise: taken }] : []
  })
  return left > 0 ||
    amountPaise <= 0 ||
    sumPaise(parts.map((part) => part.amountPaise)) !== amountPaise
    ? undefined
    : parts
}

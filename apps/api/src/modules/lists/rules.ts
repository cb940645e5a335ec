import { COMPARE_LIMIT } from '@upchar/kernel/compare'

/** What may be added: `refused` says why nothing is. */
export type Addition = { add: readonly number[] } | { refused: 'already' | 'full' | 'unknown' }

/**
 * Which of the wished groups go on the list (COMPARE-01). Wished several at once, those that are there or gone are passed
 * over; that they don't all find room is refused as a whole, so that nobody wonders which of them is missing.
 */
export function additionTo(
  listed: readonly number[],
  wished: readonly number[],
  onSale: (groupId: number) => boolean,
): Addition {
  const known = [...new Set(wished)].filter(onSale)
  if (known.length === 0) return { refused: 'unknown' }
  const add = known.filter((id) => !listed.includes(id))
  if (add.length === 0) return { refused: 'already' }
  return listed.length + add.length > COMPARE_LIMIT ? { refused: 'full' } : { add }
}

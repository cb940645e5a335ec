import { COMPARE_LIMIT } from '@upchar/kernel/compare'

/** The groups to add, or why none is. */
export type Addition = { add: readonly number[] } | { refused: 'already' | 'full' | 'unknown' }

/**
 * The groups to add to the list (COMPARE-01). Of several, existing and deleted ones are skipped; if the rest
 * doesn't fit, all are refused, so that nobody has to guess which is missing.
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

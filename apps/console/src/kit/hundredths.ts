import { parseRupees } from '@upchar/kernel/money'

/**
 * Rupees or percent in hundredths: undefined if empty, NaN unless a number of at most two decimals.
 */
export function hundredthsOf(typed: string): number | undefined {
  const text = typed.replace(/[₹%,\s]/g, '')
  if (text === '') return undefined
  const parsed = parseRupees(text)
  return parsed.ok && parsed.value >= 0 ? parsed.value : Number.NaN
}

import { parseRupees } from '@upchar/kernel/money'

/**
 * Removes the commas of 1,29,950 or 129,950. Elsewhere, as in "12,99", a comma may be a decimal point: it stays, and the
 * amount is refused rather than read a hundred times too high.
 */
export const withoutSeparators = (value: string): string =>
  /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(value) ? value.replaceAll(',', '') : value

/** Paise of an amount as people and spreadsheets write it, such as ₹1,249.50; undefined where it is none or could be two. */
export function readTypedAmount(written: string): number | undefined {
  const value = written
    .normalize('NFKC')
    .trim()
    .replace(/^(₹|rs\.?|inr)\s*/i, '')
  const paise = parseRupees(withoutSeparators(value))
  return paise.ok && paise.value >= 0 ? paise.value : undefined
}

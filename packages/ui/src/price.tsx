import { formatRupees, wireToPaise } from '@upchar/kernel/money'
import { cx } from './cx.ts'

/**
 * Rupees from the API as text: `₹1,299` or `₹1,299.50`; with `always` the paise are always shown.
 */
export const rupeeText = (
  rupees: number,
  paise: 'when-non-zero' | 'always' = 'when-non-zero',
): string => formatRupees(wireToPaise(rupees), { paise })

export function Money({
  rupees,
  paise = 'when-non-zero',
  className,
}: {
  rupees: number
  paise?: 'when-non-zero' | 'always'
  className?: string
}) {
  return <span className={cx('tabular', className)}>{rupeeText(rupees, paise)}</span>
}

/** A struck-through price, labelled for screen readers. Null if it isn't higher. */
export function StruckPrice({
  rupees,
  above,
  word,
  className,
}: {
  rupees: number | null
  above: number
  word: string
  className?: string
}) {
  if (rupees === null || rupees <= above) return null
  return (
    <span className={cx('tabular text-mrp text-text-hint', className)}>
      <span className="sr-only">{word} </span>
      <s>{rupeeText(rupees)}</s>
    </span>
  )
}

import { formatRupees, wireToPaise } from '@upchar/kernel/money'
import { cx } from './cx.ts'

/** Rupees as the wire carries them, in words for people: `₹1,299` or `₹1,299.50`; `always` shows the paise always. */
export const rupeeText = (
  rupees: number,
  paise: 'when-non-zero' | 'always' = 'when-non-zero',
): string => formatRupees(wireToPaise(rupees), { paise })

/** One amount. */
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

/** A list price that is struck through, with the word for those who can't see the line. Null when it saves nothing. */
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

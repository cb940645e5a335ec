import { foldText } from '../text/tokens.ts'
import { unitOf } from '../text/units.ts'

/** In rupees; either end may be open. */
export type PriceRange = { min: number | undefined; max: number | undefined }

const amount = String.raw`(?:(?:rs\.?|inr|₹|rupees?)\s?)?(\d+(?:\.\d+)?)\s?(k\b|lakhs?\b|lacs?\b)?(?:\s?\/-)?(?:\s?(?:rs\b\.?|inr\b|₹|rupees?\b|rupaye?\b|rupay\b))?`
/** The minimum for a range of bare numbers to be a price: "bp machine 1500 to 2500", but "pipette 100-1000". */
const leastOfRange = 500
type Pattern = { pattern: RegExp; least?: number; read(first: number, second: number): PriceRange }
const patterns: readonly Pattern[] = [
  {
    pattern: new RegExp(
      String.raw`\b(?:between|from)\s${amount}\s?(?:and|to|-|se)\s?${amount}`,
      'u',
    ),
    read: (min, max) => ({ min, max }),
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d.])${amount}\s?(?:to|-|se)\s?${amount}(?![\p{L}\d.-])`,
      'u',
    ),
    least: leastOfRange,
    read: (min, max) => ({ min, max }),
  },
  { pattern: new RegExp(String.raw`<\s?${amount}`, 'u'), read: (max) => ({ min: undefined, max }) },
  {
    pattern: new RegExp(
      String.raw`\b(?:under|below|less than|lower than|upto|up to|within|max(?:imum)?|not more than)\s${amount}`,
      'u',
    ),
    read: (max) => ({ min: undefined, max }),
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d.])${amount}\s?(?:se kam|se niche|se neeche|ke andar|ke under|tak)(?!\p{L})`,
      'u',
    ),
    read: (max) => ({ min: undefined, max }),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:above|over|more than|higher than|min(?:imum)?)\s${amount}`,
      'u',
    ),
    read: (min) => ({ min, max: undefined }),
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d.])${amount}\s?(?:se zyada|se jyada|se upar)(?!\p{L})`,
      'u',
    ),
    read: (min) => ({ min, max: undefined }),
  },
]
/** Smaller bare numbers are sizes. */
const leastRupees = 10

/**
 * Extracts a price ("gloves under 500", "500 se kam") and returns the rest of the text. A number with a unit is a size:
 * "up to 10 ml" stays in the text.
 */
export function takePrice(text: string): { text: string; price: PriceRange | undefined } {
  if (!/\d/.test(text)) return { text, price: undefined }
  const folded = foldText(text)
  for (const { pattern, least = leastRupees, read } of patterns) {
    const match = pattern.exec(folded)
    if (match === null) continue
    const [first, second] = [rupees(match[1], match[2]), rupees(match[3], match[4])]
    const rest = folded.slice(match.index + match[0].length)
    const [, next = ''] = /^\s?(%|\p{L}+)/u.exec(rest) ?? []
    const touching = !/\s$/.test(match[0]) && rest.startsWith(next)
    if (
      first < least ||
      (second > 0 && second < first) ||
      next === '%' ||
      unitOf(next, touching) !== undefined
    )
      continue
    return { text: `${folded.slice(0, match.index)} ${rest}`, price: read(first, second) }
  }
  return { text, price: undefined }
}

const rupees = (digits: string | undefined, scale: string | undefined): number =>
  Number(digits ?? 0) * (scale === undefined ? 1 : scale === 'k' ? 1000 : 100_000)

/** The range for buyers. */
export function priceWords({ min, max }: PriceRange): string {
  const rupees = (value: number) => `₹${value.toLocaleString('en-IN')}`
  if (min === undefined) return `under ${rupees(max ?? 0)}`
  return max === undefined ? `above ${rupees(min)}` : `${rupees(min)} to ${rupees(max)}`
}

/** The range as value of the price facet. */
export const priceFilter = ({ min, max }: PriceRange): string =>
  `${min === undefined ? '' : Math.round(min)}-${max === undefined ? '' : Math.round(max)}`

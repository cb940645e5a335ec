import { groupDigits } from './money.ts'

/** UI-15: descriptions are truncated at 300 characters by default. */
const DESCRIPTION_LENGTH = 300

/**
 * UI-15: truncates text to at most `max` characters including the ellipsis, at a word boundary unless that would lose more
 * than two thirds. Text that fits is returned trimmed. Never splits a surrogate pair.
 */
export function truncate(text: string, max: number = DESCRIPTION_LENGTH): string {
  const trimmed = text.trim()
  if (trimmed.length <= max) return trimmed
  if (max < 1) return ''
  let cut = max - 1
  const code = trimmed.charCodeAt(cut - 1)
  if (code >= 0xd800 && code <= 0xdbff) cut -= 1
  let head = trimmed.slice(0, cut)
  if (/\S/.test(trimmed.charAt(cut))) {
    const boundary = head.search(/\s\S*$/)
    if (boundary >= max / 3) head = head.slice(0, boundary)
  }
  return `${head.replace(/[\s,;:.\-–—(]+$/, '')}…`
}

/**
 * A URL slug: lower-case letters and digits, words joined by hyphens. Drops accents; & becomes "and", + "plus", %
 * "percent", so that "IOL +21 D" and "IOL 21 D" differ. Empty if no Latin letter or digit is left.
 */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/&/g, ' and ')
    .replace(/\+/g, ' plus ')
    .replace(/%/g, ' percent ')
    .replace(/[µμ]/g, 'u')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** A count with its noun: `1 item`, `2 items`, `1,200 boxes`. `many`: an irregular plural. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${Number.isInteger(count) ? groupDigits(count) : count} ${count === 1 ? one : many}`
}

/**
 * A share of counts or of rupees in percent: `29%`. Rounded down, so that only all of it is 100%; `up`: so that only none of it is 0%.
 * In whole hundredths: 29 / 100 * 100 is less than 29.
 */
export function share(part: number, whole: number, towards: 'down' | 'up' = 'down'): string {
  const percent = (Math.round(part * 100) * 100) / Math.round(whole * 100)
  return `${towards === 'up' ? Math.ceil(percent) : Math.floor(percent)}%`
}

/** As inside a sentence: `Sees orders` becomes `sees orders`. */
export const inSentence = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

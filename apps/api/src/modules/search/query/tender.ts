/** The minimum of words for a line copied from a tender; buyers type shorter texts. */
const leastWords = 7
/** A tender's line names the product in its first words; conditions follow. */
const naming = 8

const quantity = String.raw`\d[\d,]*\s?(?:nos?|numbers|units?|pairs?|boxes|packs?|packets|pieces|pcs)?`
const conditions: readonly RegExp[] = [
  /^\s*(?:(?:item|sl|sr|s|lot|line)\b\.?\s*)?(?:no\b\.?|number|#)?\s*\d{1,3}\s?[).:]\s+(?=\p{L})/iu,
  /^\s*(?:(?:supply|supplying|procurement|purchase|providing|provision|installation|installing|testing|commissioning|delivery|and|of|the|for)\b|[\s,&/])+/iu,
  new RegExp(String.raw`\b(?:qty|quantity|quantum)\b\s?[:.=-]?\s?${quantity}`, 'giu'),
  /(?<![\p{L}\d.])\d[\d,]*\s?(?:nos?|numbers)\b\.?/giu,
  /\b(?:is|bis)\s?[:-]?\s?\d{4,5}(?:[-:/]\d+)*|\b(?:en|iso|astm|iec|din|ansi)\s?[:-]?\s?[a-z]?\d{2,6}(?:[-:/]\d+)*|\baql\s?\d(?:\.\d+)?/giu,
  /\bwithin\s\d{1,3}\s?(?:days?|weeks?|months?)\b|\b\d{1,2}\s?(?:months?|years?|yrs?)\s(?:\p{L}+\s){0,2}(?:warranty|guarantee|amc|cmc)\b/giu,
  /\b(?:make|brand|unit|uom|packing)\s?[:=-]\s?\p{L}+/giu,
  /\b(?:ce|isi|fda|us ?fda|bis|nabl|cdsco)\s?(?:approved|certified|marked|mark|compliant)?(?=[\s,;.)]|$)/giu,
  /\b(?:as per|conforming to|complying with|confirming to)\b/giu,
  /\b(?:comprehensive|warranty|guarantee|certified|reputed|tender|specifications?|individually|approved|marked)\b/giu,
]

const wordsIn = (text: string): string[] => text.trim().split(/\s+/)

/** Removes item number, quantity, standards, terms and periods from a tender's line. Shorter texts are unchanged. */
export function withoutConditions(text: string): string {
  if (wordsIn(text).length < leastWords) return text
  const goods = conditions.reduce((rest, pattern) => rest.replace(pattern, ' '), text)
  return /\p{L}{2}/u.test(goods) ? goods : text
}

/** The first words of a tender's line, which name the product; `undefined` for shorter texts. */
export function namingPart(text: string): string | undefined {
  const words = wordsIn(withoutConditions(text))
  return words.length > naming ? words.slice(0, naming).join(' ') : undefined
}

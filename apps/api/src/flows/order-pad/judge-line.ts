import type { SearchHits } from '../../modules/catalogue/index.ts'
import {
  askedWords,
  hasTerm,
  saysLabel,
  termsIn,
  type AskedWords,
} from '../../modules/search/index.ts'
import type { Judged, PadGoods } from './model.ts'

/** Product groups of a search that are looked at, and products offered for a line. */
export const [mostGroups, mostGoods] = [12, 6]

const nothing = (reason: string): Judged => ({ state: 'absent', reason, goods: [] })
const doubtful = (reason: string, goods: readonly PadGoods[]): Judged => ({
  state: 'doubtful',
  reason,
  goods: goods.slice(0, mostGoods),
})

/** A line with a SKU, GTIN or part number (issue rule "matched"): exactly one product on sale has it. */
export function judgeCode(goods: readonly PadGoods[]): Judged {
  if (goods.length === 0) return nothing('This product is no longer sold.')
  return goods.length === 1
    ? { state: 'matched', reason: null, goods }
    : doubtful('Several products have this number. Choose one.', goods)
}

type Fit = { group: readonly PadGoods[]; covered: number }

/** The variants of a group that have most of what the line names, and how much that is. */
function fitOf(variants: readonly PadGoods[], asked: AskedWords, wanted: ReadonlySet<string>): Fit {
  const scored = variants.map((variant) => {
    const terms = termsIn(variant.texts)
    const values = new Set(variant.texts)
    const named = [...new Set(asked.words)].filter((word) => hasTerm(terms, word)).length
    const understood = [...wanted].filter((value) => values.has(value)).length
    const labelled = saysLabel(asked, variant.optionLabel) ? 1 : 0
    return { variant, covered: named + understood + labelled }
  })
  const covered = Math.max(0, ...scored.map((one) => one.covered))
  return {
    group: scored.filter((one) => one.covered === covered).map((one) => one.variant),
    covered,
  }
}

/** The values of attributes that the search has understood, such as "20 G" of "pink". */
const understoodIn = (filters: string): ReadonlySet<string> =>
  new Set(
    [...new URLSearchParams(filters)].flatMap(([key, value]) => (key === 'price' ? [] : value)),
  )

const missingIn = (goods: PadGoods, { measures }: AskedWords): string[] => {
  const terms = termsIn(goods.texts)
  return [...measures].filter((measure) => !hasTerm(terms, measure))
}

/**
 * A line of words. It is matched where the search finds exactly what it names, without a corrected word, in products of one kind, one
 * variant of which fits best and has every measure and size of the line. Several makes of it are no doubt: the best found stands, the
 * others are offered with it. Everything else is for the buyer to choose.
 */
export function judgeWords(
  text: string,
  hits: SearchHits,
  byGroup: ReadonlyMap<number, readonly PadGoods[]>,
): Judged {
  if (hits.blocked) return nothing('These goods are not sold online.')
  const asked = askedWords(text)
  const wanted = understoodIn(hits.filters)
  const near = hits.groupIds.slice(0, Math.max(1, Math.min(hits.close, mostGroups)))
  const fits = near
    .map((id) => fitOf(byGroup.get(id) ?? [], asked, wanted))
    .filter(({ group }) => group.length > 0)
    .toSorted((a, b) => b.covered - a.covered)
  const [best] = fits
  const first = best?.group[0]
  if (best === undefined || first === undefined)
    return nothing('We found nothing for this line. Try other words, or ask us for it.')
  const equal = fits.filter(({ covered }) => covered === best.covered)
  const goods = [...new Set([...best.group, ...fits.flatMap(({ group }) => group.slice(0, 1))])]
  if (hits.inexact) return doubtful('We have nothing that is exactly this. These come near.', goods)
  if (hits.corrected !== null)
    return doubtful(`We read this as “${hits.corrected}”. Check it.`, goods)
  if (equal.some(({ group }) => group[0]?.family !== first.family))
    return doubtful(
      'Different kinds of products fit. Choose one.',
      equal.flatMap(({ group }) => group),
    )
  if (missingIn(first, asked).length > 0)
    return doubtful('The size may be another one. Check it.', goods)
  if (best.group.length > 1) return doubtful('Choose the size or type you need.', goods)
  return { state: 'matched', reason: null, goods: goods.slice(0, mostGoods) }
}

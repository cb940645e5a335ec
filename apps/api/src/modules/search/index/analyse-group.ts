import { stopWords } from '../text/stop-words.ts'
import { codeOf, pairsOf, sizeTerm, tokenise, withFreeOf, type Token } from '../text/tokens.ts'

export type GroupSource = {
  groupId: number
  title: string
  brand: string
  brandId: number
  familyKey: string
  description: string
  highlights: readonly string[]
  /** Attribute values of the group and of all its variants; `listed`: as filters write them. */
  attributes: readonly { key: string; label: string; display: string; listed: string }[]
  optionLabels: readonly string[]
  variants: readonly {
    id: number
    /** Its own, and those of other sellers’ offers on it. */
    skus: readonly string[]
    partNumber: string | null
    gtins: readonly string[]
  }[]
  prior: number
}

/**
 * Usual lengths of fields in words: longer fields count less for each word. Constants, because means of the loaded products
 * would give the same product different scores before and after a full build.
 */
const usual = { title: 7, description: 60, attributes: 8 }
/** `strong`: in title, brand or an attribute; `named`: in title or brand. */
export type AnalysedTerm = {
  impact: number
  strong: boolean
  named: boolean
  label: string | undefined
}
type Found = Omit<AnalysedTerm, 'impact'> & { weight: number }
type Add = (
  term: string,
  weight: number,
  field: 'name' | 'attribute' | 'text',
  label?: string,
) => void

/**
 * Field weights. A title's head (before "with", "for", a comma or a bracket) names the product, the
 * rest only describes it: "Syringe with Needle" is a syringe. Descriptions mention everything.
 */
const weights = {
  titleHead: 6,
  titleTail: 3,
  brand: 4,
  attribute: 2.2,
  highlight: 0.7,
  description: 0.6,
}
/** How fast repeated hits stop counting (BM25's k1, for weighted counts). */
export const saturation = 3
const descriptionTerms = 120

const accessories = /\s(?:with|for|without|including|compatible)\s/i
const whole = (found: number, end: number): number => (found < 0 ? end : found)

const headOf = (title: string): number => {
  const end = title.search(/\s(?:with|for|without|including|compatible)\s|[,(;|]|\s[-–]\s/i)
  return end <= 0 ? title.length : end
}

/** The word itself too where it was read as a clothing size: "medium" is also a culture medium. */
const termsOf = (token: Token): string[] => {
  if (token.kind !== 'size') return [token.term]
  const size = sizeTerm(token.text)
  return size === undefined ? [token.term] : [token.term, size]
}

export const saturate = (weighted: number): number => weighted / (saturation + weighted)

/** Every term of a product group with its BM25F impact, 1 to 255. */
export function analyseGroup(group: GroupSource): Map<string, AnalysedTerm> {
  const found = new Map<string, Found>()
  const add: Add = (term, weight, field, label) => {
    let known = found.get(term)
    if (known === undefined)
      found.set(term, (known = { weight: 0, strong: false, named: false, label: undefined }))
    known.weight += weight
    known.strong ||= field !== 'text'
    known.named ||= field === 'name'
    known.label ??= label
  }
  const field = (text: string, weight: number, kind: 'name' | 'attribute' | 'text') => {
    for (const token of withFreeOf(tokenise(text)))
      if (!stopWords.has(token.text)) for (const term of termsOf(token)) add(term, weight, kind)
  }

  const cut = headOf(group.title)
  const titleWords = group.title.split(/\s+/).length
  const titleNorm = 1 / (0.5 + (0.5 * titleWords) / usual.title)
  field(group.title.slice(0, cut), weights.titleHead * titleNorm, 'name')
  // "With Needle" says what else is in the box, not what it is.
  const besides = Math.max(cut, whole(group.title.search(accessories), group.title.length))
  field(group.title.slice(cut, besides), weights.titleTail * titleNorm, 'name')
  field(group.title.slice(besides), weights.titleTail * titleNorm, 'attribute')
  const titleTerms = withFreeOf(tokenise(group.title))
    .filter((token) => !stopWords.has(token.text))
    .map((token) => token.term)
  for (const pair of pairsOf(titleTerms)) add(pair, weights.titleHead * titleNorm, 'text')
  field(group.brand, weights.brand, 'name')
  addAttributes(group, add)
  for (const highlight of group.highlights) field(highlight, weights.highlight, 'text')

  const descriptionWords = group.description.length / 6
  // A short description counts in full, and not more: it isn't about a word because it says little else.
  const descriptionNorm = 1 / (0.4 + 0.6 * Math.max(1, descriptionWords / usual.description))
  const described = new Map<string, number>()
  for (const token of withFreeOf(tokenise(group.description))) {
    if (
      stopWords.has(token.text) ||
      (described.size >= descriptionTerms && !described.has(token.term))
    )
      continue
    described.set(token.term, Math.min(3, (described.get(token.term) ?? 0) + 1))
  }
  for (const [term, count] of described)
    add(term, weights.description * descriptionNorm * count, 'text')

  const analysed = new Map<string, AnalysedTerm>()
  for (const [term, { weight, ...field }] of found) {
    if (term.length <= 40)
      analysed.set(term, { impact: Math.max(1, Math.round(255 * saturate(weight))), ...field })
  }
  return analysed
}

/** Distinct words of all attribute values: each word of a long list weighs less. */
const attributeWords = (group: GroupSource): number =>
  new Set(
    [...group.attributes.map((a) => a.display), ...group.optionLabels]
      .join(' ')
      .toLowerCase()
      .split(/\s+/),
  ).size

/** "Powder-free: Yes" is found as its label; "No" is not found. */
const yesOrNo: ReadonlySet<string> = new Set(['Yes', 'No'])
const textOf = (value: string, label: string): string =>
  value === 'Yes' ? label : value === 'No' ? '' : value

/**
 * Each value counts once, however many variants have it: as filters write it, then in the file's own words where they differ
 * ("14 Fr", "14").
 */
function addAttributes(group: GroupSource, add: Add): void {
  const seen = new Set<string>()
  const values = [
    ...group.attributes.flatMap(({ key, label, display, listed }) => [
      { key, text: textOf(listed, label), value: listed },
      ...(listed === display || yesOrNo.has(listed) ? [] : [{ key: '', text: display, value: '' }]),
    ]),
    ...group.optionLabels.map((text) => ({ key: '', text, value: text })),
  ]
  // Few values count no more than the usual number: a tape that comes in one width isn't more of that width.
  const share = Math.max(1, attributeWords(group) / usual.attributes)
  const weight = weights.attribute / (0.6 + 0.4 * share)
  for (const { key, text, value } of values) {
    const all = withFreeOf(tokenise(text))
    const tokens = all.filter((token) => !stopWords.has(token.text))
    const whole = all.length === 1 && key !== '' ? `${key}=${value}` : undefined
    for (const token of tokens) {
      for (const term of termsOf(token)) {
        if (seen.has(term)) continue
        seen.add(term)
        add(term, weight, 'attribute', whole)
      }
    }
  }
}

/** Normalised codes of a group's variants: kind 1 SKU, 2 part number, 3 GTIN. */
export function codesOf(group: GroupSource): { code: string; variantId: number; kind: number }[] {
  return group.variants.flatMap(({ id, skus, partNumber, gtins }) =>
    [skus, partNumber === null ? [] : [partNumber], gtins].flatMap((texts, i) =>
      [...new Set(texts.map((text) => codeOf(text).slice(0, 64)))]
        .filter((code) => code.length >= 3)
        .map((code) => ({ code, variantId: id, kind: i + 1 })),
    ),
  )
}

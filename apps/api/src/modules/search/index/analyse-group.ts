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
  /** Attribute values of the group and of all its variants. */
  attributes: readonly { key: string; label: string; display: string }[]
  optionLabels: readonly string[]
  variants: readonly { id: number; sku: string; partNumber: string | null; gtin: string | null }[]
  prior: number
}

/**
 * Usual lengths of fields in words: longer fields count less for each word. Constants, because means of the loaded products
 * would give the same product different scores before and after a full build.
 */
const usual = { title: 7, description: 60, attributes: 8 }
export type AnalysedTerm = { impact: number; strong: boolean; label: string | undefined }

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
  const found = new Map<string, { weight: number; strong: boolean; label: string | undefined }>()
  const add = (term: string, weight: number, strong: boolean, label?: string) => {
    const known = found.get(term)
    if (known === undefined) found.set(term, { weight, strong, label })
    else {
      known.weight += weight
      known.strong ||= strong
      known.label ??= label
    }
  }
  const field = (text: string, weight: number, strong: boolean) => {
    for (const token of withFreeOf(tokenise(text)))
      if (!stopWords.has(token.text)) for (const term of termsOf(token)) add(term, weight, strong)
  }

  const cut = headOf(group.title)
  const titleWords = group.title.split(/\s+/).length
  const titleNorm = 1 / (0.5 + (0.5 * titleWords) / usual.title)
  field(group.title.slice(0, cut), weights.titleHead * titleNorm, true)
  field(group.title.slice(cut), weights.titleTail * titleNorm, true)
  const titleTerms = withFreeOf(tokenise(group.title))
    .filter((token) => !stopWords.has(token.text))
    .map((token) => token.term)
  for (const pair of pairsOf(titleTerms)) add(pair, weights.titleHead * titleNorm, false)
  field(group.brand, weights.brand, true)
  addAttributes(group, add)
  for (const highlight of group.highlights) field(highlight, weights.highlight, false)

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
    add(term, weights.description * descriptionNorm * count, false)

  const analysed = new Map<string, AnalysedTerm>()
  for (const [term, { weight, strong, label }] of found) {
    if (term.length <= 40)
      analysed.set(term, { impact: Math.max(1, Math.round(255 * saturate(weight))), strong, label })
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

/** Each value counts once, however many variants have it. "Powder-free: Yes" is found as its label; "No" is not found. */
function addAttributes(
  group: GroupSource,
  add: (term: string, weight: number, strong: boolean, label?: string) => void,
): void {
  const seen = new Set<string>()
  const values = [
    ...group.attributes.map((a) => ({
      key: a.key,
      text: a.display === 'Yes' ? a.label : a.display === 'No' ? '' : a.display,
      value: a.display,
    })),
    ...group.optionLabels.map((text) => ({ key: '', text, value: text })),
  ]
  const weight = weights.attribute / (0.6 + (0.4 * attributeWords(group)) / usual.attributes)
  for (const { key, text, value } of values) {
    const all = withFreeOf(tokenise(text))
    const tokens = all.filter((token) => !stopWords.has(token.text))
    const whole = all.length === 1 && key !== '' ? `${key}=${value}` : undefined
    for (const token of tokens) {
      for (const term of termsOf(token)) {
        if (seen.has(term)) continue
        seen.add(term)
        add(term, weight, true, whole)
      }
    }
  }
}

/** Normalised codes of a group's variants: kind 1 SKU, 2 part number, 3 GTIN. */
export function codesOf(group: GroupSource): { code: string; variantId: number; kind: number }[] {
  return group.variants.flatMap((variant) =>
    [variant.sku, variant.partNumber, variant.gtin].flatMap((text, i) => {
      const code = text === null ? '' : codeOf(text).slice(0, 64)
      return code.length < 3 ? [] : [{ code, variantId: variant.id, kind: i + 1 }]
    }),
  )
}

import { saturate } from '../index/analyse-group.ts'
import { stopWords } from '../text/stop-words.ts'
import { pairsOf, tokenise } from '../text/tokens.ts'

export type FamilyText = {
  /** Name and key. */
  names: string[]
  category: string
  businessCategory: string
  description: string
  /** Attribute labels, and the specialities and procedures that need it. */
  around: string[]
}

/** The head nouns of names: "mask" of "oxygen mask", "syringe" of "syringe with needle". */
export function headsOf(names: readonly string[]): Set<string> {
  return new Set(
    names.flatMap((name) => {
      const tokens = tokenise(name.split(/[,(]|\s(?:with|for|without|of)\s/i)[0] ?? '').filter(
        (token) => !stopWords.has(token.text),
      )
      return tokens.at(-1)?.term ?? []
    }),
  )
}

const weights = { name: 6, head: 2, category: 0.8, business: 0.4, description: 0.5, around: 0.4 }
const meanNameLength = 3

/**
 * Indexes families as documents. A group inherits its family's terms, so that generic names are indexed once, however
 * many groups a family has.
 */
export class FamilyIndex {
  private readonly byTerm = new Map<string, Map<number, number>>()
  private readonly nameTerms: ReadonlySet<string>[] = []
  private readonly heads: ReadonlySet<string>[] = []

  constructor(families: readonly FamilyText[]) {
    families.forEach((family, index) => this.add(family, index))
  }

  /** Families with a term, and its impact in each, 0 to 1. */
  impacts(term: string): ReadonlyMap<number, number> | undefined {
    return this.byTerm.get(term)
  }

  namesOf(family: number): ReadonlySet<string> {
    return this.nameTerms[family] ?? new Set()
  }

  /** Whether the term is the head noun of the family's name. */
  isHead(family: number, term: string): boolean {
    return this.heads[family]?.has(term) ?? false
  }

  terms(): IterableIterator<string> {
    return this.byTerm.keys()
  }

  private add(family: FamilyText, index: number): void {
    const found = new Map<string, number>()
    const field = (text: string, weight: number) => {
      for (const token of tokenise(text))
        if (!stopWords.has(token.text))
          found.set(token.term, Math.max(found.get(token.term) ?? 0, weight))
    }
    for (const text of family.around) field(text, weights.around)
    field(family.description, weights.description)
    field(family.businessCategory, weights.business)
    field(family.category, weights.category)
    const names = new Set<string>()
    for (const text of family.names)
      for (const token of tokenise(text)) if (!stopWords.has(token.text)) names.add(token.term)
    const norm = 1 / (0.6 + (0.4 * names.size) / meanNameLength)
    const heads = headsOf(family.names.slice(0, 1))
    this.heads[index] = heads
    for (const term of names)
      found.set(
        term,
        (weights.name + (heads.has(term) ? weights.head : 0)) * norm + (found.get(term) ?? 0),
      )
    this.nameTerms[index] = names
    for (const text of family.names) {
      const terms = tokenise(text)
        .filter((token) => !stopWords.has(token.text))
        .map((token) => token.term)
      for (const pair of pairsOf(terms)) found.set(pair, weights.name * norm)
    }
    for (const [term, weight] of found) {
      let families = this.byTerm.get(term)
      if (families === undefined) this.byTerm.set(term, (families = new Map()))
      families.set(index, saturate(weight))
    }
  }
}

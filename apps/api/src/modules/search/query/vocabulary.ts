import { Corrector, type Correction } from './corrector.ts'

export type TermCount = {
  term: string
  /** 0 for words that only phrases and place names contain: searchable, but not shown as completions. */
  documents: number
  /** Documents with the term in a strong field; 0 for words of descriptions only. */
  strong: number
  /** Attributes whose whole value it is: 'size=16 Fr'. */
  labels: readonly string[]
}

/** Every word of the index with its counts, in memory. Completes and corrects words without a statement. */
export class Vocabulary {
  readonly size: number
  private readonly counts = new Map<string, TermCount>()
  private readonly byNumber = new Map<string, string[]>()
  private readonly corrector: Corrector

  /** `documents`: the number of product groups. */
  constructor(terms: Iterable<TermCount>, documents: number) {
    this.size = documents
    const words: string[] = []
    for (const count of terms) {
      this.counts.set(count.term, count)
      const number = /^(\d+(?:\.\d+)?)[a-z]+$/.exec(count.term)?.[1]
      if (number !== undefined && count.strong > 0) push(this.byNumber, number, count.term)
      if (count.strong > 0 && /^\p{L}[\p{L}\d]{2,}$/u.test(count.term)) words.push(count.term)
    }
    this.corrector = new Corrector(words, (word) => {
      const count = this.counts.get(word)
      return { strong: count?.strong ?? 0, indexed: (count?.documents ?? 0) > 0 }
    })
  }

  count(term: string): TermCount | undefined {
    return this.counts.get(term)
  }

  /** Whether it is a word of a title, brand, attribute, family or synonym. */
  isStrong(term: string): boolean {
    return (this.counts.get(term)?.strong ?? 0) > 0
  }

  /** Whether it is in a strong field of a product or family; words of phrases alone are not. */
  isIndexed(term: string): boolean {
    const count = this.counts.get(term)
    return count !== undefined && count.strong > 0 && count.documents > 0
  }

  /** BM25's inverse document frequency. */
  idf(term: string): number {
    const n = Math.min(this.size, this.counts.get(term)?.documents ?? 0)
    return Math.log(1 + (this.size - n + 0.5) / (n + 0.5))
  }

  /** The measures of a bare number: '16' for 16fr, 16g, …, most frequent first. */
  measuresOf(number: string): string[] {
    const found = this.byNumber.get(number) ?? []
    return found
      .toSorted((a, b) => (this.counts.get(b)?.strong ?? 0) - (this.counts.get(a)?.strong ?? 0))
      .slice(0, 16)
  }

  /** Words with the prefix, most frequent first; with `alike`, words with a similar prefix if there are none. */
  completions(prefix: string, limit: number, alike = false): string[] {
    return this.corrector.completions(prefix, limit, alike)
  }

  /** The likeliest corrections of an unknown word, best first. */
  correct(word: string, limit: number): Correction[] {
    return this.corrector.correct(word, limit)
  }
}

function push(map: Map<string, string[]>, key: string, value: string): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else list.push(value)
}

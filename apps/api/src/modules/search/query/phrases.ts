import { phoneticKey } from '../text/phonetic.ts'
import { genericWords, stopWords } from '../text/stop-words.ts'
import { tokenise } from '../text/tokens.ts'

/** Shorter phonetic keys are ambiguous: "rles" is not "RL". */
const shortestSound = 4
/** A word in phrases of more families than this hints at none. */
const mostHinted = 2

export type PhraseMeaning = { families: string[]; expansions: string[] }
export type PhraseMatch = PhraseMeaning & { length: number }

/** The terms of a phrase without stop words: "bukhar wali machine" equals "bukhar machine". */
export const phraseTerms = (text: string): string[] =>
  tokenise(text)
    .filter((token) => !stopWords.has(token.text))
    .map((token) => token.term)

/** The phrase without a final generic noun: "dil sunne ki machine" means the same without "machine". */
const withoutKind = (key: string): string | undefined => {
  const terms = key.split(' ')
  return terms.length > 2 && genericWords.has(terms.at(-1) ?? '')
    ? terms.slice(0, -1).join(' ')
    : undefined
}

/** Looks up phrases at a position of a query, longest first, by letters and by sound. */
export class PhraseTable {
  private readonly wordFamilies = new Map<string, Set<string>>()
  private readonly exact = new Map<string, PhraseMeaning>()
  private readonly spoken = new Map<string, PhraseMeaning>()
  private longest = 1
  /** Shortest first. */
  private byLength: readonly string[] | undefined

  constructor(
    rows: Iterable<{ phrase: string; familyKey: string | null; expansion: string | null }>,
  ) {
    for (const { phrase, familyKey, expansion } of rows) {
      const terms = phraseTerms(phrase)
      if (terms.length === 0) continue
      this.longest = Math.max(this.longest, terms.length)
      for (const term of terms) this.learn(term, familyKey)
      const key = terms.join(' ')
      const meaning = this.exact.get(key) ?? { families: [], expansions: [] }
      if (familyKey !== null && !meaning.families.includes(familyKey))
        meaning.families.push(familyKey)
      if (expansion !== null && !meaning.expansions.includes(expansion))
        meaning.expansions.push(expansion)
      this.exact.set(key, meaning)
      const sound = terms.map(phoneticKey).join(' ')
      if (sound.length >= shortestSound && !this.spoken.has(sound)) this.spoken.set(sound, meaning)
    }
    for (const [key, meaning] of this.exact) {
      const short = withoutKind(key)
      if (short !== undefined && !this.exact.has(short)) this.exact.set(short, meaning)
    }
  }

  get terms(): IterableIterator<string> {
    return this.wordFamilies.keys()
  }

  /** The families of all phrases with a word, if they are few: "nsk" occurs for handpieces only. */
  hintOf(term: string): readonly string[] {
    const families = this.wordFamilies.get(term)
    return families !== undefined && term.length > 1 && families.size <= mostHinted
      ? [...families]
      : []
  }

  private learn(term: string, family: string | null): void {
    let families = this.wordFamilies.get(term)
    if (families === undefined) this.wordFamilies.set(term, (families = new Set()))
    if (family !== null) families.add(family)
  }

  /** The meaning of the shortest phrase that begins with these terms; the last may be incomplete. */
  beginningWith(terms: readonly string[]): PhraseMeaning | undefined {
    const typed = terms.join(' ')
    if (typed.length < 3) return undefined
    this.byLength ??= [...this.exact.keys()].toSorted((a, b) => a.length - b.length)
    return this.exact.get(this.byLength.find((key) => key.startsWith(typed)) ?? '')
  }

  /** The longest phrase at `from`. `bySound`: also phrases that only sound the same. */
  longestAt(terms: readonly string[], from: number, bySound: boolean): PhraseMatch | undefined {
    for (let length = Math.min(this.longest, terms.length - from); length > 0; length--) {
      const part = terms.slice(from, from + length)
      const meaning =
        this.exact.get(part.join(' ')) ??
        (bySound ? this.spoken.get(part.map(phoneticKey).join(' ')) : undefined)
      if (meaning !== undefined) return { ...meaning, length }
    }
    return undefined
  }
}

import { phoneticKey } from '../text/phonetic.ts'
import { stopWords } from '../text/stop-words.ts'
import { tokenise } from '../text/tokens.ts'

/** Shorter phrases sound like too much else: "rles" is not "RL". */
const shortestSound = 4

export type PhraseMeaning = { families: string[]; expansions: string[] }
export type PhraseMatch = PhraseMeaning & { length: number }

/** What is compared of a phrase: its terms without stop words, so that "bukhar wali machine" is "bukhar machine". */
export const phraseTerms = (text: string): string[] => tokenise(text).filter((token) => !stopWords.has(token.text)).map((token) => token.term)

/** Phrases of one or more words, found at a place in a query, longest first; by sound where the letters differ. */
export class PhraseTable {
  readonly terms = new Set<string>()
  private readonly exact = new Map<string, PhraseMeaning>()
  private readonly spoken = new Map<string, PhraseMeaning>()
  private longest = 1

  constructor(rows: Iterable<{ phrase: string; familyKey: string | null; expansion: string | null }>) {
    for (const { phrase, familyKey, expansion } of rows) {
      const terms = phraseTerms(phrase)
      if (terms.length === 0) continue
      this.longest = Math.max(this.longest, terms.length)
      for (const term of terms) this.terms.add(term)
      const key = terms.join(' ')
      const meaning = this.exact.get(key) ?? { families: [], expansions: [] }
      if (familyKey !== null && !meaning.families.includes(familyKey)) meaning.families.push(familyKey)
      if (expansion !== null && !meaning.expansions.includes(expansion)) meaning.expansions.push(expansion)
      this.exact.set(key, meaning)
      const sound = terms.map(phoneticKey).join(' ')
      if (sound.length >= shortestSound && !this.spoken.has(sound)) this.spoken.set(sound, meaning)
    }
  }

  /** What a phrase means of which these are the first words, the last one perhaps in part; the shortest such phrase. */
  beginningWith(terms: readonly string[]): PhraseMeaning | undefined {
    const typed = terms.join(' ')
    if (typed.length < 3) return undefined
    const keys = [...this.exact.keys()].filter((key) => key.startsWith(typed))
    return this.exact.get(keys.toSorted((a, b) => a.length - b.length)[0] ?? '')
  }

  /** The longest phrase that begins at `from`. `bySound`: also phrases that only sound the same. */
  longestAt(terms: readonly string[], from: number, bySound: boolean): PhraseMatch | undefined {
    for (let length = Math.min(this.longest, terms.length - from); length > 0; length--) {
      const part = terms.slice(from, from + length)
      const meaning = this.exact.get(part.join(' ')) ?? (bySound ? this.spoken.get(part.map(phoneticKey).join(' ')) : undefined)
      if (meaning !== undefined) return { ...meaning, length }
    }
    return undefined
  }
}

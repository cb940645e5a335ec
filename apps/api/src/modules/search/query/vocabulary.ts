import { phoneticKey, skeleton } from '../text/phonetic.ts'
import { editDistance } from './edit-distance.ts'

export type TermCount = {
  term: string
  /** 0 for words of phrases and place names only: searched for, but not shown as a completion. */
  documents: number
  /** Documents that hold it in a strong field; 0 for words of descriptions only. */
  strong: number
  /** Attribute values that it is the whole of: 'size=16 Fr'. */
  labels: readonly string[]
}
export type Correction = { term: string; cost: number }

/** One bit a letter: two words that differ in many bits cannot be a few edits apart. */
const lettersOf = (word: string): number => {
  let mask = 0
  for (let i = 0; i < word.length; i++) mask |= 1 << (word.charCodeAt(i) % 32)
  return mask
}

const countBits = (bits: number): number => {
  let n = bits
  n -= (n >>> 1) & 0x55555555
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

const editsAllowed = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : 2)

/** Every word of the index with its counts; completes and corrects words. All of it in memory: a word costs no statement. */
export class Vocabulary {
  readonly size: number
  private readonly counts = new Map<string, TermCount>()
  private readonly byNumber = new Map<string, string[]>()
  private readonly words: string[] = []
  private readonly masks: Int32Array
  private readonly sounds: string[]
  private readonly bySound = new Map<string, string[]>()
  private sorted: string[] | undefined

  /** `documents`: how many product groups there are. */
  constructor(terms: Iterable<TermCount>, documents: number) {
    this.size = documents
    for (const count of terms) {
      this.counts.set(count.term, count)
      const number = /^(\d+(?:\.\d+)?)[a-z]+$/.exec(count.term)?.[1]
      if (number !== undefined && count.strong > 0) push(this.byNumber, number, count.term)
      if (count.strong > 0 && /^\p{L}[\p{L}\d]{2,}$/u.test(count.term)) this.words.push(count.term)
    }
    this.masks = Int32Array.from(this.words, lettersOf)
    this.sounds = this.words.map(phoneticKey)
    this.words.forEach((word, i) => push(this.bySound, skeleton(this.sounds[i] ?? ''), word))
  }

  count(term: string): TermCount | undefined {
    return this.counts.get(term)
  }

  /** Is it a word of a title, a brand, an attribute, a family or a synonym? */
  isStrong(term: string): boolean {
    return (this.counts.get(term)?.strong ?? 0) > 0
  }

  /** Is it in a strong field of some product or family? Words of phrases alone are not. */
  isIndexed(term: string): boolean {
    const count = this.counts.get(term)
    return count !== undefined && count.strong > 0 && count.documents > 0
  }

  /** BM25's inverse document frequency. */
  idf(term: string): number {
    const n = Math.min(this.size, this.counts.get(term)?.documents ?? 0)
    return Math.log(1 + (this.size - n + 0.5) / (n + 0.5))
  }

  /** What a bare number may stand for: '16' for 16fr, 16g, … most frequent first. */
  measuresOf(number: string): string[] {
    const found = this.byNumber.get(number) ?? []
    return found.toSorted((a, b) => (this.counts.get(b)?.strong ?? 0) - (this.counts.get(a)?.strong ?? 0)).slice(0, 16)
  }

  /** Words that begin with `prefix`, most frequent first; with `alike`, where there are none, words that begin much like it. */
  completions(prefix: string, limit: number, alike = false): string[] {
    const exact = this.beginningWith(prefix)
    const found = exact.length > 0 || !alike || prefix.length < 4 ? exact : this.beginningLike(prefix)
    return found.toSorted((a, b) => (this.counts.get(b)?.strong ?? 0) - (this.counts.get(a)?.strong ?? 0)).slice(0, limit)
  }

  private beginningWith(prefix: string): string[] {
    this.sorted ??= this.words.toSorted()
    let low = 0
    let high = this.sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.sorted[middle] ?? '') < prefix) low = middle + 1
      else high = middle
    }
    const found: string[] = []
    for (let i = low; i < this.sorted.length && found.length < 500; i++) {
      const word = this.sorted[i] ?? ''
      if (!word.startsWith(prefix)) break
      found.push(word)
    }
    return found
  }

  /** The same sound, or one slip in the letters typed so far. */
  private beginningLike(prefix: string): string[] {
    const sound = phoneticKey(prefix)
    return this.words.filter((word, i) => {
      if (this.sounds[i]?.startsWith(sound) === true) return true
      return word.charCodeAt(0) === prefix.charCodeAt(0) && Math.min(editDistance(prefix, word.slice(0, prefix.length), 1), editDistance(prefix, word.slice(0, prefix.length + 1), 1)) <= 1
    })
  }

  /** The likeliest words that an unknown one was meant to be, best first. */
  correct(word: string, limit: number): Correction[] {
    // Three letters are too few to guess at, but for a vowel left out: "tns" for TENS.
    const most = word.length === 3 ? 1 : editsAllowed(word.length)
    if (most === 0) return []
    const sound = phoneticKey(word)
    const found = new Map<string, number>()
    const consider = (candidate: string) => {
      if (found.has(candidate)) return
      const written = editDistance(word, candidate, most)
      const spoken = editDistance(sound, phoneticKey(candidate), most) + 0.4
      const distance = Math.min(written, spoken)
      if (distance > most + 0.4 || (distance > most && skeleton(sound) !== skeleton(phoneticKey(candidate)))) return
      const otherStart = candidate.charCodeAt(0) === word.charCodeAt(0) ? 0 : 0.45
      const rare = 0.3 / Math.log2(2 + (this.counts.get(candidate)?.strong ?? 0))
      const onlySaid = (this.counts.get(candidate)?.documents ?? 0) === 0 ? 0.2 : 0
      found.set(candidate, distance + otherStart + rare + onlySaid)
    }
    for (const candidate of this.bySound.get(skeleton(sound)) ?? []) consider(candidate)
    const mask = lettersOf(word)
    for (let i = 0; word.length > 3 && i < this.words.length; i++) {
      if (countBits(mask ^ (this.masks[i] ?? 0)) > most * 2) continue
      const candidate = this.words[i] ?? ''
      if (Math.abs(candidate.length - word.length) <= most) consider(candidate)
    }
    return [...found].map(([term, cost]) => ({ term, cost })).toSorted((a, b) => a.cost - b.cost || (a.term < b.term ? -1 : 1)).slice(0, limit)
  }
}

function push(map: Map<string, string[]>, key: string, value: string): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else list.push(value)
}

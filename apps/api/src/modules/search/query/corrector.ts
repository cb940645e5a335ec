import { phoneticKey, skeleton } from '../text/phonetic.ts'
import { editDistance } from './edit-distance.ts'

export type Correction = { term: string; cost: number }
/** How many products have a word in a strong field, and whether it is indexed at all. */
export type Frequency = (word: string) => { strong: number; indexed: boolean }

/** One bit per letter: words that differ in many bits can't be a few edits apart. */
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

/** A phonetic edit costs slightly more than a letter edit. */
const soundCost = 0.4

const editsAllowed = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : 2)

/**
 * From this length on, a word may differ in its first letter and one more edit; below, "romson" is
 * not "omron".
 */
const surelySlipped = 8

const consonants = (word: string): string => word.replace(/[aeiou]/g, '')

const isSwap = (a: string, b: string): boolean =>
  [...a].toSorted().join('') === [...b].toSorted().join('')

/** Completes and corrects words against an in-memory list, without any statement. */
export class Corrector {
  private readonly words: readonly string[]
  private readonly frequency: Frequency
  private readonly masks: Int32Array
  private readonly sounds: string[]
  /** Indexes into `words` by phonetic skeleton. */
  private readonly bySound: Map<string, number[]>
  private sorted: readonly string[] | undefined

  constructor(words: readonly string[], frequency: Frequency) {
    this.words = words
    this.frequency = frequency
    this.masks = Int32Array.from(words, lettersOf)
    this.sounds = words.map(phoneticKey)
    this.bySound = Map.groupBy(words.keys(), (i) => skeleton(this.sounds[i] ?? ''))
  }

  /**
   * Words with the prefix, most frequent first; with `alike`, words with a similar prefix if there
   * are none.
   */
  completions(prefix: string, limit: number, alike = false): string[] {
    const exact = this.beginningWith(prefix)
    const found =
      exact.length > 0 || !alike || prefix.length < 4 ? exact : this.beginningLike(prefix)
    return found
      .toSorted((a, b) => this.frequency(b).strong - this.frequency(a).strong)
      .slice(0, limit)
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

  /** Words whose beginning sounds the same or is one edit away. */
  private beginningLike(prefix: string): string[] {
    const sound = phoneticKey(prefix)
    return this.words.filter((word, i) => {
      if (this.sounds[i]?.startsWith(sound) === true) return true
      return (
        word.charCodeAt(0) === prefix.charCodeAt(0) &&
        Math.min(
          editDistance(prefix, word.slice(0, prefix.length), 1),
          editDistance(prefix, word.slice(0, prefix.length + 1), 1),
        ) <= 1
      )
    })
  }

  /** The likeliest corrections of an unknown word, best first. */
  correct(word: string, limit: number): Correction[] {
    // Three letters are too few, except for a missing vowel: "tns" for TENS.
    const most = word.length === 3 ? 1 : editsAllowed(word.length)
    if (most === 0) return []
    const sound = phoneticKey(word)
    const found = new Map<string, number>()
    const consider = (at: number) => {
      const candidate = this.words[at] ?? ''
      if (found.has(candidate)) return
      const distance = slipDistance(
        { text: word, sound },
        { text: candidate, sound: this.sounds[at] ?? '' },
        most,
      )
      if (distance === undefined) return
      const { strong, indexed } = this.frequency(candidate)
      const otherStart = candidate.charCodeAt(0) === word.charCodeAt(0) ? 0 : 0.45
      found.set(
        candidate,
        distance + otherStart + 0.3 / Math.log2(2 + strong) + (indexed ? 0 : 0.2),
      )
    }
    for (const at of this.bySound.get(skeleton(sound)) ?? []) consider(at)
    const mask = lettersOf(word)
    for (let at = 0; word.length > 3 && at < this.words.length; at++) {
      if (
        countBits(mask ^ (this.masks[at] ?? 0)) <= most * 2 &&
        Math.abs((this.words[at]?.length ?? 0) - word.length) <= most
      )
        consider(at)
    }
    return [...found]
      .map(([term, cost]) => ({ term, cost }))
      .toSorted((a, b) => a.cost - b.cost || (a.term < b.term ? -1 : 1))
      .slice(0, limit)
  }
}

type Spelled = { text: string; sound: string }

/** A replaced letter makes a short word a different one, like "bone" and "bond": corrected only if nothing else is close. */
const otherWordCost = 0.35
const isOtherWord = (typed: Spelled, known: Spelled, written: number): boolean =>
  typed.text.length === 4 &&
  written === 1 &&
  known.text.length === 4 &&
  typed.sound !== known.sound &&
  consonants(known.text) !== consonants(typed.text) &&
  !isSwap(typed.text, known.text)

/** The distance of a typed word from a known one, by letters or sound; undefined: too far for a typo. */
function slipDistance(typed: Spelled, known: Spelled, most: number): number | undefined {
  const [word, candidate] = [typed.text, known.text]
  const written = editDistance(word, candidate, most)
  const sameConsonants = consonants(candidate) === consonants(word)
  if (word.length === 3 && (written !== 1 || candidate.length !== 4 || !sameConsonants))
    return undefined
  const distance =
    written <= 1
      ? written + (isOtherWord(typed, known, written) ? otherWordCost : 0)
      : Math.min(written, soundDistance(typed, known, most) + soundCost)
  const otherStart = candidate.charCodeAt(0) !== word.charCodeAt(0)
  if (written > 1 && otherStart && distance > 1 && word.length < surelySlipped) return undefined
  const tooFar =
    distance > most + soundCost ||
    (distance > most && skeleton(typed.sound) !== skeleton(known.sound))
  return tooFar ? undefined : distance
}

/** Short phonetic keys must be equal: one edit makes them another word. */
function soundDistance(typed: Spelled, known: Spelled, most: number): number {
  if (typed.sound.length >= 6) return editDistance(typed.sound, known.sound, most)
  return typed.sound === known.sound ? 0 : most + 1
}

/** A seeded generator (mulberry32): the same goods and queries on every machine. */
export class Random {
  private state: number

  constructor(seed: number) {
    this.state = seed
  }

  /** A number from 0 to 1, without 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit)
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  one(items: readonly string[]): string {
    return items[this.below(items.length)] ?? ''
  }

  /** Up to `count` different ones, in their order. */
  some(items: readonly string[], count: number): string[] {
    const chosen = new Set<string>()
    for (let i = 0; i < count; i++) chosen.add(this.one(items))
    return items.filter((item) => chosen.has(item))
  }
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** The text with one edit in one word of four letters or more: a letter left out, added, replaced or swapped. */
export function withSlip(text: string, random: Random): string {
  const words = text.split(' ')
  const long = words.flatMap((word, i) => (/^[a-z]{4,}$/i.test(word) ? [i] : []))
  if (long.length === 0) return text
  const at = long[random.below(long.length)] ?? 0
  const word = words[at] ?? ''
  const p = 1 + random.below(word.length - 1)
  const letter = letters[random.below(26)] ?? 'x'
  const slipped = [
    word.slice(0, p) + word.slice(p + 1),
    word.slice(0, p) + letter + word.slice(p),
    word.slice(0, p) + letter + word.slice(p + 1),
    word.slice(0, p - 1) + (word[p] ?? '') + (word[p - 1] ?? '') + word.slice(p + 1),
  ]
  words[at] = slipped[random.below(4)] ?? word
  return words.join(' ')
}

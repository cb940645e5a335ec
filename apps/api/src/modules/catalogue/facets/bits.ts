/**
 * A bitset of ordinals: bit i of word w is ordinal (from + w) × 32 + i. Stores only the words
 * between the first and the last member, so that clustered sets (a family, a category) cost their
 * own size, not the catalogue's. Immutable once shared.
 */
export type Bits = { readonly from: number; readonly words: Uint32Array }

export const noBits: Bits = { from: 0, words: new Uint32Array(0) }

export const endOf = (bits: Bits): number => bits.from + bits.words.length

/** Every ordinal below `size`. */
export function allBits(size: number): Bits {
  const words = new Uint32Array(Math.ceil(size / 32)).fill(0xffff_ffff)
  const rest = size % 32
  if (rest > 0) words[words.length - 1] = (1 << rest) - 1
  return { from: 0, words }
}

/** The set of these ordinals, in any order. */
export function bitsOf(ordinals: ArrayLike<number>): Bits {
  if (ordinals.length === 0) return noBits
  let low = Infinity
  let high = 0
  for (let i = 0; i < ordinals.length; i++) {
    const word = (ordinals[i] ?? 0) >>> 5
    if (word < low) low = word
    if (word > high) high = word
  }
  const words = new Uint32Array(high - low + 1)
  for (let i = 0; i < ordinals.length; i++) setBit(words, low, ordinals[i] ?? 0)
  return { from: low, words }
}

/** Sets a bit in words that begin at word `from`. */
export function setBit(words: Uint32Array, from: number, ordinal: number): void {
  const at = (ordinal >>> 5) - from
  words[at] = (words[at] ?? 0) | (1 << (ordinal & 31))
}

export const hasBit = (bits: Bits, ordinal: number): boolean =>
  (((bits.words[(ordinal >>> 5) - bits.from] ?? 0) >>> (ordinal & 31)) & 1) === 1

export function intersect(a: Bits, b: Bits): Bits {
  const from = Math.max(a.from, b.from)
  const length = Math.min(endOf(a), endOf(b)) - from
  if (length <= 0) return noBits
  const words = new Uint32Array(length)
  for (let i = 0; i < length; i++)
    words[i] = (a.words[from - a.from + i] ?? 0) & (b.words[from - b.from + i] ?? 0)
  return { from, words }
}

/** a without b. */
export function subtract(a: Bits, b: Bits): Bits {
  const words = a.words.slice()
  const start = Math.max(a.from, b.from)
  const end = Math.min(endOf(a), endOf(b))
  for (let w = start; w < end; w++)
    words[w - a.from] = (words[w - a.from] ?? 0) & ~(b.words[w - b.from] ?? 0)
  return { from: a.from, words }
}

export function union(sets: readonly Bits[]): Bits {
  const filled = sets.filter((set) => set.words.length > 0)
  const only = filled[0]
  if (only === undefined) return noBits
  if (filled.length === 1) return only
  const from = Math.min(...filled.map((set) => set.from))
  const words = new Uint32Array(Math.max(...filled.map(endOf)) - from)
  for (const set of filled) {
    const shift = set.from - from
    for (let i = 0; i < set.words.length; i++)
      words[shift + i] = (words[shift + i] ?? 0) | (set.words[i] ?? 0)
  }
  return { from, words }
}

function ones(word: number): number {
  let v = word - ((word >>> 1) & 0x5555_5555)
  v = (v & 0x3333_3333) + ((v >>> 2) & 0x3333_3333)
  return Math.imul((v + (v >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

export function count(bits: Bits): number {
  let sum = 0
  for (let i = 0; i < bits.words.length; i++) sum += ones(bits.words[i] ?? 0)
  return sum
}

/** The size of the intersection. */
export function countBoth(a: Bits, b: Bits): number {
  const from = Math.max(a.from, b.from)
  const end = Math.min(endOf(a), endOf(b))
  const shiftA = from - a.from
  const shiftB = from - b.from
  let sum = 0
  for (let i = 0; i < end - from; i++) {
    const word = (a.words[shiftA + i] ?? 0) & (b.words[shiftB + i] ?? 0)
    if (word !== 0) sum += ones(word)
  }
  return sum
}

/** Visits every member in order. */
export function forEachBit(bits: Bits, visit: (ordinal: number) => void): void {
  for (let i = 0; i < bits.words.length; i++) {
    let word = bits.words[i] ?? 0
    const base = (bits.from + i) * 32
    while (word !== 0) {
      const lowest = word & -word
      visit(base + 31 - Math.clz32(lowest))
      word ^= lowest
    }
  }
}

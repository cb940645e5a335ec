/** A small seeded pseudo-random generator, identical on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number
  /** Integer in [low, high]. */
  between(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T
  /** `count` items in their original order. */
  sample<T>(items: readonly T[], count: number): T[]
}

/** FNV-1a over UTF-16 units with a final avalanche step: similar seeds (`a:1`, `a:2`) must not give related streams. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** Mulberry32. */
export function random(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(next() * items.length)]
    if (item === undefined) throw new Error('pick from an empty list')
    return item
  }
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick,
    sample: (items, count) => {
      let left = Math.min(count, items.length)
      return items.filter((_, i) => {
        const take = next() < left / (items.length - i)
        if (take) left--
        return take
      })
    },
  }
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** A seeded generator, so that failures are reproducible. */
const numbers =
  (seed: number) =>
  (below: number): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return seed % below
  }

/** `count` variants of a text with one edit in one longer word: a letter deleted, inserted, replaced or swapped. */
export function oneEditTypos(text: string, count: number): string[] {
  const words = text.trim().toLowerCase().split(' ')
  const long = words.flatMap((word, i) => (/^[a-z]{4,}$/.test(word) ? [i] : []))
  if (long.length === 0) return []
  const next = numbers(text.length * 7919 + text.charCodeAt(0))
  return Array.from({ length: count }, (_, kind) => {
    const at = long[next(long.length)] ?? 0
    const word = words[at] ?? ''
    const p = 1 + next(word.length - 1)
    const letter = letters[next(26)] ?? 'x'
    const edited =
      [
        word.slice(0, p) + word.slice(p + 1),
        word.slice(0, p) + letter + word.slice(p),
        word.slice(0, p) + letter + word.slice(p + 1),
        word.slice(0, p - 1) + (word[p] ?? '') + (word[p - 1] ?? '') + word.slice(p + 1),
      ][(kind + next(4)) % 4] ?? word
    return words.map((w, i) => (i === at ? edited : w)).join(' ')
  })
}

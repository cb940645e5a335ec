/**
 * Insertions, deletions, replacements and swaps of neighbours between two words (optimal string alignment); anything
 * above `most` comes back as `most + 1`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let older: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let cost = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1)) {
        cost = Math.min(cost, (older[j - 2] ?? 0) + 1)
      }
      row.push(cost)
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    older = previous
    previous = row
  }
  return previous[b.length] ?? most + 1
}

const pieces = (text: string): Set<string> => new Set(text.split(/\s+/).flatMap((word) => {
  const padded = `  ${word} `
  return Array.from({ length: padded.length - 2 }, (_, i) => padded.slice(i, i + 3))
}))

/** Shared three-letter pieces of two texts, 0 to 1, as PostgreSQL's pg_trgm counts them. */
export function similarity(a: string, b: string): number {
  const [left, right] = [pieces(a), pieces(b)]
  let shared = 0
  for (const piece of left) if (right.has(piece)) shared++
  return shared / Math.max(1, left.size + right.size - shared)
}

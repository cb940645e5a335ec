const longest = 64
/** Three rows of the table, reused for every pair: one misspelt word is compared with thousands. */
let [older, previous, row] = [
  new Int32Array(longest + 1),
  new Int32Array(longest + 1),
  new Int32Array(longest + 1),
]

/**
 * Optimal string alignment distance: insertions, deletions, replacements and swaps of adjacent letters. Returns `most + 1`
 * above `most` and for words of more than 64 letters.
 */
export function editDistance(a: string, b: string, most: number): number {
  const [n, m] = [a.length, b.length]
  if (Math.abs(n - m) > most || n > longest || m > longest) return most + 1
  for (let j = 0; j <= m; j++) previous[j] = j
  for (let i = 1; i <= n; i++) {
    row.fill(most + 1, 0, m + 1)
    if (i <= most) row[0] = i
    let least = row[0] ?? 0
    // Cells further from the diagonal need more insertions than allowed.
    for (let j = Math.max(1, i - most); j <= Math.min(m, i + most); j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let cost = Math.min(
        (previous[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (same ? 0 : 1),
      )
      if (
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      ) {
        cost = Math.min(cost, (older[j - 2] ?? 0) + 1)
      }
      row[j] = cost
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    ;[older, previous, row] = [previous, row, older]
  }
  return Math.min(most + 1, previous[m] ?? most + 1)
}

const pieces = (text: string): Set<string> =>
  new Set(
    text.split(/\s+/).flatMap((word) => {
      const padded = `  ${word} `
      return Array.from({ length: padded.length - 2 }, (_, i) => padded.slice(i, i + 3))
    }),
  )

/** Trigram similarity of two texts, 0 to 1, as PostgreSQL's pg_trgm computes it. */
export function similarity(a: string, b: string): number {
  const [left, right] = [pieces(a), pieces(b)]
  let shared = 0
  for (const piece of left) if (right.has(piece)) shared++
  return shared / Math.max(1, left.size + right.size - shared)
}

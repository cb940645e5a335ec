import type { Database } from '../../platform/db/database.ts'
import { readExactCodes } from './store/exact-codes.ts'
import { codeOf } from './text/tokens.ts'

/** The fewest characters of a whole line that may be a code, and of a word among others. */
const [shortestAlone, shortestAmongWords] = [3, 6]

/** What of a line may be a SKU, GTIN or part number: all of it, or a word with a digit. */
function codesIn(text: string): string[] {
  const alone = codeOf(text)
  const words = text
    .split(/[\s,;()[\]]+/)
    .filter((word) => /\d/.test(word))
    .map(codeOf)
    .filter((code) => code.length >= shortestAmongWords && code !== alone)
  return [...(alone.length >= shortestAlone && alone.length <= 40 ? [alone] : []), ...words]
}

/** The variants of the SKUs, GTINs and part numbers in each text: of all of it, else of its words. One statement for all. */
export async function findExactCodes(
  db: Database,
  texts: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const asked = new Map(texts.map((text) => [text, codesIn(text)]))
  const hits = await readExactCodes(db, [...new Set([...asked.values()].flat())])
  const byCode = Map.groupBy(hits, ({ code }) => code)
  const found = new Map<string, readonly number[]>()
  for (const [text, codes] of asked) {
    const code = codes.find((one) => byCode.has(one))
    if (code !== undefined)
      found.set(
        text,
        (byCode.get(code) ?? []).map(({ variantId }) => variantId),
      )
  }
  return found
}

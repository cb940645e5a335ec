import type { Database } from '../../../platform/db/database.ts'
import { readCodes } from '../store/postings.ts'
import { stem } from '../text/stem.ts'
import { codeOf, tokenise } from '../text/tokens.ts'
import type { SearchModel } from './model.ts'

export type CodeHits = { groupIds: number[]; exact: boolean }

/** The beginning of a part number is looked up from so many characters on. */
const shortestPrefix = 4

/** Only letters: a beginning of a part number where no word is spelt or begins like it. */
const isUnheard = (code: string, { vocabulary }: SearchModel): boolean =>
  /^[a-z]+$/.test(code) &&
  vocabulary.count(code) === undefined &&
  vocabulary.count(stem(code)) === undefined &&
  vocabulary.completions(code, 1).length === 0

/** `isAlone`: the query is only this. */
const looksLikeCode = (chunk: string, isAlone: boolean, model: SearchModel): boolean => {
  const code = codeOf(chunk)
  if (code.length < shortestPrefix || code.length > 40) return false
  if (!/\d/.test(code)) return !/\s/.test(chunk) && isUnheard(code, model)
  if (/^\d+$/.test(code)) return isAlone || code.length >= 6
  const words = tokenise(chunk).filter((token) => token.kind === 'word')
  // Letters with digits may be a part number even if some title has them; several words only if one is unknown.
  return words.some(
    ({ term }) => (!/\s/.test(chunk) && /\d/.test(term)) || !model.vocabulary.isStrong(term),
  )
}

/** Product groups of a part number, SKU or GTIN in the text: exact matches, else by prefix. */
export async function findCodes(
  db: Database,
  text: string,
  model: SearchModel,
): Promise<CodeHits | undefined> {
  const chunks = text.trim().split(/\s+/)
  // Codes may be printed with spaces: the whole text may be one.
  const candidates = [
    ...new Set(
      [text, ...chunks]
        .filter((part) => looksLikeCode(part, chunks.length === 1, model))
        .map(codeOf),
    ),
  ]
  const first = candidates[0]
  if (first === undefined) return undefined
  const hits = await readCodes(db, candidates, first)
  return hits.length === 0
    ? undefined
    : {
        groupIds: [...new Set(hits.map((hit) => hit.groupId))],
        exact: hits.some((hit) => hit.exact),
      }
}

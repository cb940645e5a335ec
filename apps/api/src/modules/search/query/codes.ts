import type { Database } from '../../../platform/db/database.ts'
import { readCodes } from '../store/postings.ts'
import { codeOf, tokenise } from '../text/tokens.ts'
import type { SearchModel } from './model.ts'

export type CodeHits = { groupIds: number[]; exact: boolean }

const looksLikeCode = (chunk: string, model: SearchModel): boolean => {
  const code = codeOf(chunk)
  if (code.length < 4 || code.length > 40 || !/\d/.test(code)) return false
  if (/^\d+$/.test(code)) return code.length >= 6
  return !tokenise(chunk).every(
    (token) => token.kind !== 'word' || model.vocabulary.isStrong(token.term),
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
    ...new Set([text, ...chunks].filter((part) => looksLikeCode(part, model)).map(codeOf)),
  ]
  const first = candidates[0]
  if (first === undefined) return undefined
  const hits = await readCodes(db, candidates, first.length >= 5 ? first : '')
  return hits.length === 0
    ? undefined
    : {
        groupIds: [...new Set(hits.map((hit) => hit.groupId))],
        exact: hits.some((hit) => hit.exact),
      }
}

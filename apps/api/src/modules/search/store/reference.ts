import { blockedTerms, synonyms } from '@upchar/reference/synonyms'
import type { Transaction } from '../../../platform/db/database.ts'
import { bringRows } from '../../../platform/db/reference-rows.ts'
import { searchBlockedTerm } from '../tables.ts'
import { mergeSearchWords } from './trade-words.ts'

/** Loads synonyms, and names of never listed products. Returns the number of changes. */
export const loadSearchReference = async (tx: Transaction): Promise<number> =>
  (await mergeSearchWords(tx, synonyms)) +
  (await bringRows(tx, {
    table: searchBlockedTerm,
    key: ['term'],
    rows: blockedTerms.map(({ term }) => ({ term })),
  }))

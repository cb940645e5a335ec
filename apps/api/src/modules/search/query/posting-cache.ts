import type { Database } from '../../../platform/db/database.ts'
import { unpackPostings, type SearchedList } from '../index/posting-list.ts'
import { readPostings } from '../store/postings.ts'

const megabytesAllowed = 32
const none: readonly SearchedList[] = []

/** LRU cache of posting lists of one index version, bounded in bytes. */
export class PostingCache {
  private readonly lists = new Map<string, readonly SearchedList[]>()
  private bytes = 0

  /** The lists of some terms, one per segment. Reads uncached ones in one statement. */
  async read(
    db: Database,
    terms: readonly string[],
  ): Promise<ReadonlyMap<string, readonly SearchedList[]>> {
    const found = new Map<string, readonly SearchedList[]>()
    const missing: string[] = []
    for (const term of new Set(terms)) {
      const known = this.lists.get(term)
      if (known === undefined) missing.push(term)
      else {
        found.set(term, known)
        this.lists.delete(term)
        this.lists.set(term, known)
      }
    }
    if (missing.length > 0) {
      const rows = Map.groupBy(await readPostings(db, missing), (row) => row.term)
      for (const term of missing) {
        const lists = rows.get(term)?.map((row) => unpackPostings(row.postings)) ?? none
        found.set(term, lists)
        this.keep(term, lists)
      }
    }
    return found
  }

  private keep(term: string, lists: readonly SearchedList[]): void {
    this.lists.set(term, lists)
    this.bytes += sizeOf(term, lists)
    for (const [oldest, old] of this.lists) {
      if (this.bytes <= megabytesAllowed * 1_048_576) break
      this.lists.delete(oldest)
      this.bytes -= sizeOf(oldest, old)
    }
  }
}

const sizeOf = (term: string, lists: readonly SearchedList[]): number =>
  100 + term.length * 2 + lists.reduce((sum, list) => sum + 200 + list.docs.length * 6, 0)

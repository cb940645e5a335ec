import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { readVersion } from '../store/read-model.ts'
import { AnswerCache } from './answer-cache.ts'
import { loadModel } from './load-model.ts'
import type { SearchModel } from './model.ts'
import { PostingCache } from './posting-cache.ts'

export type Loaded = { model: SearchModel; postings: PostingCache; answers: AnswerCache }

/**
 * A larger index is reloaded beside searches with the old one; a small one blocks them for a moment
 * and is never stale.
 */
const waitedForDocuments = 20_000

/**
 * Keeps a database's search model current: checks the index version after every announced change.
 */
class Keeper {
  private loaded: Loaded | undefined
  private loading: Promise<Loaded> | undefined
  private stale = true
  private readonly db: Database

  constructor(context: Pick<Context, 'db' | 'changes'>) {
    this.db = context.db
    context.changes.onChange(() => {
      this.stale = true
    })
  }

  async current(): Promise<Loaded> {
    if (this.loaded !== undefined && !this.stale && this.loading === undefined) return this.loaded
    this.loading ??= this.load().finally(() => {
      this.loading = undefined
    })
    if (this.loaded === undefined || this.loaded.model.documents.live < waitedForDocuments) {
      const next = await this.loading
      // A change arrived during the load, which may have missed it.
      return this.stale ? this.current() : next
    }
    // Searches go on with the old index; after a failed load the next search retries.
    this.loading.catch(() => {
      this.stale = true
    })
    return this.loaded
  }

  private async load(): Promise<Loaded> {
    this.stale = false
    try {
      if (this.loaded !== undefined && (await readVersion(this.db)) === this.loaded.model.version)
        return this.loaded
      const next = {
        model: await loadModel(this.db),
        postings: new PostingCache(),
        answers: new AnswerCache(),
      }
      return (this.loaded = next)
    } catch (error) {
      this.stale = true
      throw error
    }
  }
}

const keepers = new WeakMap<Database, Keeper>()

/** The search model as of the last announced change. */
export function loadedSearch(context: Pick<Context, 'db' | 'changes'>): Promise<Loaded> {
  let keeper = keepers.get(context.db)
  if (keeper === undefined) keepers.set(context.db, (keeper = new Keeper(context)))
  return keeper.current()
}

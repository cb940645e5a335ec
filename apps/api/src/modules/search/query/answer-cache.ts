import type { SearchHits } from '../../catalogue/index.ts'

const answersKept = 300

/** Cache of recent queries for one index version: frequent searches are ranked once. */
export class AnswerCache {
  private readonly answers = new Map<string, SearchHits>()

  get(key: string): SearchHits | undefined {
    const known = this.answers.get(key)
    if (known === undefined) return undefined
    this.answers.delete(key)
    this.answers.set(key, known)
    return known
  }

  keep(key: string, hits: SearchHits): SearchHits {
    this.answers.set(key, hits)
    const oldest = this.answers.size > answersKept ? this.answers.keys().next().value : undefined
    if (oldest !== undefined) this.answers.delete(oldest)
    return hits
  }
}

/**
 * LRU cache of texts, limited by characters. `drop` and `clear` also invalidate reads in progress:
 * a text read before a change must not be cached after it.
 */
export class TextCache<K> {
  private readonly limit: number
  private readonly texts = new Map<K, string>()
  private size = 0
  private generation = 0

  constructor(characters: number) {
    this.limit = characters
  }

  get(key: K): string | undefined {
    const text = this.texts.get(key)
    if (text === undefined) return undefined
    this.texts.delete(key)
    this.texts.set(key, text)
    return text
  }

  /** Taken before reading, passed to `put`. */
  mark(): number {
    return this.generation
  }

  put(key: K, text: string, mark: number): void {
    if (mark !== this.generation || text.length > this.limit / 8) return
    this.size += text.length - (this.texts.get(key)?.length ?? 0)
    this.texts.set(key, text)
    for (const [oldest, old] of this.texts) {
      if (this.size <= this.limit) return
      this.texts.delete(oldest)
      this.size -= old.length
    }
  }

  drop(keys: Iterable<K>): void {
    for (const key of keys) {
      this.size -= this.texts.get(key)?.length ?? 0
      this.texts.delete(key)
    }
    this.generation++
  }

  clear(): void {
    this.texts.clear()
    this.size = 0
    this.generation++
  }
}

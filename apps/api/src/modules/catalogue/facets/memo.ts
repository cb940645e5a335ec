const most = 16

/** The last few results by key. */
export class Memo<T> {
  private readonly known = new Map<string, T>()

  get(key: string, make: () => T): T {
    const found = this.known.get(key)
    if (found !== undefined) return found
    if (this.known.size >= most) this.known.clear()
    const made = make()
    this.known.set(key, made)
    return made
  }

  clear(): void {
    this.known.clear()
  }
}

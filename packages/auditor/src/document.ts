/** A stored document that isn't as it should be. */
export class Unreadable extends Error {}

/** Reads a JSON document without trusting it: whatever has another type is refused by its path. */
export class Document {
  private readonly value: unknown
  private readonly path: string

  constructor(value: unknown, path: string) {
    this.value = value
    this.path = path
  }

  private member(key: string): unknown {
    const { value } = this
    if (typeof value !== 'object' || value === null)
      throw new Unreadable(`${this.path} is no document`)
    return Object.entries(value).find(([name]) => name === key)?.[1]
  }

  private fail(key: string, kind: string): never {
    throw new Unreadable(`${this.path}.${key} is no ${kind}`)
  }

  has(key: string): boolean {
    const found = this.member(key)
    return found !== undefined && found !== null
  }

  text(key: string): string {
    const found = this.member(key)
    return typeof found === 'string' ? found : this.fail(key, 'text')
  }

  maybeText(key: string): string | null {
    return this.has(key) ? this.text(key) : null
  }

  whole(key: string): bigint {
    const found = this.member(key)
    return typeof found === 'number' && Number.isSafeInteger(found)
      ? BigInt(found)
      : this.fail(key, 'whole number')
  }

  maybeWhole(key: string): bigint | null {
    return this.has(key) ? this.whole(key) : null
  }

  at(key: string): Document {
    return new Document(this.member(key), `${this.path}.${key}`)
  }

  maybeAt(key: string): Document | null {
    return this.has(key) ? this.at(key) : null
  }

  list(key: string): Document[] {
    const found = this.member(key) ?? []
    if (!Array.isArray(found)) return this.fail(key, 'list')
    return found.map((one: unknown, i) => new Document(one, `${this.path}.${key}[${i}]`))
  }

  texts(key: string): string[] {
    const found = this.member(key) ?? []
    if (!Array.isArray(found)) return this.fail(key, 'list')
    return found.map((one: unknown) => (typeof one === 'string' ? one : this.fail(key, 'text')))
  }

  isTrue(key: string): boolean {
    return this.member(key) === true
  }
}

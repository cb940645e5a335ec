import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
}

export type Encoding = 'br' | 'gzip' | 'identity'

type Headers = Readonly<Record<string, string>>
/**
 * A page in one encoding. Headers alternate names and values in one list, which Node writes as they
 * are.
 */
type Packed = {
  body: Buffer
  etag: string
  headers: readonly string[]
  bodyHeaders: readonly string[]
}
export type StoredPage = { packed: Record<Encoding, Packed>; freshUntil: number }

function pack(body: Buffer, encoding: Encoding, etag: string, headers: Headers): Packed {
  const all = Object.entries({ ...headers, etag }).flat()
  return {
    body,
    etag,
    headers: all,
    bodyHeaders: [
      ...all,
      'content-length',
      String(body.length),
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ],
  }
}

/** Compresses a page, and computes its tags and headers. */
async function packStoredPage(
  html: string,
  headers: Headers,
  freshUntil: number,
): Promise<StoredPage> {
  const identity = Buffer.from(html)
  const [br, gz] = await Promise.all([
    compressBrotli(identity, BROTLI),
    compressGzip(identity, { level: 6 }),
  ])
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return {
    packed: {
      br: pack(br, 'br', `"${digest}-br"`, headers),
      gzip: pack(gz, 'gzip', `"${digest}-gz"`, headers),
      identity: pack(identity, 'identity', `"${digest}"`, headers),
    },
    freshUntil,
  }
}

/** A renderer's result: a page to cache, or an answer for this visitor only. */
export type Made<T> =
  | { store: string; headers: Headers; status?: never }
  | {
      store?: undefined
      other: T
      /** It couldn't be made this time: what is stored stays. */
      failed?: boolean
    }
export type Found<T> = { page: StoredPage; hit: boolean } | { other: T }

export type PageCacheOptions = { maxBytes: number; freshMs: number; now?: () => number }

/**
 * An in-memory cache, bounded in bytes. Concurrent requests share one render; a stale page is
 * served while it is revalidated.
 */
export class PageCache<T> {
  readonly #pages: LRUCache<string, StoredPage>
  readonly #making = new Map<string, Promise<Found<T>>>()
  readonly #freshMs: number
  readonly #now: () => number
  #version = ''

  constructor({ maxBytes, freshMs, now = Date.now }: PageCacheOptions) {
    this.#freshMs = freshMs
    this.#now = now
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ packed: { br, gzip: gz, identity } }) =>
        br.body.length + gz.body.length + identity.body.length + 4096,
    })
  }

  /** The page of a key for a catalogue version; another version empties the cache. */
  async get(key: string, version: string, make: () => Promise<Made<T>>): Promise<Found<T>> {
    const page = this.peek(key, version)
    if (page) {
      if (page.freshUntil < this.#now() && !this.#making.has(key))
        void this.#make(key, version, make).catch(() => undefined)
      return { page, hit: true }
    }
    return this.#making.get(key) ?? this.#make(key, version, make)
  }

  /** A stored page, fresh or stale. */
  peek(key: string, version: string): StoredPage | undefined {
    if (version !== this.#version) {
      this.#pages.clear()
      this.#making.clear()
      this.#version = version
    }
    return this.#pages.get(key)
  }

  get size(): number {
    return this.#pages.size
  }

  async #make(key: string, version: string, make: () => Promise<Made<T>>): Promise<Found<T>> {
    const work = (async (): Promise<Found<T>> => {
      const made = await make()
      if (made.store === undefined) {
        // If the page no longer exists, the stale copy must not be served for ever.
        if (version === this.#version && made.failed !== true) this.#pages.delete(key)
        return { other: made.other }
      }
      const page = await packStoredPage(made.store, made.headers, this.#now() + this.#freshMs)
      if (version === this.#version) this.#pages.set(key, page)
      return { page, hit: false }
    })()
    this.#making.set(key, work)
    try {
      return await work
    } finally {
      if (this.#making.get(key) === work) this.#making.delete(key)
    }
  }
}

/** The best encoding that the client accepts. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}

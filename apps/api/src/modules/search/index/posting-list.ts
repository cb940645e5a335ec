/** The best documents of a term with their impacts (0 to 255), in order of impact, then of document number. */
export type PostingList = { docs: Int32Array; impacts: Uint8Array }

/** Longer lists are truncated: the postings left out have the lowest impact. */
export const listLimit = 16_384
const compactAt = listLimit * 2
/** Document numbers are lower than the marks that are added to them in stored lists. */
const [strongMark, nameMark] = [2 ** 28, 2 ** 29]
const numberOf = (marked: number): number => marked & (strongMark - 1)
/** What a list for searching has besides. */
export type SearchedList = PostingList & {
  /** Where a document has the term: 2 in its name (title or brand), 1 in an attribute, 0 in other texts. */
  fields: Uint8Array
}

const empty: PostingList = { docs: new Int32Array(0), impacts: new Uint8Array(0) }

/** `list`: with marks, as collected and merged. */
export function packPostings(list: PostingList): Buffer {
  const size = list.docs.length
  const packed = Buffer.allocUnsafe(size * 5)
  for (let i = 0; i < size; i++) packed.writeInt32LE(list.docs[i] ?? 0, i * 4)
  packed.set(list.impacts, size * 4)
  return packed
}

/** A list with its marks, for merging and counting. */
export function unpackMarked(packed: Buffer): PostingList {
  const size = Math.floor(packed.length / 5)
  if (size === 0) return empty
  const docs = new Int32Array(size)
  // Copied, because a slice of a network buffer need not be aligned to four bytes.
  new Uint8Array(docs.buffer).set(packed.subarray(0, size * 4))
  return { docs, impacts: Uint8Array.from(packed.subarray(size * 4)) }
}

/** A list for searching. */
export function unpackPostings(packed: Buffer): SearchedList {
  const { docs, impacts } = unpackMarked(packed)
  const fields = new Uint8Array(docs.length)
  for (let i = 0; i < docs.length; i++) {
    const marked = docs[i] ?? 0
    fields[i] = marked & nameMark ? 2 : marked & strongMark ? 1 : 0
    docs[i] = numberOf(marked)
  }
  return { docs, impacts, fields }
}

/** How many postings of a marked list are live, and how many of these are strong. */
export function countLive(
  { docs }: PostingList,
  isLive: (doc: number) => boolean,
): { live: number; strong: number } {
  let [live, strong] = [0, 0]
  for (const marked of docs) {
    if (!isLive(numberOf(marked))) continue
    live++
    if (marked & strongMark) strong++
  }
  return { live, strong }
}

/** Counting sort by impact, stable by document, then truncation. Impacts have only 256 values. */
function bestFirst(docs: ArrayLike<number>, impacts: ArrayLike<number>, size: number): PostingList {
  const starts = new Uint32Array(257)
  for (let i = 0; i < size; i++)
    starts[255 - (impacts[i] ?? 0) + 1] = (starts[255 - (impacts[i] ?? 0) + 1] ?? 0) + 1
  for (let i = 1; i < 257; i++) starts[i] = (starts[i] ?? 0) + (starts[i - 1] ?? 0)
  const kept = Math.min(size, listLimit)
  const out: PostingList = { docs: new Int32Array(kept), impacts: new Uint8Array(kept) }
  for (let i = 0; i < size; i++) {
    const bucket = 255 - (impacts[i] ?? 0)
    const at = starts[bucket] ?? 0
    starts[bucket] = at + 1
    if (at >= kept) continue
    out.docs[at] = docs[i] ?? 0
    out.impacts[at] = impacts[i] ?? 0
  }
  return out
}

/** Merges a term's lists of several segments. Drops documents that `isLive` rejects; marks are kept. */
export function mergePostings(
  lists: readonly PostingList[],
  isLive: (doc: number) => boolean,
): PostingList {
  const entries: { doc: number; marked: number; impact: number }[] = []
  for (const list of lists) {
    for (let i = 0; i < list.docs.length; i++) {
      const marked = list.docs[i] ?? 0
      const doc = numberOf(marked)
      if (isLive(doc)) entries.push({ doc, marked, impact: list.impacts[i] ?? 0 })
    }
  }
  entries.sort((a, b) => a.doc - b.doc)
  return bestFirst(
    entries.map((e) => e.marked),
    entries.map((e) => e.impact),
    entries.length,
  )
}

/** Collects the postings of one term, marked. Documents must be added in order of their numbers. */
export class PostingCollector {
  documents = 0
  strongDocuments = 0
  private docs = new Int32Array(4)
  private impacts = new Uint8Array(4)
  private size = 0
  /** Once the list is truncated, postings below this impact are rejected. */
  private floor = 0

  /** `strong`: title, brand or attribute; `named`: title or brand. */
  add(doc: number, impact: number, strong: boolean, named = false): void {
    this.documents++
    if (strong) this.strongDocuments++
    if (impact < this.floor) return
    if (this.size === this.docs.length) this.grow()
    this.docs[this.size] = doc + (strong ? strongMark : 0) + (named ? nameMark : 0)
    this.impacts[this.size] = impact
    this.size++
  }

  finish(): PostingList {
    return bestFirst(this.docs, this.impacts, this.size)
  }

  private grow(): void {
    if (this.size >= compactAt) {
      const best = bestFirst(this.docs, this.impacts, this.size)
      this.floor = (best.impacts[listLimit - 1] ?? 0) + 1
      // Restore document order, which must hold among equal impacts.
      const numberAt = (at: number) => numberOf(best.docs[at] ?? 0)
      const order = [...best.docs.keys()].toSorted((a, b) => numberAt(a) - numberAt(b))
      order.forEach((from, to) => {
        this.docs[to] = best.docs[from] ?? 0
        this.impacts[to] = best.impacts[from] ?? 0
      })
      this.size = best.docs.length
      return
    }
    const docs = new Int32Array(this.docs.length * 2)
    docs.set(this.docs)
    const impacts = new Uint8Array(this.impacts.length * 2)
    impacts.set(this.impacts)
    this.docs = docs
    this.impacts = impacts
  }
}

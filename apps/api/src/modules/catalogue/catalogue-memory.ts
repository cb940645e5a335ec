import { setImmediate } from 'node:timers/promises'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/db.ts'
import type { FacetIndex } from './facets/facet-index.ts'
import { IndexBuilder } from './facets/index-builder.ts'
import type { Structure } from './facets/index-row.ts'
import { loadOffers, type Offer } from './offers.ts'
import { loadReferences, type References } from './references.ts'
import { countReadModels, readIndexRows, selectChanged, selectHorizon } from './store/index-rows.ts'
import { TextCache } from './text-cache.ts'

/** The catalogue as it stands in memory at one version. */
export type Catalogue = {
  /** Moves with every change of what is kept here: a key for what is computed from it. */
  readonly stamp: number
  readonly references: References
  readonly offers: readonly Offer[]
  readonly index: FacetIndex
}

const cardCharacters = 12_000_000
const detailCharacters = 16_000_000
/** Changes that come together are read together. */
const settleMs = 20

type MemoryContext = Pick<Context, 'db' | 'changes' | 'log'>

/**
 * Holds the catalogue in memory and keeps it up with the database: moved stock is written into the index, other changes
 * build a new one beside it. Readers never wait after the first load; what they see is behind by the time a build takes.
 */
export class CatalogueMemory {
  readonly cards = new TextCache<number>(cardCharacters)
  readonly details = new TextCache<string>(detailCharacters)
  private readonly context: MemoryContext
  private current: Promise<Catalogue> | undefined
  private version = 0
  private horizon = '0'
  private stamp = 0
  private following = false
  private asked = false

  constructor(context: MemoryContext) {
    this.context = context
    context.changes.onChange(() => {
      this.cards.clear()
      this.details.clear()
      this.refresh()
    })
  }

  /** The catalogue; loads it the first time. */
  get(): Promise<Catalogue> {
    return this.current ??= this.load().catch((error: unknown) => {
      // A failed load must not be remembered: the next caller tries again.
      this.current = undefined
      throw error
    })
  }

  /** Something in memory was found to be stale: look at the database again. */
  distrust(): void {
    this.version = -1
    this.refresh()
  }

  private async load(): Promise<Catalogue> {
    this.version = this.context.changes.version()
    const { db } = this.context
    // The horizon comes first: what is written while the rows are read is read again by the next refresh.
    this.horizon = await selectHorizon(db)
    const [references, offers] = await Promise.all([loadReferences(db), loadOffers(db)])
    const builder = new IndexBuilder(structureOf(references))
    for await (const rows of readIndexRows(db)) {
      for (const row of rows) builder.add(row)
    }
    return { stamp: ++this.stamp, references, offers, index: await builder.finish(setImmediate) }
  }

  private refresh(): void {
    this.asked = true
    if (this.following || this.current === undefined) return
    this.following = true
    void this.follow().finally(() => { this.following = false })
  }

  private async follow(): Promise<void> {
    while (this.asked) {
      await new Promise((resolve) => { setTimeout(resolve, settleMs).unref() })
      this.asked = false
      const began = performance.now()
      try {
        await this.catchUp()
      } catch (error) {
        this.context.log.warn({ err: error }, 'the catalogue in memory could not be refreshed; it is tried again with the next change')
      }
      // Building takes its share of a processor, never the whole of it.
      const took = performance.now() - began
      if (took > 200) await new Promise((resolve) => { setTimeout(resolve, took * 3).unref() })
    }
  }

  private async catchUp(): Promise<void> {
    const known = await this.get()
    const version = this.context.changes.version()
    if (version === this.version) return
    const { db } = this.context
    const since = this.horizon
    const horizon = await selectHorizon(db)
    const [references, offers, changed] = await Promise.all([loadReferences(db), loadOffers(db), selectChanged(db, since)])
    const sameFamilies = JSON.stringify([...structureOf(references).families]) === JSON.stringify([...structureOf(known.references).families])
    const onlyStock = changed.whole && sameFamilies && changed.rows.every((row) => known.index.signatureOf(row.groupId) === row.signature)
    if (onlyStock && (changed.rows.length > 0 || await countReadModels(db) === known.index.size)) {
      for (const row of changed.rows) known.index.setWarehouses(row.groupId, row.warehouseIds)
      this.horizon = horizon
      this.version = version
      this.current = Promise.resolve({ stamp: ++this.stamp, references, offers, index: known.index })
      return
    }
    const next = await this.load()
    this.current = Promise.resolve(next)
  }
}

/** Where families and brands stand: the order in which the index lays groups. */
export function structureOf(references: References): Structure {
  const { businessCategories, families, brands } = references
  const businesses = [...businessCategories.keys()]
  const place = (family: { business: { key: string }; category: { position: number; id: number } }) =>
    (businesses.indexOf(family.business.key) * 10_000 + family.category.position) * 100_000 + family.category.id
  const ordered = [...families.values()].toSorted((a, b) => place(a) - place(b))
  return {
    families: new Map(ordered.map((family, rank) => [family.key, {
      rank, business: family.business.key, category: family.category.slug,
      specialities: family.specialities.map((one) => one.slug), procedures: family.procedures.map((one) => one.slug),
    }])),
    brandRanks: new Map([...brands.keys()].map((slug, rank) => [slug, rank])),
  }
}

/** One memory a database: in a process there is one, in tests one for each world. */
const memories = new WeakMap<Database, CatalogueMemory>()

export function catalogueMemory(context: MemoryContext): CatalogueMemory {
  let memory = memories.get(context.db)
  if (memory === undefined) memories.set(context.db, memory = new CatalogueMemory(context))
  return memory
}

export const catalogueOf = (context: MemoryContext): Promise<Catalogue> => catalogueMemory(context).get()

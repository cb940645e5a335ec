import { setImmediate } from 'node:timers/promises'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Catalogue } from './catalogue.ts'
import { IndexBuilder } from '../facets/index-builder.ts'
import { loadCampaigns } from '../landing/campaigns.ts'
import { loadReferences } from './references.ts'
import {
  countReadModels,
  readIndexRows,
  selectChanged,
  selectHorizon,
} from '../store/index-rows.ts'
import { structureOf } from './structure.ts'
import { TextCache } from './text-cache.ts'

const cardCharacters = 12_000_000
const detailCharacters = 16_000_000
/** Debounce: changes that arrive together are read together. */
const settleMs = 20
/** Counting the groups of a large catalogue is slow, so not after every sold-out offer. */
const countEveryMs = 1000
const retryMs = 1000
/** Limits the builder's share of the CPU; stock changes don't wait for it. */
const restAfterBuild = 3

type MemoryContext = Pick<Context, 'db' | 'changes' | 'log'>

/**
 * Holds the catalogue in memory and follows the database: stock changes are written into the index,
 * other changes build a new one beside it. Readers wait only for the first load; they lag behind by
 * the duration of a build.
 */
class CatalogueMemory {
  readonly cards = new TextCache<number>(cardCharacters)
  readonly details = new TextCache<string>(detailCharacters)
  private readonly context: MemoryContext
  private current: Promise<Catalogue> | undefined
  private version = 0
  private horizon = '0'
  private stamp = 0
  private following = false
  private asked = false
  private counted = 0
  private nextBuild = 0
  private again: NodeJS.Timeout | undefined

  constructor(context: MemoryContext) {
    this.context = context
    context.changes.onChange(() => this.refresh())
  }

  /** The catalogue, loaded on first use. */
  get(): Promise<Catalogue> {
    return (this.current ??= this.load().catch((error: unknown) => {
      // Never cache a failed load: the next caller retries.
      this.current = undefined
      throw error
    }))
  }

  /**
   * Cache key for pages rendered from this catalogue. It changes with the memory, not with the
   * database: a page rendered in between would be cached under the new key with old content.
   */
  shown(): string {
    return this.current === undefined ? `v${this.context.changes.version()}` : `s${this.stamp}`
  }

  /** Something in memory is stale: check the database again. */
  distrust(): void {
    this.version = -1
    this.refresh()
  }

  private async load(): Promise<Catalogue> {
    const { db } = this.context
    // Read version and horizon first: rows written during the read are read again by the next
    // refresh.
    const version = this.context.changes.version()
    const horizon = await selectHorizon(db)
    const [references, campaigns] = await Promise.all([loadReferences(db), loadCampaigns(db)])
    const builder = new IndexBuilder(structureOf(references))
    for await (const rows of readIndexRows(db)) {
      for (const row of rows) builder.add(row)
    }
    const index = await builder.finish(setImmediate)
    // Set last: after a failure half-way the next attempt must read everything again.
    this.version = version
    this.horizon = horizon
    return { stamp: ++this.stamp, references, campaigns, index }
  }

  private refresh(): void {
    this.asked = true
    if (this.following || this.current === undefined) return
    this.following = true
    void this.follow().finally(() => {
      this.following = false
    })
  }

  private async follow(): Promise<void> {
    while (this.asked) {
      await new Promise((resolve) => {
        setTimeout(resolve, settleMs).unref()
      })
      this.asked = false
      try {
        await this.catchUp()
      } catch (error) {
        this.context.log.warn(
          { err: error },
          'the catalogue in memory could not be refreshed; it is tried again',
        )
        // The old index serves meanwhile: cart and checkout read live prices and stock.
        setTimeout(() => this.refresh(), retryMs).unref()
      }
    }
  }

  private async catchUp(): Promise<void> {
    const known = await this.get()
    const version = this.context.changes.version()
    if (version === this.version) return
    const { db } = this.context
    const since = this.horizon
    const horizon = await selectHorizon(db)
    const [references, campaigns, changed] = await Promise.all([
      loadReferences(db),
      loadCampaigns(db),
      selectChanged(db, since),
    ])
    const sameFamilies =
      JSON.stringify([...structureOf(references).families]) ===
      JSON.stringify([...structureOf(known.references).families])
    const sameFacets =
      changed.whole &&
      sameFamilies &&
      changed.rows.every((row) => known.index.signatureOf(row.groupId) === row.signature)
    const same = sameFacets && (await this.sameGroups(known.index.size, changed.rows.length))
    if (!same && performance.now() >= this.nextBuild) {
      await this.rebuild()
      return
    }
    this.cards.drop(changed.rows.map((row) => row.groupId))
    this.details.drop(changed.slugs)
    if (!changed.whole) this.forgetTexts()
    for (const row of changed.rows) known.index.setWarehouses(row)
    // The horizon stays, so that the pending build reads all of this again.
    if (same) this.horizon = horizon
    else this.lookAgain(this.nextBuild - performance.now())
    this.version = version
    this.current = Promise.resolve({
      stamp: ++this.stamp,
      references,
      campaigns,
      index: known.index,
    })
  }

  private async rebuild(): Promise<void> {
    const began = performance.now()
    const next = await this.load()
    this.forgetTexts()
    this.current = Promise.resolve(next)
    const now = performance.now()
    this.nextBuild = now + (now - began) * restAfterBuild
  }

  private lookAgain(afterMs: number): void {
    this.again ??= setTimeout(() => {
      this.again = undefined
      this.distrust()
    }, afterMs).unref()
  }

  private forgetTexts(): void {
    this.cards.clear()
    this.details.clear()
  }

  /**
   * A group that goes off sale leaves no row: only the count reveals it. Throttled to once a
   * second.
   */
  private async sameGroups(size: number, changed: number): Promise<boolean> {
    const now = performance.now()
    if (changed > 0 && now - this.counted < countEveryMs) {
      this.lookAgain(countEveryMs)
      return true
    }
    this.counted = now
    return (await countReadModels(this.context.db)) === size
  }
}

/** One instance per database: one in a process, in tests one per world. */
const memories = new WeakMap<Database, CatalogueMemory>()

export function catalogueMemory(context: MemoryContext): CatalogueMemory {
  let memory = memories.get(context.db)
  if (memory === undefined) memories.set(context.db, (memory = new CatalogueMemory(context)))
  return memory
}

/** Cache key for what visitors see: pages cached under another key are outdated. */
export const shownVersion = (context: MemoryContext): string => catalogueMemory(context).shown()

export const catalogueOf = (context: MemoryContext): Promise<Catalogue> =>
  catalogueMemory(context).get()

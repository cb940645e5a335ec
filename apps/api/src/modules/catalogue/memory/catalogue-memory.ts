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
/** Changes that come together are read together. */
const settleMs = 20
/** Counting the groups of a large catalogue takes its time: not with every sold-out article. */
const countEveryMs = 1000
const retryMs = 1000
/** Building takes its share of a processor, never the whole of it; moved stock does not wait for it. */
const restAfterBuild = 3

type MemoryContext = Pick<Context, 'db' | 'changes' | 'log'>

/**
 * Holds the catalogue in memory and keeps it up with the database: moved stock is written into the index, other changes
 * build a new one beside it. Readers never wait after the first load; what they see is behind by the time a build takes.
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

  /** The catalogue; loads it the first time. */
  get(): Promise<Catalogue> {
    return (this.current ??= this.load().catch((error: unknown) => {
      // A failed load must not be remembered: the next caller tries again.
      this.current = undefined
      throw error
    }))
  }

  /**
   * A key for pages made of what readers get here. It moves when that has moved, not when the database has: a page that is
   * made in between would be kept under the new key with the old content.
   */
  shown(): string {
    return this.current === undefined ? `v${this.context.changes.version()}` : `s${this.stamp}`
  }

  /** Something in memory was found to be stale: look at the database again. */
  distrust(): void {
    this.version = -1
    this.refresh()
  }

  private async load(): Promise<Catalogue> {
    const { db } = this.context
    // Version and horizon come first: what is written while the rows are read is read again by the next refresh.
    const version = this.context.changes.version()
    const horizon = await selectHorizon(db)
    const [references, campaigns] = await Promise.all([loadReferences(db), loadCampaigns(db)])
    const builder = new IndexBuilder(structureOf(references))
    for await (const rows of readIndexRows(db)) {
      for (const row of rows) builder.add(row)
    }
    const index = await builder.finish(setImmediate)
    // Only now: after a failure half way the next try must see that it has everything still to read.
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
        // What is in memory goes on being shown meanwhile: the cart and the checkout read prices and stock anew.
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
    for (const row of changed.rows) known.index.setWarehouses(row.groupId, row.warehouseIds)
    // With the horizon left where it was, the build that is due reads all of this again.
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

  /** A group that went off sale leaves no row behind: only the count tells. Within a second in a rush, else at once. */
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

/** One memory a database: in a process there is one, in tests one for each world. */
const memories = new WeakMap<Database, CatalogueMemory>()

export function catalogueMemory(context: MemoryContext): CatalogueMemory {
  let memory = memories.get(context.db)
  if (memory === undefined) memories.set(context.db, (memory = new CatalogueMemory(context)))
  return memory
}

/** A key for what visitors are shown: pages that were made under another one are no longer true. */
export const shownVersion = (context: MemoryContext): string => catalogueMemory(context).shown()

export const catalogueOf = (context: MemoryContext): Promise<Catalogue> =>
  catalogueMemory(context).get()

import { inLoaderTransaction, withLoader, type Database } from '../../../platform/db/database.ts'
import { copyLines } from '../store/copy-lines.ts'
import { emptyIndex, firstDocument, lockIndex, saveState } from '../store/index-state.ts'
import { attributeDefinitions, groupIdsByPrior, readSources } from '../store/sources.ts'
import { currentAnalysis } from './analysis.ts'
import { codeRows, SegmentWriter } from './segment-writer.ts'

/** Small enough that other work of the process can run between batches. */
const batchSize = 250

export type RebuildOptions = {
  onProgress?: (done: number, total: number) => void
  /** Skips the rebuild if, once the writers' lock is free, the index already has this analysis version. */
  unlessBuiltBy?: string
}

/**
 * Rebuilds the whole search index in one transaction: readers use the old one until it commits.
 * Postings are collected in memory, the best of each term, and written at the end; codes are
 * streamed. `false`: nothing to do.
 */
export const rebuildSearchIndex = (
  db: Database,
  { onProgress, unlessBuiltBy }: RebuildOptions = {},
): Promise<boolean> =>
  withLoader(db, async (reader) => {
    const built = await inLoaderTransaction(db, async (writer) => {
      const state = await lockIndex(writer)
      if (unlessBuiltBy !== undefined && state.analysis === unlessBuiltBy) return false
      const ids = await groupIdsByPrior(reader)
      // Never reuse document numbers of the old index: a process that still has it would mistake
      // new documents for old ones.
      const start = (await firstDocument(writer)) > ids.length ? 1 : state.nextDocument
      await emptyIndex(writer)
      const definitions = await attributeDefinitions(reader)
      const segment = new SegmentWriter()
      const read = async function* (): AsyncGenerator<readonly [string, number, number, number]> {
        for (let at = 0; at < ids.length; at += batchSize) {
          const groups = await readSources(reader, ids.slice(at, at + batchSize), definitions)
          groups.forEach((group, i) => segment.add(start + at + i, group))
          yield* codeRows(groups)
          onProgress?.(Math.min(at + batchSize, ids.length), ids.length)
        }
      }
      await copyLines(writer, 'search_code', 'code, group_id, variant_id, kind', read())
      await segment.write(writer, 1)
      await saveState(writer, {
        version: state.version + 1,
        nextDocument: start + ids.length,
        nextSegment: 2,
        analysis: currentAnalysis(),
      })
      return true
    })
    if (built) await reader.query('analyze search_posting, search_document, search_code')
    return built
  })

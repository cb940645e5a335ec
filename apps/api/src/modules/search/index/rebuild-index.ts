import { inLoaderTransaction, withLoader, type Database } from '../../../platform/db/database.ts'
import { copyLines } from '../store/copy-lines.ts'
import {
  emptyIndex,
  firstDocument,
  lockIndex,
  saveState,
  unmeasured,
} from '../store/index-state.ts'
import { attributeLabels, groupIdsByPrior, readSources } from '../store/sources.ts'
import { currentAnalysis } from './analysis.ts'
import { attributeWords, type GroupSource, type MeanLengths } from './analyse-group.ts'
import { codeRows, SegmentWriter } from './segment-writer.ts'

/** Small enough that other work of the process can run between batches. */
const batchSize = 250
const sampleSize = 1000

export type RebuildOptions = {
  onProgress?: (done: number, total: number) => void
  /** Skips the rebuild if, once the writers' lock is free, the index already has this analysis version. */
  unlessBuiltBy?: string
}

/**
 * Rebuilds the whole search index in one transaction: readers use the old one until it commits.
 * Postings are collected in memory, at most 2,048 per term, and written at the end; codes are
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
      const labels = await attributeLabels(reader)
      const step = Math.max(1, Math.floor(ids.length / sampleSize))
      const mean = meanLengths(
        await readSources(
          reader,
          ids.filter((_, i) => i % step === 0).slice(0, sampleSize),
          labels,
        ),
      )
      const segment = new SegmentWriter(mean)
      const read = async function* (): AsyncGenerator<readonly [string, number, number, number]> {
        for (let at = 0; at < ids.length; at += batchSize) {
          const groups = await readSources(reader, ids.slice(at, at + batchSize), labels)
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
        mean,
        analysis: currentAnalysis(),
      })
      return true
    })
    if (built) await reader.query('analyze search_posting, search_document, search_code')
    return built
  })

function meanLengths(sample: readonly GroupSource[]): MeanLengths {
  if (sample.length === 0) return unmeasured
  const mean = (length: (group: GroupSource) => number) =>
    sample.reduce((sum, group) => sum + length(group), 0) / sample.length
  return {
    title: Math.max(
      1,
      mean((g) => g.title.split(/\s+/).length),
    ),
    description: Math.max(
      10,
      mean((g) => g.description.length / 6),
    ),
    attributes: Math.max(3, mean(attributeWords)),
  }
}

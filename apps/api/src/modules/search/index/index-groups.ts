import { inLoaderTransaction, type Database } from '../../../platform/db/database.ts'
import { copyLines } from '../store/copy-lines.ts'
import { countSegments, lockIndex, removeGroups, saveState } from '../store/index-state.ts'
import { attributeDefinitions, readSources } from '../store/sources.ts'
import { compactIndex } from './compact-index.ts'
import { codeRows, SegmentWriter } from './segment-writer.ts'

/** More segments than this are merged: a search reads each term's list from every segment. */
const segmentsAllowed = 12

/**
 * Reindexes groups after a change, or removes inactive ones. Call it after the change is committed;
 * announce the change afterwards.
 */
export async function indexGroups(db: Database, groupIds: readonly number[]): Promise<void> {
  const wanted = [...new Set(groupIds)]
  if (wanted.length === 0) return
  await inLoaderTransaction(db, async (client) => {
    const state = await lockIndex(client)
    const groups = await readSources(client, wanted, await attributeDefinitions(client))
    await removeGroups(client, wanted)
    const segment = new SegmentWriter()
    groups.forEach((group, i) => segment.add(state.nextDocument + i, group))
    await segment.write(client, state.nextSegment)
    await copyLines(client, 'search_code', 'code, group_id, variant_id, kind', codeRows(groups))
    const next = {
      ...state,
      version: state.version + 1,
      nextDocument: state.nextDocument + groups.length,
      nextSegment: state.nextSegment + 1,
    }
    if ((await countSegments(client)) > segmentsAllowed)
      await compactIndex(client, next.nextSegment++)
    await saveState(client, next)
  })
}

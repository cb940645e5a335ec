import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serveTasks } from '../../platform/workers/serve-tasks.ts'
import { readTable } from '../catalogue-file/reading/table.ts'

export type PadTask = { name: string; bytes: Uint8Array }
/** `more`: rows beyond those that were read. */
export type PadTable = { rows: string[][]; more: number; problem: string | null }

/** Some more than a pad holds: a heading and empty lines are not counted. */
const mostRows = 400

serveTasks(async ({ name, bytes }: PadTask): Promise<PadTable> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'upchar-pad-'))
  try {
    const file = path.join(folder, `list${path.extname(name).toLowerCase().slice(0, 8)}`)
    await writeFile(file, bytes)
    const table = await readTable(file, mostRows)
    return table.ok
      ? { ...table.value, problem: null }
      : { rows: [], more: 0, problem: table.error }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

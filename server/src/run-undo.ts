import {
  importsToUndo,
  undoByCommand,
} from '@upchar/api/flows/catalogue-uploads/undo/undo-by-command'
import { systemClock } from '@upchar/api/platform/clock'
import type { Database } from '@upchar/api/platform/db/database'
import { plural } from '@upchar/kernel/text'

/** Undoes an import and reports on standard output. 0: it is undone; 1: it can't be. */
export async function runUndo(db: Database, id: string): Promise<0 | 1> {
  const parts = { db, clock: systemClock }
  const undone = await undoByCommand(parts, id)
  if (undone.ok) {
    const { restored, offSale, left } = undone.value
    process.stdout.write(
      `Undone: ${plural(restored, 'row')} with former values again, ${offSale} off sale, ${left} left alone because somebody has changed them since.\n`,
    )
    return 0
  }
  process.stderr.write(`${undone.error.message}\n`)
  if (undone.error.code !== 'catalogue_file_unknown') return 1
  const imports = await importsToUndo(parts)
  process.stderr.write(
    imports.length === 0
      ? 'No import of the console can be undone; imports by command aren’t recorded.\n'
      : `The last imports:\n${imports.map((one) => `  ${one.id}  ${one.uploadedAt.slice(0, 10)}  ${one.name}\n`).join('')}`,
  )
  return 1
}

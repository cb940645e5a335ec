import { err, ok, type Result } from '@upchar/kernel/result'
import type { CatalogueFile } from './catalogue-file.ts'
import { openCsv } from './csv.ts'
import { kindOf, kindProblem, readHead } from './file-kind.ts'
import { openJson } from './json.ts'
import { UnreadableFile } from './unreadable-file.ts'
import { usualLimits } from './limits.ts'
import { openWorkbook } from './workbook/open-workbook.ts'

const openers = { workbook: openWorkbook, json: openJson, csv: openCsv }

/**
 * Opens a workbook, JSON or CSV and looks through it first, so that a file which can't be read as a whole is refused, with
 * the reason, before anything of it is written.
 */
export async function openCatalogueFile(
  path: string,
  limits = usualLimits,
): Promise<Result<CatalogueFile, string>> {
  const head = await readHead(path)
  const problem = await kindProblem(head)
  if (problem !== undefined) return err(problem)
  try {
    return ok(await openers[kindOf(path, head)](path, limits))
  } catch (error) {
    if (error instanceof UnreadableFile) return err(error.message)
    throw error
  }
}

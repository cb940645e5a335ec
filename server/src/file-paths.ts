import { accessSync, constants, statSync } from 'node:fs'
import path from 'node:path'

const isAllowed = (file: string, mode: number): boolean => {
  try {
    accessSync(file, mode)
    return true
  } catch {
    return false
  }
}

/** What is wrong with a file to read, in one sentence; undefined when it can be read. */
export function problemWithSource(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false })
  if (found === undefined) return `File not found: ${file}`
  if (!found.isFile()) return `${file} is not a file.`
  return isAllowed(file, constants.R_OK) ? undefined : `This user can’t read ${file}.`
}

/** What is wrong with a file to write, in one sentence; undefined when it can be written. */
export function problemWithTarget(file: string): string | undefined {
  const folder = path.dirname(path.resolve(file))
  const existing = statSync(file, { throwIfNoEntry: false })
  if (existing !== undefined && !existing.isFile()) return `${file} is not a file.`
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    return `There is no folder ${folder}.`
  return isAllowed(existing === undefined ? folder : file, constants.W_OK)
    ? undefined
    : `This user can’t write ${file}.`
}

import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../../..')
export const bundlesFolder = path.join(root, 'server/dist')

/** Every file that a bundle was made of, relative to the root, with its size and time of change. */
export type Inputs = Readonly<Record<string, string>>

/** What changes when a file does; undefined for one that is gone. */
export function fingerprint(file: string): string | undefined {
  const stat = statSync(path.join(root, file), { throwIfNoEntry: false })
  return stat && `${stat.size} ${stat.mtimeMs}`
}

/** Whether the sources that a bundle was made of are as they were. */
export function isCurrent(folder: string): boolean {
  const inputs: Inputs = JSON.parse(readFileSync(path.join(folder, 'inputs.json'), 'utf8'))
  return Object.entries(inputs).every(([file, was]) => fingerprint(file) === was)
}

/** Finished bundles, the newest first. */
export function bundles(): string[] {
  let names: string[] = []
  try {
    names = readdirSync(bundlesFolder)
  } catch {
    return []
  }
  return names
    .filter((name) => !name.startsWith('making-'))
    .map((name) => path.join(bundlesFolder, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
}

/**
 * The server's bundle made from the sources as they are now. A new file counts once a known one imports it, so comparing the
 * known ones is enough: two thousand `stat` calls instead of reading ten megabytes at each start.
 */
export const currentBundle = (): string | undefined => {
  const folder = bundles().find(isCurrent)
  return folder && path.join(folder, 'main.mjs')
}

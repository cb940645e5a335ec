import { statSync } from 'node:fs'

/** What is wrong with the path of a file to import, in one sentence; undefined when it can be read. */
export function problemWithFile(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) return `File not found: ${path}`
  return found.isFile() ? undefined : `${path} is not a file.`
}

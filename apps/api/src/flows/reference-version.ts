import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const source = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const { resolve } = createRequire(import.meta.url)
const data = path.dirname(resolve('@upchar/reference/families'))
/** The package's manifest pins the version of the pincode directory. */
const parts = [
  { folder: data, files: ['**/*.ts', '../package.json'] },
  { folder: source, files: ['**/*reference*.ts', 'modules/search/store/trade-words.ts'] },
  // The stored texts of products change with the code that builds them.
  { folder: source, files: ['modules/catalogue/read-model/*.ts'] },
]

/** Digest of this release's reference data and of the code that loads it or builds read models. */
export function referenceVersion(): string {
  const hash = createHash('sha256')
  for (const { folder, files } of parts) {
    for (const file of globSync(files, { cwd: folder, exclude: ['**/*.test.ts'] }).toSorted())
      hash.update(file).update(readFileSync(path.join(folder, file)))
  }
  return hash.digest('base64url').slice(0, 22)
}

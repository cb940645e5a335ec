import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../architecture/imports.ts'
import { generatedDocuments } from './documents.ts'

/** `npm run docs`: writes the generated documents. */
for (const [name, make] of Object.entries(generatedDocuments)) {
  const file = path.join(root, name)
  const text = make()
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
  writeFileSync(file, text)
  process.stdout.write(`${name}\n`)
}

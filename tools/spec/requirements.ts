import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../architecture/imports.ts'
import { isTest, ownFiles, requirementIds } from './documents.ts'
import { idsIn } from './references.ts'

/**
 * `npm run requirements`: lists the requirements that no test names; with `--all`, every requirement and the tests that
 * name it. Naming a requirement doesn't prove it; it only tells where to look.
 */
const tests = ownFiles().filter(isTest)
const naming = new Map<string, Set<string>>()
for (const file of tests)
  for (const id of idsIn(readFileSync(path.join(root, file), 'utf8')))
    naming.set(id, (naming.get(id) ?? new Set()).add(file))

const ids = requirementIds()
const unnamed = ids.filter((id) => !naming.has(id))
const lines = process.argv.includes('--all')
  ? ids.map((id) => `${id} ${[...(naming.get(id) ?? ['-'])].join(' ')}`)
  : unnamed
process.stdout.write(
  [
    ...lines,
    `${ids.length - unnamed.length} of ${ids.length} requirements are named by a test (${tests.length} test files)`,
    '',
  ].join('\n'),
)

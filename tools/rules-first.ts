import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const opensDatabase = ({ moduleId }: TestSpecification): boolean =>
  /\b(useWorld|createTestDatabase|createEmptyDatabase)\b/.test(readFileSync(moduleId, 'utf8'))

/** Tests that need no database come first: their results are there while PostgreSQL starts. */
export class RulesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // eslint-disable-next-line unicorn/no-array-sort -- the sequencer's method, not an array's
    const sorted = await super.sort(files)
    const later = new Set(
      sorted.filter((file) => file.project.name === 'api' && opensDatabase(file)),
    )
    return [...sorted.filter((file) => !later.has(file)), ...later]
  }
}

import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const opensDatabase = ({ moduleId }: TestSpecification): boolean =>
  /\b(useWorld|createTestDatabase|createEmptyDatabase)\b/.test(readFileSync(moduleId, 'utf8'))

/** Rules are the first, then what needs a database; journeys and components are groups of their own. */
const turnOf = (file: TestSpecification): number =>
  file.project.name === 'api' && opensDatabase(file) ? 1 : 0

/**
 * Tests that need no database come first: their results are there while PostgreSQL starts. A worker keeps its modules
 * only for files of one project, so a project's files stay together.
 */
export class RulesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // eslint-disable-next-line unicorn/no-array-sort -- the sequencer's method, not an array's
    const sorted = await super.sort(files)
    const groupOf = (file: TestSpecification) => file.project.config.sequence.groupOrder
    return sorted
      .map((file) => ({ file, turn: turnOf(file) }))
      .toSorted((a, b) => groupOf(a.file) - groupOf(b.file) || a.turn - b.turn)
      .map(({ file }) => file)
  }
}

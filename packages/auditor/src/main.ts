/**
 * Audits the database of DATABASE_URL. Exit code 0: nothing differs; 1: something differs; 2: it could not be audited.
 * With --json each difference is a line, and the last line is the result. --at=TIME says what counts as expired or overdue;
 * now if it is missing.
 */
import { audit, blindChecks, type Audit } from './audit.ts'
import type { Difference } from './difference.ts'
import { sentence, table } from './report.ts'

const json = process.argv.includes('--json')
const at = process.argv.find((word) => word.startsWith('--at='))?.slice('--at='.length)
const url = process.env['DATABASE_URL']

const line = (value: unknown): void =>
  void process.stdout.write(
    `${JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? one.toString() : one))}\n`,
  )

function tell(difference: Difference): void {
  if (json) line({ kind: 'difference', ...difference })
  else process.stdout.write(`${sentence(difference)}\n`)
}

function finish(result: Audit): number {
  if (result.kind === 'refused') {
    if (json) line(result)
    else
      process.stderr.write(
        `Nothing was audited: this version of the auditor doesn't know the whole schema.\n${result.unknown.map((one) => `  ${one}\n`).join('')}`,
      )
    return 2
  }
  const blind = blindChecks(result)
  if (json) line({ ...result, blind })
  else process.stdout.write(table(result, blind))
  if (blind.length > 0) return 2
  return result.checks.some(({ differences }) => differences > 0) ? 1 : 0
}

if (url === undefined) {
  process.stderr.write('Set DATABASE_URL to the database to audit.\n')
  process.exitCode = 2
} else
  process.exitCode = finish(await audit(url, tell, at === undefined ? new Date() : new Date(at)))

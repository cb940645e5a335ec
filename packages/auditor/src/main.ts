/**
 * Audits the database of DATABASE_URL. Exit code 0: nothing differs; 1: something differs; 2: it could not be audited.
 * With --json each difference is a line, and the last line is the result. --at=TIME says what counts as expired or overdue;
 * now if it is missing.
 */
import { runAudit } from './run-audit.ts'

const at = process.argv.find((word) => word.startsWith('--at='))?.slice('--at='.length)
const url = process.env['DATABASE_URL']

if (url === undefined) {
  process.stderr.write('Set DATABASE_URL to the database to audit.\n')
  process.exitCode = 2
} else
  process.exitCode = await runAudit({
    url,
    at: at === undefined ? new Date() : new Date(at),
    json: process.argv.includes('--json'),
    out: (text) => void process.stdout.write(text),
    problem: (text) => void process.stderr.write(text),
  })

import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureChromium } from './chromium.ts'

/**
 * `npm test`: types, format, lint, unused code, build, then all tests, from pure rules to browser journeys. The last line is
 * `N passed, N failed`; each check counts as one test. `npm test -- apps/api/src/modules/cart` runs only the tests below
 * that path.
 */
type Count = { passed: number; failed: number; skipped: number }

/** Runs a check and prints its output when it ends: several run at once. */
function check(name: string, command: string, args: string[]): Promise<Count> {
  return new Promise((resolve) => {
    const child = spawn(command, args)
    const output: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => output.push(part))
    child.stderr.on('data', (part: Buffer) => output.push(part))
    child.on('error', (error) => output.push(Buffer.from(`${command}: ${error.message}\n`)))
    child.on('close', (status) => {
      process.stderr.write(`\n— ${name}\n`)
      process.stderr.write(Buffer.concat(output))
      resolve({ passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 })
    })
  })
}

function vitest(extra: string[]): Count {
  process.stderr.write('\n— tests\n')
  const folder = mkdtempSync(path.join(tmpdir(), 'upchar-report-'))
  const file = path.join(folder, 'report.json')
  try {
    const { status } = spawnSync(
      'vitest',
      [
        'run',
        '--reporter=default',
        '--reporter=./tools/flaky-reporter.ts',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...extra,
      ],
      { stdio: 'inherit' },
    )
    const report: {
      numPassedTests: number
      numFailedTests: number
      numPendingTests: number
      numFailedTestSuites: number
    } = JSON.parse(readFileSync(file, 'utf8'))
    // A test file that fails to load has no failed tests; the run must fail all the same.
    const failed = Math.max(report.numFailedTests, status === 0 ? 0 : 1)
    return { passed: report.numPassedTests, failed, skipped: report.numPendingTests }
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const everything = async () => {
  const chromium = ensureChromium()
  const checks = await Promise.all([
    check('types', 'tsc', ['-p', '.']),
    check('format', 'oxfmt', ['--check']),
    check('lint', 'oxlint', ['--quiet']),
    check('unused code', 'knip', ['--no-progress']),
    // Build once before the tests: concurrent builds would delete each other's files.
    check('build', process.execPath, ['server/src/build.ts']),
  ])
  return [
    ...checks,
    vitest([]),
    ...(chromium === undefined ? [{ passed: 0, failed: 1, skipped: 0 }] : []),
  ]
}
/** Naming the only project spares the others' start, which takes seconds. */
const projectOf = (paths: readonly string[]): string[] =>
  paths.every((name) => name.startsWith('apps/api/')) ? ['--project=api'] : []

const chosen = process.argv.slice(2)
const counts = chosen.length > 0 ? [vitest([...projectOf(chosen), ...chosen])] : await everything()
const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0)
process.stdout.write(
  `\n${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}\n`,
)
process.exit(sum('failed') === 0 ? 0 : 1)

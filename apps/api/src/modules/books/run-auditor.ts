import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { reportLine, type BooksDifference, type BooksReport } from './model.ts'

const auditor = fileURLToPath(import.meta.resolve('@upchar/auditor/main'))
const errorLength = 2000

/** The output's lines. `readline` fails where the process has ended before its caller has taken them all. */
async function* linesOf(output: Readable): AsyncGenerator<string> {
  output.setEncoding('utf8')
  let rest = ''
  for await (const part of output) {
    const lines = `${rest}${String(part)}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

/**
 * Runs the auditor in a process of its own: it shares only the database with the shop, and its arithmetic over a million
 * orders blocks nobody. Tells each difference as it is found.
 */
export async function runAuditor(
  url: string,
  found: (difference: BooksDifference) => Promise<void>,
): Promise<BooksReport> {
  const child = spawn(process.execPath, [auditor, '--json'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { DATABASE_URL: url },
  })
  const ended = once(child, 'close')
  let errors = ''
  child.stderr.on('data', (part: Buffer) => {
    errors = `${errors}${part.toString()}`.slice(-errorLength)
  })
  let report: BooksReport | undefined
  for await (const line of linesOf(child.stdout)) {
    const told = reportLine.parse(JSON.parse(line))
    if (told.kind === 'difference') await found(told)
    else report = told
  }
  await ended
  if (report === undefined) throw new Error(`the auditor ended without a report: ${errors}`)
  return report
}

import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'upchar-commands-'))
afterAll(() => rmSync(folder, { recursive: true }))
const answers = path.join(folder, 'answers')
writeFileSync(answers, 'seller_gst=27AAPFU0939F1ZV\n')

type Ended = { code: number; said: string }
const run = (command: string, args: readonly string[], env: Record<string, string>) =>
  new Promise<Ended>((resolve) => {
    execFile(
      process.execPath,
      [path.join(import.meta.dirname, `${command}.ts`), ...args],
      { env: { PATH: process.env['PATH'], UPCHAR_DATA_DIR: folder, ...env } },
      (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : Number(error.code), said: stdout + stderr })
      },
    )
  })

const nowhere = { DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' }
const cases: [string, string, string[], Record<string, string>, string][] = [
  ['an unknown option', 'import', ['--foo'], {}, "Unknown option '--foo'"],
  ['a file that isn’t there', 'import', ['none.csv'], {}, 'File not found: none.csv'],
  ['a folder for a file', 'import', [folder], {}, `${folder} is not a file.`],
  [
    'a folder that isn’t there',
    'export',
    [`${folder}/a/b.csv`],
    {},
    `There is no folder ${folder}/a.`,
  ],
  ['a wrong number', 'seed', ['--variants', '0'], {}, '--variants must be a whole number'],
  ['a wrong address', 'make-admin', ['--email', 'x', '--name', 'X'], {}, 'Enter an email address'],
  ['an unknown role', 'main', ['--role', 'cook'], {}, '--role is "cook"'],
  ['a wrong setting', 'main', [], { PORT: 'abc' }, 'PORT is "abc"'],
  ['missing settings', 'export', ['x.csv'], { UPCHAR_ENV: 'production' }, 'SMTP_URL is missing: '],
  ['no database', 'setup', [], nowhere, "Can't connect to PostgreSQL at 127.0.0.1:1"],
  ['a production shop', 'staff-code', [], { UPCHAR_ENV: 'production' }, 'no development account'],
]

describe('a command that fails for a known reason', () => {
  it.each(cases)('says so in words, not in a stack: %s', async (_, command, args, env, words) => {
    const { code, said } = await run(command, args, env)
    expect(code).toBe(1)
    expect(said).toContain(words)
    expect(said).not.toMatch(/^\s+at /m)
    expect(said).not.toContain('secret@')
  })
})

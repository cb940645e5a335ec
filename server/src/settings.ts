import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseConfig, type Config } from '@upchar/api/platform/config'
import { CannotStart } from './cannot-start.ts'

/** A secret made once for this data folder: guest ids stay valid over restarts of a development shop. */
function developmentSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret')
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : ''
  // A start that a full disk ended leaves an empty one.
  if (kept !== '') return kept
  const secret = randomBytes(32).toString('base64url')
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(file, secret, { mode: 0o600 })
  return secret
}

/** The settings of this process. Wrong ones throw CannotStart with a list of what is wrong and why. */
export function readSettings(): Config {
  const dataDir = process.env['UPCHAR_DATA_DIR'] || '.data'
  const parsed = parseConfig(
    process.env,
    process.env['UPCHAR_SECRET'] ? '' : developmentSecret(dataDir),
  )
  if (parsed.ok) return parsed.value
  throw new CannotStart(
    `Upchar cannot start with these settings:\n${parsed.error.map((line) => `  - ${line}`).join('\n')}`,
  )
}

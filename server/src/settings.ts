import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseConfig, type Config } from '@upchar/api/platform/config'
import { StartupError } from './startup-error.ts'

/** A secret generated once per data folder, so that guest ids survive restarts of a development shop. */
function developmentSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret')
  const stored = existsSync(file) ? readFileSync(file, 'utf8') : ''
  // A start that failed on a full disk leaves an empty file.
  if (stored !== '') return stored
  const secret = randomBytes(32).toString('base64url')
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(file, secret, { mode: 0o600 })
  return secret
}

/** Reads the settings of this process; invalid ones throw a StartupError that lists each problem. */
export function readSettings(): Config {
  const dataDir = process.env['UPCHAR_DATA_DIR'] || '.data'
  const parsed = parseConfig(
    process.env,
    process.env['UPCHAR_SECRET'] ? '' : developmentSecret(dataDir),
  )
  if (parsed.ok) return parsed.value
  throw new StartupError(
    `Upchar cannot start with these settings:\n${parsed.error.map((line) => `  - ${line}`).join('\n')}`,
  )
}

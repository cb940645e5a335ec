import { createHash } from 'node:crypto'
import type { Answer } from '@upchar/contract/schema/endpoints'
import type { ApiCall } from '@upchar/web/api'
import type { Contact, Flags, SignInConfig } from '../shell/page/shell-data.ts'

const FRESH_MS = 10_000

export type ShellConfig = {
  flags: Flags | null
  contact: Contact | null
  signIn: SignInConfig | null
  version: string
}

const NOTHING: ShellConfig = { flags: null, contact: null, signIn: null, version: 'none' }

const configOf = ({
  config: flags,
  contact,
  sign_in: signIn,
}: Answer<'getUserConfig'>): ShellConfig => ({
  flags,
  contact,
  signIn,
  version: createHash('sha256')
    .update(JSON.stringify([flags, contact, signIn]))
    .digest('base64url')
    .slice(0, 8),
})

/**
 * The flags, contacts and sign-in methods that pages render with. A page waits for them if there
 * are none yet or `version` has changed; otherwise they are refreshed in the background. Kept while
 * the API is down.
 */
export function shellSource(
  api: ApiCall,
  version: () => string,
  now: () => number = Date.now,
): () => Promise<ShellConfig> {
  let known: { config: ShellConfig; version: string } | undefined
  let asking: { work: Promise<ShellConfig>; version: string } | undefined
  let askedAt = Number.NEGATIVE_INFINITY

  const ask = async (of: string): Promise<ShellConfig> => {
    askedAt = now()
    const result = await api('getUserConfig', { body: {} })
    // A late answer must not replace a newer one; a failure keeps the last known values.
    if (asking?.version === of) {
      asking = undefined
      if (result.ok) known = { config: configOf(result.data), version: of }
      else if (known) known = { config: known.config, version: of }
    }
    return known?.config ?? NOTHING
  }
  const start = (of: string): Promise<ShellConfig> => {
    if (asking?.version !== of) {
      const waiting = { version: of, work: Promise.resolve(NOTHING) }
      asking = waiting
      waiting.work = ask(of)
    }
    return asking.work
  }
  return () => {
    const current = version()
    if (known === undefined || known.version !== current) return start(current)
    if (now() - askedAt >= FRESH_MS) void start(current)
    return Promise.resolve(known.config)
  }
}

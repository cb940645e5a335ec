import { createHash } from 'node:crypto'
import type { ApiCall } from '@upchar/web/api'
import type { Contact, Flags, SignInConfig } from '../lib/shell-data.ts'

const FRESH_MS = 10_000

export type ShellConfig = { flags: Flags | null; contact: Contact | null; signIn: SignInConfig | null; version: string }

/** Flags, contacts and ways to sign in for rendering: asked for once and then again behind the visitors' backs, kept when the API is down. */
export function shellSource(api: ApiCall, now: () => number = Date.now): () => Promise<ShellConfig> {
  let known: ShellConfig | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<ShellConfig> | undefined
  const ask = async (): Promise<ShellConfig> => {
    askedAt = now()
    const result = await api('getUserConfig', { body: {} })
    if (result.ok) {
      const { config: flags, contact, sign_in: signIn } = result.data
      known = { flags, contact, signIn, version: createHash('sha256').update(JSON.stringify([flags, contact, signIn])).digest('base64url').slice(0, 8) }
    }
    return known ?? { flags: null, contact: null, signIn: null, version: 'none' }
  }
  return () => {
    if (known && now() - askedAt < FRESH_MS) return Promise.resolve(known)
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return known ? Promise.resolve(known) : asking
  }
}

import { newSecret, readableCode, sha256 } from '../../platform/ids.ts'
import type { Config } from '../../platform/config.ts'

/** `upk_live_` is what secret scanners look for; keys of a shop for tests say so. */
const begin = ({ production }: Pick<Config, 'production'>) =>
  production ? 'upk_live_' : 'upk_test_'

export const newPrefix = (config: Pick<Config, 'production'>): string =>
  `${begin(config)}${readableCode(12).toLowerCase()}`

/** 32 random bytes. */
export const newKeySecret = (): string => newSecret(32)
export const hashOfSecret = (secret: string): string => sha256(secret)

/** What the other system sends. */
export const wholeKey = (prefix: string, secret: string): string => `${prefix}_${secret}`

const whole = /^(upk_(?:live|test)_[0-9a-z]{12})_([\w-]{43})$/

/** The two parts of a key; undefined: no key of ours. */
export function partsOfKey(text: string): { prefix: string; secret: string } | undefined {
  const [, prefix, secret] = whole.exec(text) ?? []
  return prefix === undefined || secret === undefined ? undefined : { prefix, secret }
}

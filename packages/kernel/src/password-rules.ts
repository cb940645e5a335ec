import { COMMON_PASSWORD_WORDS } from './common-passwords.ts'
import { ok, refuse } from './result.ts'
import type { Result } from './result.ts'

/** Minimum length of a password; there are no rules about kinds of characters. */
export const PASSWORD_LENGTH = 10
/** Maximum length, which limits the cost of hashing. */
const PASSWORD_MAX_LENGTH = 200

const LOOK_ALIKE: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
}
const RUNS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
]
const BACKWARDS = RUNS.map((run) => [...run].toReversed().join(''))

const lettersOnly = (text: string): string => text.replace(/[^\p{L}]/gu, '')
const unmasked = (text: string): string =>
  [...text].map((char) => LOOK_ALIKE[char] ?? char).join('')

/** Candidate words in it: as typed, and without digits and marks at the ends and with letters for look-alikes. */
function coresOf(lower: string): string[] {
  const bare = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return [lettersOnly(lower), lettersOnly(unmasked(bare)), lettersOnly(unmasked(lower))]
}

/** Whether it repeats one block or has very few distinct characters. */
const isRepeated = (lower: string): boolean =>
  /^(.{1,5}?)\1+.{0,2}$/u.test(lower) || new Set(lower).size < 5

/** Whether at most three characters remain without runs of four or more (keyboard, alphabet, digits). */
function isRun(lower: string): boolean {
  let free = 0
  for (let at = 0; at < lower.length;) {
    let length = 0
    for (const run of [...RUNS, ...BACKWARDS]) {
      let fits = 0
      while (at + fits < lower.length && run.includes(lower.slice(at, at + fits + 1))) fits += 1
      length = Math.max(length, fits)
    }
    if (length >= 4) at += length
    else {
      free += 1
      at += 1
    }
  }
  return free <= 3
}

/** Whether it is a well-known name with few additions: some characters, or only digits and marks. */
function leans(lower: string, name: string): boolean {
  const plain = name.replace(/[^a-z0-9]/g, '')
  if (plain.length < 4) return false
  return [lower, unmasked(lower)].some((text) => {
    const joined = text.replace(/[^\p{L}\p{N}]/gu, '')
    if (!joined.includes(plain)) return false
    const rest = joined.replace(plain, '')
    return rest.length < 6 || lettersOnly(rest).length < 3
  })
}

/**
 * Validates a new password: at least ten characters, and not easily guessed: no common word with digits, run, repetition,
 * own email address or shop name. The value is the unchanged password. Refuses with code `password_weak` and a text that
 * says what to do. Source: AUTH-06, NIST SP 800-63B.
 */
export function checkPassword(
  password: string,
  context: { email?: string; brand?: string } = {},
): Result<string> {
  const weak = (message: string) => refuse('password_weak', message, { field: 'password' })
  const length = [...password].length
  if (length < PASSWORD_LENGTH) return weak(`Use at least ${PASSWORD_LENGTH} characters`)
  if (length > PASSWORD_MAX_LENGTH) return weak(`Use at most ${PASSWORD_MAX_LENGTH} characters`)
  const lower = password.normalize('NFKC').toLowerCase()
  const [local = '', domain = ''] = (context.email ?? '').toLowerCase().split('@')
  if (
    [local, ...local.split(/[^a-z0-9]+/), domain.split('.')[0] ?? ''].some((name) =>
      leans(lower, name),
    )
  )
    return weak('Use a password that does not lean on your email address')
  if (context.brand !== undefined && leans(lower, context.brand.toLowerCase()))
    return weak('Use a password without the name of this shop')
  if (isRepeated(lower) || isRun(lower))
    return weak('Use a password that is no row of keys and no repetition')
  if (coresOf(lower).some((core) => COMMON_PASSWORD_WORDS.has(core)))
    return weak(
      'This password is too easy to guess. Three or four words that only you would put together are good',
    )
  return ok(password)
}

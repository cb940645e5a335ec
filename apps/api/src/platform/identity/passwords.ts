import { hash, verify } from '@node-rs/argon2'
import { newSecret } from '../ids.ts'

/** Argon2id with OWASP's lowest memory for two passes: about 20 ms of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Normalized, so that the password matches whatever keyboard it is typed on. */
const typed = (password: string): string => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => hash(typed(password), cost)

/** A dummy hash to compare against where there is no account or password. */
const nobody = hashPassword(newSecret())

/**
 * Verifies a password. Without a hash it fails in the same time, so that nobody learns which accounts have
 * one.
 */
export async function fitsPassword(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  const fits = await verify(stored ?? (await nobody), typed(password))
  return fits && stored != null
}

import { hash, verify } from '@node-rs/argon2'
import { newSecret } from '../ids.ts'

/** Argon2id at OWASP's least memory that still takes two passes: about 20 ms of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The same letters typed on another keyboard are the same password. */
const typed = (password: string): string => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => hash(typed(password), cost)

/** Of nobody's password: what is compared against where there is none. */
const nobody = hashPassword(newSecret())

/** Whether the password fits. Without a hash it takes the same time and never does: nobody learns which accounts have one. */
export async function fitsPassword(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  const fits = await verify(stored ?? (await nobody), typed(password))
  return fits && stored != null
}

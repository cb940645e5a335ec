import { CannotStart } from './cannot-start.ts'

type Facts = { code: string; path?: string; port?: string; host?: string }

const text = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

/** The first error with a code, from the outside in: Drizzle and the pool wrap what PostgreSQL and the system say. */
function factsOf(error: unknown): Facts | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? text(cause.code) : undefined
    if (code === undefined) continue
    const about = (key: string) =>
      key in cause ? text(Object.getOwnPropertyDescriptor(cause, key)?.value) : undefined
    const [path, port, host] = [about('path'), about('port'), about('address') ?? about('hostname')]
    return {
      code,
      ...(path !== undefined && { path }),
      ...(port !== undefined && { port }),
      ...(host !== undefined && { host }),
    }
  }
  return undefined
}

const notOurs = ({ path }: Facts) =>
  path &&
  `${path} can't be written or read by this user. Give it to this user, or set UPCHAR_DATA_DIR to a folder that is.`
const notAFolder = ({ path }: Facts) =>
  path && `${path} is in the way: a folder is needed there. Set UPCHAR_DATA_DIR to a folder.`
const diskFull = () =>
  'No space is left on the disk of the data folder. Make room, or set UPCHAR_DATA_DIR to a folder on another disk.'
const unreachable = ({ code, host, port }: Facts) =>
  `No PostgreSQL answers at ${[host ?? 'the address in DATABASE_URL', port].filter(Boolean).join(':')} (${code}). Start it, or set DATABASE_URL right; without DATABASE_URL Upchar brings its own.`
const notLetIn = () =>
  'PostgreSQL takes neither this user nor this password. Set DATABASE_URL to postgres://user:password@host/database.'
const noDatabase = () =>
  'The database in DATABASE_URL does not exist. Make it, such as by createdb, or name another.'
const noRights = () =>
  'The user in DATABASE_URL may not make tables in this database. Make it the owner of the database.'

/** By the codes of the system and of PostgreSQL. */
const explanations: Record<string, (facts: Facts) => string | undefined> = {
  EADDRINUSE: ({ port }) =>
    port && `Port ${port} is in use. Is Upchar running already? Set PORT to another one.`,
  EADDRNOTAVAIL: ({ host }) =>
    host &&
    `${host} is no address of this machine. Set HOST to one that is, such as 127.0.0.1 or 0.0.0.0.`,
  EACCES: (facts) =>
    facts.port === undefined
      ? notOurs(facts)
      : `Port ${facts.port} is not for this user. Set PORT to 1024 or more.`,
  EPERM: notOurs,
  EROFS: notOurs,
  EEXIST: notAFolder,
  ENOTDIR: notAFolder,
  ENOSPC: diskFull,
  53100: diskFull,
  ECONNREFUSED: unreachable,
  ECONNRESET: unreachable,
  ENOTFOUND: unreachable,
  EAI_AGAIN: unreachable,
  ETIMEDOUT: unreachable,
  EHOSTUNREACH: unreachable,
  '28P01': notLetIn,
  28000: notLetIn,
  '3D000': noDatabase,
  42501: noRights,
}

/** What went wrong and what to do about it. What nobody foresaw is a bug of ours and comes with its stack. */
export function explainFailure(error: unknown): string {
  if (error instanceof CannotStart) return error.message
  const facts = factsOf(error)
  const known = facts && explanations[facts.code]?.(facts)
  return known || (error instanceof Error ? (error.stack ?? error.message) : String(error))
}

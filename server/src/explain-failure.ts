import { sourceFrames } from '@upchar/api/platform/text/source-frames'
import { StartupError } from './startup-error.ts'

type Facts = { code: string; path?: string; port?: string; host?: string }

const text = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

/** The outermost error with a code: Drizzle and the pool wrap the errors of PostgreSQL and the system. */
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

const permissionDenied = ({ path }: Facts) =>
  path &&
  `This user can't read or write ${path}. Change its owner, or set UPCHAR_DATA_DIR to another folder.`
const notAFolder = ({ path }: Facts) =>
  path && `${path} is not a folder. Set UPCHAR_DATA_DIR to a folder.`
const diskFull = () =>
  'No space left on the disk of the data folder. Free some, or set UPCHAR_DATA_DIR to a folder on another disk.'
const unreachable = ({ code, host, port }: Facts) =>
  `Can't connect to PostgreSQL at ${[host ?? 'the address in DATABASE_URL', port].filter(Boolean).join(':')} (${code}). ` +
  'Start it, or correct DATABASE_URL; without DATABASE_URL Upchar uses its embedded PostgreSQL.'
const loginRejected = () =>
  'PostgreSQL rejected the user or password. Set DATABASE_URL to postgres://user:password@host/database.'
const noDatabase = () =>
  'The database in DATABASE_URL does not exist. Create it, for example with createdb, or name another.'
const missingPrivileges = () =>
  'The user in DATABASE_URL may not create tables in this database. Make it the owner of the database.'

/** Keyed by error codes of the system and of PostgreSQL. */
const explanations: Record<string, (facts: Facts) => string | undefined> = {
  EADDRINUSE: ({ port }) =>
    port && `Port ${port} is in use. Is Upchar already running? Set PORT to another port.`,
  EADDRNOTAVAIL: ({ host }) =>
    host &&
    `${host} isn't an address of this machine. Set HOST to one that is, such as 127.0.0.1 or 0.0.0.0.`,
  EACCES: (facts) =>
    facts.port === undefined
      ? permissionDenied(facts)
      : `This user may not listen on port ${facts.port}. Set PORT to 1024 or more.`,
  EPERM: permissionDenied,
  EROFS: permissionDenied,
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
  '28P01': loginRejected,
  28000: loginRejected,
  '3D000': noDatabase,
  42501: missingPrivileges,
}

/** Says what went wrong and what to do about it. An unexpected error is a bug and keeps its stack. */
export function explainFailure(error: unknown): string {
  if (error instanceof StartupError) return error.message
  const facts = factsOf(error)
  const known = facts && explanations[facts.code]?.(facts)
  return (
    known || (error instanceof Error ? sourceFrames(error.stack ?? error.message) : String(error))
  )
}

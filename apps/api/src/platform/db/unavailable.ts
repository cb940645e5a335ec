/** The SQLSTATE or system code of an error or, where a library wrapped it, of its cause. */
export const errorCode = (error: unknown): string | undefined => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code
  }
  return undefined
}

/** Connection lost, out of resources (disk, memory, connections), shutting down or starting. */
const unavailableClass = /^(08|53|57P)/

const unavailableCodes = new Set([
  '25006', // read-only
  '25P03', // idle in transaction too long
  '40001', // serialisation failure, after its retries
  '40P01', // deadlock, after its retries
  '55P03', // lock_timeout
  '57014', // statement_timeout
  '58030', // I/O error
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** What pg, its pool and graphile-worker say without a code. */
const unavailableMessage =
  /^(Error occurred whilst returning jobs|Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/

/** Thrown instead of waiting longer for a free connection. */
export class NoConnectionFree extends Error {}

/** Whether the database is away, frozen, full, read-only or too slow: retrying later may work. */
export function isUnavailable(error: unknown): boolean {
  const code = errorCode(error)
  if (code !== undefined) return unavailableClass.test(code) || unavailableCodes.has(code)
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof NoConnectionFree || unavailableMessage.test(cause.message)) return true
  }
  return false
}

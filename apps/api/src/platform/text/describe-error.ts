import { sourceFrames } from './source-frames.ts'

/** An error as logged. */
export type ErrorFacts = {
  type: string
  message: string
  code?: string
  constraint?: string
  table?: string
  query?: string
  stack: string
  cause?: ErrorFacts
}

const deepest = 5
const leftOut = '[left out]'
const sqlState = /^[0-9A-Z]{5}$/

/** Errors whose message quotes input: of the database, of Drizzle (with every parameter), of parsers. */
const quotesInput = (error: Error): boolean =>
  'params' in error ||
  'severity' in error ||
  ('code' in error && typeof error.code === 'string' && sqlState.test(error.code)) ||
  error instanceof SyntaxError ||
  error instanceof URIError

/** The stack frames. The message precedes them and may span lines. */
function framesOf(error: Error): string {
  const stack = error.stack ?? ''
  const from = error.message === '' ? 0 : stack.indexOf(error.message)
  const lines = from < 0 ? [] : stack.slice(from + error.message.length).split('\n')
  return lines
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .join('\n')
}

const named = (
  error: Error,
  key: 'code' | 'constraint' | 'table' | 'query',
): Partial<ErrorFacts> => {
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' ? { [key]: value } : {}
}

/**
 * The loggable facts of an error and its causes: class, SQLSTATE, constraint, table, query text and stack.
 * Parameters and messages that quote them are dropped: they hold names, addresses and phone numbers.
 */
export function describeError(error: unknown, depth = 0): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: leftOut, stack: '' }
  return {
    type: error.constructor.name,
    message: quotesInput(error) ? leftOut : error.message,
    ...named(error, 'code'),
    ...named(error, 'constraint'),
    ...named(error, 'table'),
    ...named(error, 'query'),
    stack: sourceFrames(framesOf(error)),
    ...(error.cause !== undefined &&
      depth < deepest && { cause: describeError(error.cause, depth + 1) }),
  }
}

import fastify, { type FastifyBaseLogger, type FastifyServerOptions } from 'fastify'
import { describeError } from './text/describe-error.ts'

/** What must never stand in a log in clear: keys that carry personal data, credentials or card numbers. */
const masked = [
  'email',
  'phone',
  'PhoneNumber',
  'FullName',
  'house',
  'street',
  'Landmark',
  'gstin',
  'password',
  'current_password',
  'otp',
  'credential',
  'recovery_code',
  'gst',
  'token',
  'key',
  'authorization',
  'cookie',
  'card',
  'card_number',
  'cvv',
]

/** Logger options: JSON lines, personal data masked at the first two levels, errors and addresses without what people typed. */
export const loggerOptions = (level: string): FastifyServerOptions['logger'] =>
  level === 'silent'
    ? false
    : {
        level,
        redact: {
          paths: masked.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
          censor: '[masked]',
        },
        serializers: {
          req: (request: { method: string; url: string; id: string }) => ({
            method: request.method,
            path: request.url.split('?')[0],
            id: request.id,
          }),
          err: describeError,
        },
      }

/**
 * A request's own log, made when something is first written to it: most requests write nothing, and making one looks
 * through everything that is masked.
 */
export const requestLog: NonNullable<FastifyServerOptions['childLoggerFactory']> = (
  logger,
  bindings,
  options,
) => {
  let made: FastifyBaseLogger | undefined
  const child = () => (made ??= logger.child(bindings, options))
  return new Proxy(logger, {
    // Fastify asks for each method of a new log, to see that it is one: only calling it makes the log.
    get: (_, key) =>
      typeof Reflect.get(logger, key) === 'function'
        ? (...words: unknown[]) => Reflect.apply(Reflect.get(child(), key), child(), words)
        : Reflect.get(child(), key),
    set: (_, key, value) => Reflect.set(child(), key, value),
  })
}

/** The log of what runs without a server: the worker and the process itself. */
export const openLog = (level: string): FastifyBaseLogger =>
  fastify({ logger: loggerOptions(level) ?? false }).log

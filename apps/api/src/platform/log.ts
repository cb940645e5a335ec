import fastify, { type FastifyBaseLogger, type FastifyServerOptions } from 'fastify'
import { noCompilers } from './http/no-compilers.ts'
import { describeError } from './text/describe-error.ts'

/** Keys that must never be logged in clear: personal data, credentials, card numbers. */
export const maskedKeys = [
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

/**
 * Logger options: JSON lines, personal data masked at the first two levels, errors and URLs without user
 * input.
 */
export const loggerOptions = (level: string): FastifyServerOptions['logger'] =>
  level === 'silent'
    ? false
    : {
        level,
        redact: {
          paths: maskedKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
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
 * A request's log, created on first use: most requests log nothing, and creating one walks all masked keys.
 */
export const requestLog: NonNullable<FastifyServerOptions['childLoggerFactory']> = (
  logger,
  bindings,
  options,
) => {
  let made: FastifyBaseLogger | undefined
  const child = () => (made ??= logger.child(bindings, options))
  return new Proxy(logger, {
    // Fastify reads every method to check that this is a logger; only calling one creates the log.
    get: (_, key) =>
      typeof Reflect.get(logger, key) === 'function'
        ? (...words: unknown[]) => Reflect.apply(Reflect.get(child(), key), child(), words)
        : Reflect.get(child(), key),
    set: (_, key, value) => Reflect.set(child(), key, value),
  })
}

/** The log of code outside the server: the worker and the process itself. */
export const openLog = (level: string): FastifyBaseLogger =>
  fastify({ logger: loggerOptions(level) ?? false, schemaController: noCompilers }).log

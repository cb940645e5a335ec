import type { FastifyServerOptions } from 'fastify'

/** What must never stand in a log in clear: keys that carry personal data, credentials or card numbers. */
const masked = [
  'email', 'phone', 'PhoneNumber', 'FullName', 'house', 'street', 'Landmark', 'gstin', 'password', 'code', 'token', 'key',
  'authorization', 'cookie', 'card', 'cvv', 'number',
]

/** Logger options: JSON lines to standard error, personal data masked at the first two levels. */
export const loggerOptions = (level: string): FastifyServerOptions['logger'] =>
  level === 'silent' ? false : {
    level,
    redact: { paths: masked.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[masked]' },
    serializers: {
      req: (request: { method: string; url: string; id: string }) => ({ method: request.method, path: request.url.split('?')[0], id: request.id }),
    },
  }

import type { FastifyInstance, FastifyReply } from 'fastify'

/** The state of each part: `ok`, or one word for what is wrong. */
export type HealthParts = Readonly<Record<string, () => string>>

/** States in which a part does its work, if not all of it. */
const working = new Set(['ok', 'read_only', 'restarting', 'empty'])

const send = (reply: FastifyReply, ready: boolean, body: object): FastifyReply => {
  if (!ready) void reply.header('retry-after', 5)
  return reply
    .code(ready ? 200 : 503)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}

/**
 * `/health/live`: the process answers; restart it when it doesn't. `/health/ready`: send visitors to it.
 * `/health`: each part, for people and monitoring.
 */
export function registerHealth(app: FastifyInstance, parts: HealthParts): void {
  const states = () => Object.fromEntries(Object.entries(parts).map(([name, of]) => [name, of()]))
  const isReady = () => Object.values(states()).every((state) => working.has(state))
  // An overloaded process isn't a dead one.
  const options = { schema: { hide: true }, config: { pressureHandler: () => undefined } }

  app.get('/health/live', options, (_request, reply) => send(reply, true, { status: 'ok' }))
  app.get('/health/ready', { schema: { hide: true } }, (_request, reply) =>
    send(reply, isReady(), { status: isReady() ? 'ok' : 'unavailable' }),
  )
  app.get('/health', options, (_request, reply) => {
    const found = states()
    const fine = Object.values(found).every((state) => state === 'ok')
    const status = !isReady() ? 'unavailable' : fine ? 'ok' : 'degraded'
    return send(reply, isReady(), { status, parts: found })
  })
}

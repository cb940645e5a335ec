import { createServer } from 'node:http'
import { once } from 'node:events'
import { json } from 'node:stream/consumers'
import { afterAll } from 'vitest'

type Told = { method: string; path: string; token: string; record: Record<string, unknown> }

/** The stand-in for the seller-management backend: keeps what it is told, and answers with `status`. */
export async function startSellerBackend() {
  const told: Told[] = []
  const state = { status: 204 }
  const server = createServer((request, reply) => {
    void json(request).then((record) => {
      told.push({
        method: request.method ?? '',
        path: request.url ?? '',
        token: request.headers.authorization ?? '',
        record: record as Record<string, unknown>,
      })
      reply.writeHead(state.status).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    told,
    state,
    settings: {
      SELLER_BACKEND_URL: `http://127.0.0.1:${address.port}/`,
      SELLER_BACKEND_TOKEN: 'a token of the seller backend',
    },
  }
}

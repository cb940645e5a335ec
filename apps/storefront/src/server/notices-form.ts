import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ApiCall } from '@upchar/web/api'
import { parseSearch } from '@upchar/web/search-params'
import { readForm } from './read-form.ts'

/**
 * Stops the emails that a link in one of them belongs to (ENGAGE-02): by the button of the page, which then says what came of
 * it, and by a mail program's own, which posts to the same address (RFC 8058).
 */
export async function stopByForm(
  api: ApiCall,
  address: string,
): Promise<{ location: string; status: 200 | 404 | 503 }> {
  const { pathname, search } = new URL(address, 'http://shop')
  const location = `${pathname}${search}`
  const { key } = parseSearch(search)
  if (typeof key !== 'string' || key === '') return { location, status: 404 }
  const result = await api('stopNotices', { body: { key } })
  return { location, status: result.ok ? 200 : result.kind === 'failed' ? 503 : 404 }
}

const pressed = 'List-Unsubscribe'
/** Such a form holds one short field. */
const longestPress = 4096

/** The page's form, and the press of a mail program: as multipart/form-data usually, and answered without a redirect, which none follows. */
export async function registerStopForm(
  app: FastifyInstance,
  apiOf: (request: FastifyRequest) => ApiCall,
): Promise<void> {
  await app.register(async (scope) => {
    // The page's own form is never multipart, and the address says all: the body needn't be read.
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: longestPress },
      (_request, _body, done) => done(null, { [pressed]: 'One-Click' }),
    )
    scope.post('/notices', async (request, reply) => {
      const { location, status } = await stopByForm(apiOf(request), request.url)
      void reply.header('cache-control', 'no-store')
      if (!readForm(request.body).has(pressed)) return reply.redirect(location, 303)
      return reply
        .code(status)
        .type('text/plain')
        .send(status === 200 ? 'These emails have stopped.\n' : 'They could not be stopped.\n')
    })
  })
}

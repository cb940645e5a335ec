import type { FastifyReply } from 'fastify'
import { PAGE_HEADERS } from '@upchar/web/page-headers'
import { contentPolicy } from './security.ts'

const words: Record<number, { title: string; text: string }> = {
  403: {
    title: 'This form came from another site',
    text: 'Nothing was changed. Open the page in our shop and try again there.',
  },
  429: { title: 'Too many pages at once', text: 'Wait a minute and try again.' },
  503: { title: 'We are very busy', text: 'Try again in a moment.' },
  500: { title: 'Error', text: 'Something went wrong. Try again?' },
}
const other = { title: 'We could not read this', text: 'Go back to the shop and try again.' }

/**
 * A short static page for refused requests; needs neither the API nor scripts, and sets no cookies.
 */
export function sendRefusal(reply: FastifyReply, status: number): FastifyReply {
  const { title, text } = words[status] ?? other
  return reply
    .code(status)
    .headers({
      ...PAGE_HEADERS,
      'cache-control': 'no-store',
      'content-security-policy': contentPolicy([]),
    })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head><body style="font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1rem"><h1>${title}</h1><p>${text}</p><p><a href="/shop">To the shop</a></p></body></html>`,
    )
}

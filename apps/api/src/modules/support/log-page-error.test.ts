import fastify from 'fastify'
import { expect, it } from 'vitest'
import { useWorld } from '@upchar/testkit/world'
import { useWrittenLog } from '@upchar/testkit/written-log'
import { logPageError } from './log-page-error.ts'

const world = useWorld({ RATE_LIMIT_PER_MINUTE: '3000' })
const kept = useWrittenLog('warn')
const log = fastify({ logger: kept.options }).log
const logged = (text: string, page?: string): { page: string; stack: string } => {
  logPageError({ log }, text, page)
  return JSON.parse(kept.written()) as { page: string; stack: string }
}

let person = 0
/** From a new IP address each time, because reports are limited per address. */
const send = (
  payload: string,
  headers: Record<string, string> = {},
  remoteAddress = `198.51.100.${++person}`,
) =>
  world.visitor().raw({
    method: 'POST',
    url: '/api/page-error',
    remoteAddress,
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    payload,
  })

it('UI-17 logs a browser error with its page, without the search terms', () => {
  expect(
    logged(
      'TypeError: x is undefined\n    at Cart (http://shop.example/assets/cart-1.js?v=2:10:5)',
      'http://shop.example/order/1/track?key=secret',
    ),
  ).toMatchObject({
    page: 'http://shop.example/order/1/track',
    stack: 'TypeError: x is undefined\n    at Cart (http://shop.example/assets/cart-1.js:10:5)',
    msg: 'a page failed in a browser',
  })
})

it('UI-17 is one log line without line breaks, colours or direction marks, whatever is sent', () => {
  const forged =
    'Error\r\n{"level":50,"msg":"paid"}\u2028{"level":60}\u001b[2J\u001b]0;owned\u0007\u009b31m\u007f\u202egnp.\u2066"},"msg":"x\t\u0000\ud800 दवा 🩺'
  const { page, stack } = logged(forged, 'http://shop.example/\u009b2J\u202e/a')
  expect(kept.written().endsWith('}\n')).toBe(true)
  expect(kept.written().slice(0, -1)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u)
  expect(stack).not.toMatch(/[^\n\P{Cc}]/u)
  expect(stack).toContain('दवा 🩺')
  expect(page).toBe('http://shop.example/2J/a')
  expect(kept.written().match(/"msg":/g)).toHaveLength(1)
})

it('UI-17 truncates long addresses in the log', () => {
  expect(
    logged('Error', `http://shop.example/${'x'.repeat(15_000)}`).page.length,
  ).toBeLessThanOrEqual(300)
})

it('UI-17 accepts plain text of limited length from our own pages', async () => {
  expect((await send('Error: it broke')).status).toBe(200)
  for (const wrong of ['x'.repeat(2001), 'x'.repeat(1_000_000), '', 'a\u0000b'])
    expect((await send(wrong)).status).toBe(400)
  expect((await send('x'.repeat(10_000_000))).status).toBe(413)
  expect(
    await send('Error', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }),
  ).toMatchObject({ status: 403, body: { code: 'other_site' } })
})

it('UI-17 limits the log to five a minute from one address, whatever it claims to be', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 8; i++)
    statuses.push(
      (await send(`Error ${i}`, { 'x-forwarded-for': `203.0.113.${i}`, cookie: '' }, '192.0.2.1'))
        .status,
    )
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
})

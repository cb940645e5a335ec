import { expect, it } from 'vitest'
import { useWorld } from '../../testing/world.ts'
import { logPageError } from './log-page-error.ts'

const world = useWorld()

it('UI-17 an error in a browser stands in the log with its page, without what was searched for', () => {
  const lines: unknown[] = []
  const log = { error: (...line: unknown[]) => lines.push(line) } as unknown as Parameters<typeof logPageError>[0]['log']
  logPageError({ log }, 'TypeError: x is undefined\n    at Cart (http://shop.example/assets/cart-1.js?v=2:10:5)', 'http://shop.example/order/1/track?key=secret')
  expect(lines).toEqual([[
    { page: 'http://shop.example/order/1/track', stack: 'TypeError: x is undefined\n    at Cart (http://shop.example/assets/cart-1.js:10:5)' }, 'a page failed in a browser',
  ]])
})

it('UI-17 is taken as plain text, of a sane length', async () => {
  const send = (payload: string) => world.visitor().raw({ method: 'POST', url: '/api/page-error', headers: { 'content-type': 'text/plain' }, payload })
  expect((await send('Error: it broke')).status).toBe(200)
  expect((await send('x'.repeat(2001))).status).toBe(400)
  expect((await send('')).status).toBe(400)
})

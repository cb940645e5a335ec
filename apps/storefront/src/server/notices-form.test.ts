import formbody from '@fastify/formbody'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import type { ApiCall } from '@upchar/web/api'
import { resultOf } from '@upchar/web/api'
import { registerStopForm, stopByForm } from './notices-form.ts'

async function post(address: string) {
  const asked: unknown[] = []
  const api = ((name: string, input: { body?: object }) => {
    asked.push([name, input.body])
    return Promise.resolve(resultOf(200, '{"success":true}'))
  }) as ApiCall
  return { asked, done: await stopByForm(api, address) }
}

it('ENGAGE-02 stops emails by a post to the address that they name, and shows what came of it', async () => {
  expect(await post('/notices?key=a-b_c')).toEqual({
    asked: [['stopNotices', { key: 'a-b_c' }]],
    done: { location: '/notices?key=a-b_c', status: 200 },
  })
})

it('ENGAGE-02 asks nothing without a key', async () => {
  for (const address of ['/notices', '/notices?key='])
    expect((await post(address)).asked).toEqual([])
})

async function press(type: string, payload: string, answer = resultOf(200, '{"success":true}')) {
  const app = fastify()
  await app.register(formbody)
  const asked: unknown[] = []
  const api = ((_: string, input: { body?: object }) => {
    asked.push(input.body)
    return Promise.resolve(answer)
  }) as ApiCall
  await registerStopForm(app, () => api)
  const reply = await app.inject({
    method: 'POST',
    url: '/notices?key=a-b_c',
    headers: { 'content-type': type },
    payload,
  })
  return { asked, status: reply.statusCode, location: reply.headers.location }
}
const oneClick =
  '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'

it.each([
  ['multipart/form-data; boundary=b', oneClick],
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
])(
  'ENGAGE-02 takes the press of a mail program as %s, without a redirect (RFC 8058)',
  async (type, payload) => {
    expect(await press(type, payload)).toEqual({
      asked: [{ key: 'a-b_c' }],
      status: 200,
      location: undefined,
    })
  },
)

it('ENGAGE-02 tells a mail program that it has to try again, and shows the page to whoever pressed its button', async () => {
  const form = 'application/x-www-form-urlencoded'
  expect((await press(form, 'List-Unsubscribe=One-Click', resultOf(503, ''))).status).toBe(503)
  expect(await press(form, '')).toMatchObject({ status: 303, location: '/notices?key=a-b_c' })
})

import { createConnection } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer } from '@upchar/api/app'
import { parseConfig } from '@upchar/api/platform/config'
import { installErrorAnswers } from '@upchar/api/platform/http/errors'
import { mountApiProxy } from './transport.ts'

const running: FastifyInstance[] = []
let [web, port] = ['', 0]

async function serve(mount: (app: FastifyInstance) => void | Promise<void>): Promise<string> {
  const parsed = parseConfig(
    { UPCHAR_ENV: 'test', LOG_LEVEL: 'silent', TRUST_PROXY: '1' },
    'a secret of thirty-two characters',
  )
  if (!parsed.ok) throw new Error(parsed.error.join())
  const app = createServer(parsed.value, {
    headersMs: 600,
    bodyMs: 600,
    uploadMs: 3000,
    checkMs: 100,
  })
  running.push(app)
  installErrorAnswers(app)
  await mount(app)
  return app.listen({ host: '127.0.0.1', port: 0 })
}

beforeAll(async () => {
  const api = await serve(async (app) => {
    app.post('/api/thing', (request) => ({ got: request.body }))
    await app.register((raw, _, done) => {
      raw.removeAllContentTypeParsers()
      raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) =>
        parsed(null, body),
      )
      raw.post('/api/raw', { bodyLimit: 30_000_000 }, ({ body, headers }) => ({
        type: headers['content-type'],
        bytes: Buffer.isBuffer(body) ? body.toString('latin1') : 'none',
      }))
      done()
    })
    app.post(
      '/api/early',
      { onRequest: async (_request, reply) => reply.code(413).send({ early: true }) },
      () => 'never',
    )
  })
  web = await serve((app) => mountApiProxy(app, api))
  port = Number(new URL(web).port)
})
afterAll(async () => {
  for (const app of running.toReversed()) await app.close()
})

const post = async (path: string, type: string, body: string | ReadableStream<Uint8Array>) => {
  const reply = await fetch(web + path, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  })
  const answer: unknown = await reply.json()
  return { status: reply.status, answer }
}

describe('a body through the web process', () => {
  it.each([
    ['application/json', '{ "a" :1,  "b": [ 2 ] }'],
    ['application/json; charset=utf-8', '{"broken'],
    ['application/x-www-form-urlencoded', 'a=1&b=%20'],
    ['text/plain', 'some text'],
    ['multipart/form-data; boundary=x', '--x\r\n\r\n\u0000\u0001\r\n--x--'],
    ['application/octet-stream', 'y'.repeat(1_000_000)],
  ])('of type %s reaches the API byte for byte', async (type, bytes) => {
    const { status, answer } = await post('/api/raw', type, bytes)
    expect(status).toBe(200)
    expect(answer).toEqual({ type, bytes })
  })

  const json = 'application/json'
  it.each([
    ['that is fine', json, '{"a":1}', 200, { got: { a: 1 } }],
    ['that is broken', json, '{"a', 400, { code: 'json_invalid' }],
    ['of another type', 'text/xml', '<a/>', 415, { code: 'media_type_unsupported' }],
    ['over 1 MiB', json, `"${'x'.repeat(3_000_000)}"`, 413, { code: 'body_too_large' }],
    [
      'of too many members',
      json,
      JSON.stringify(Array(100_000).fill(1)),
      413,
      { code: 'body_too_large' },
    ],
  ])('%s is answered by the API', async (_, type, body, status, answer) => {
    expect(await post('/api/thing', type, body)).toMatchObject({ status, answer })
  })

  it('without a stated length is limited by the API too', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(100_000))
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent++ < 30) controller.enqueue(chunk)
        else controller.close()
      },
    })
    expect(await post('/api/thing', json, endless)).toMatchObject({
      status: 413,
      answer: { code: 'body_too_large' },
    })
  })

  it('that the API refuses unread gets the API’s answer', async () => {
    const upload = `--x\r\n${'z'.repeat(5_000_000)}`
    expect(await post('/api/early', 'multipart/form-data; boundary=x', upload)).toEqual({
      status: 413,
      answer: { early: true },
    })
  })

  it('that is an upload beyond every file that is taken is refused on its way', async () => {
    const upload = `--x\r\n${'z'.repeat(12_000_000)}`
    expect(await post('/api/raw', 'multipart/form-data; boundary=x', upload)).toMatchObject({
      status: 413,
      answer: { code: 'body_too_large' },
    })
  })

  it('that is an endless upload of unstated length is cut off', async () => {
    const chunk = new TextEncoder().encode('z'.repeat(100_000))
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent++ < 200) controller.enqueue(chunk)
        else controller.close()
      },
    })
    // The connection may close before the answer has been read.
    const outcome = await post('/api/raw', 'multipart/form-data; boundary=x', endless).then(
      ({ status }) => status,
      () => 413,
    )
    expect(outcome).toBe(413)
    expect(sent).toBeLessThan(200)
  })

  it('that trickles in is answered 408 and ended', async () => {
    const socket = createConnection({ host: '127.0.0.1', port })
    let answer = ''
    socket
      .on('data', (chunk: Buffer) => {
        answer += chunk.toString()
      })
      .on('error', () => undefined)
    socket.write(
      'POST /api/thing HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n',
    )
    while (!socket.destroyed) {
      socket.write(' ')
      await sleep(50)
    }
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toContain('"request_timeout"')
  })
})

import { createConnection } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorAnswer } from '@upchar/contract/schema/common'
import { createServer } from '../../app.ts'
import { parseConfig } from '../config.ts'
import { installErrorAnswers } from './errors.ts'

let app: FastifyInstance
let port = 0
const handled: string[] = []

beforeAll(async () => {
  const config = parseConfig(
    { UPCHAR_ENV: 'test', LOG_LEVEL: 'silent' },
    'a secret of thirty-two characters',
  )
  if (!config.ok) throw new Error(config.error.join())
  app = createServer(config.value, { headersMs: 300, bodyMs: 300, uploadMs: 900, checkMs: 100 })
  installErrorAnswers(app)
  app.post('/api/thing', (request) => {
    handled.push(String(request.headers['x-case']))
    return { success: true }
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
afterAll(() => app.close())

/** Sends a head, then a byte every 50 ms for ever; gives what the server answered before it closed the connection. */
async function trickle(head: string): Promise<string> {
  const socket = createConnection({ host: '127.0.0.1', port })
  let answer = ''
  socket
    .on('data', (chunk: Buffer) => {
      answer += chunk.toString()
    })
    .on('error', () => undefined)
  socket.write(head)
  while (!socket.destroyed) {
    socket.write(' ')
    await sleep(50)
  }
  return answer
}

const bodyOf = (answer: string): unknown => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))

describe('a request that trickles in', () => {
  const type = 'content-type: application/json'
  it.each([
    [
      'with a length',
      `POST /api/thing HTTP/1.1\r\nhost: x\r\nx-case: length\r\n${type}\r\ncontent-length: 100000\r\n\r\n`,
    ],
    ['in its headers', 'POST /api/thing HTTP/1.1\r\nhost: x\r\nx-slow: '],
  ])('%s is answered 408 in the contract’s shape and ended', async (_, head) => {
    const answer = await trickle(head)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer.toLowerCase()).toContain('connection: close')
    expect(errorAnswer.parse(bodyOf(answer))).toMatchObject({ code: 'request_timeout' })
  })

  it('to a route that reads no body is ended too', async () => {
    const answer = await trickle(
      'POST /api/nowhere HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 100000\r\n\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  })

  it('never reaches a handler; one that comes whole does', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/thing',
      headers: { 'x-case': 'whole' },
      payload: {},
    })
    expect([reply.statusCode, handled]).toEqual([200, ['whole']])
  })
})

import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'

export type Hook = {
  path: string
  headers: IncomingHttpHeaders
  text: string
  body: { type: string; version: number; timestamp: string; data: Record<string, unknown> }
}

/** A system that is told of events: it keeps what it gets and answers as a test says. */
export async function startReceiver(port: number) {
  const received: Hook[] = []
  const receiver = {
    received,
    answer: (response: ServerResponse, _hook: Hook): void => void response.end('thanks'),
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
    },
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => void chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8')
      const hook = {
        path: request.url ?? '',
        headers: request.headers,
        text,
        body: JSON.parse(text),
      }
      received.push(hook)
      receiver.answer(response, hook)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return receiver
}

/** How many of a delivery's signatures are of this secret, by the text of Standard Webhooks: base64(HMAC-SHA256(id.timestamp.body)). */
export function signaturesBy(secret: string, { headers, text }: Hook): number {
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${text}`
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const right = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  return String(headers['webhook-signature'])
    .split(' ')
    .filter((one) => one === right).length
}

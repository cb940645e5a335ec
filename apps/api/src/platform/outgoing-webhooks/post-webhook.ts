import { request as overHttp } from 'node:http'
import { request as overTls } from 'node:https'
import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'
import { shownText } from '../text/shown-text.ts'
import { lookupPublic } from './public-address.ts'
import { isInternalHost, webhookAddress } from './webhook-address.ts'

const timeoutMs = 10_000
/** As much as staff see of an answer; the rest isn't read. */
const answerBytes = 500

/** `status` null: no answer came, and `answer` says why. */
export type WebhookAnswer = { status: number | null; answer: string }

/** The first bytes of a body, whatever comes behind them or breaks off. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response) {
      const bytes = Buffer.from(chunk)
      chunks.push(bytes)
      size += bytes.length
      if (size >= answerBytes) break
    }
  } catch {
    // The status has come: it counts.
  }
  response.destroy()
  return shownText(Buffer.concat(chunks).subarray(0, answerBytes).toString('utf8'))
}

/** Of several addresses that can't be reached, Node reports an error without a message. */
const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'The request failed'
  const code = 'code' in error ? String(error.code) : error.name
  return shownText(error.message === '' ? code : error.message).slice(0, answerBytes)
}

/**
 * Posts a webhook: to addresses of the internet only, unless the operator names the host; redirects aren't followed, so an
 * answer can't lead elsewhere. Never throws.
 */
export async function postWebhook(
  config: Pick<Config, 'WEBHOOK_INTERNAL_HOSTS'>,
  { url: text, headers, body }: { url: string; headers: Record<string, string>; body: string },
): Promise<WebhookAnswer> {
  // What the operator allows may have changed since the address was entered.
  const url = webhookAddress(config, text)
  if (url === undefined) return { status: null, answer: 'The address isn’t allowed any more' }
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const send = url.protocol === 'https:' ? overTls : overHttp
      send(
        url,
        {
          method: 'POST',
          agent: false,
          signal,
          ...(isInternalHost(config, url) ? {} : { lookup: lookupPublic }),
          headers: {
            ...headers,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            'user-agent': 'Upchar-Webhooks/1',
          },
        },
        resolve,
      )
        .on('error', reject)
        .end(body)
    })
    return { status: response.statusCode ?? null, answer: await beginningOf(response) }
  } catch (error) {
    return {
      status: null,
      answer: signal.aborted ? 'No answer within 10 seconds' : causeOf(error),
    }
  }
}

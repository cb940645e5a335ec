import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The credentials that sign calls to a bucket. */
export type S3Keys = { keyId: string; secret: string; region: string }

export const sha256Hex = (bytes: Buffer | string): string =>
  createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Buffer | string, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest()
/** RFC 3986 encoding, including the marks that encodeURIComponent keeps. */
const strict = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/**
 * The headers that authenticate a call to an S3 bucket by AWS Signature Version 4, written from AWS's documentation
 * ("Authenticating Requests") to verify the client library. Signs `headers` besides host, date and body hash.
 */
export function signS3(
  { keyId, secret, region }: S3Keys,
  call: {
    method: string
    url: URL
    headers?: Record<string, string>
    bodySha256: string
    at: Date
  },
): Record<string, string> {
  const time = call.at.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const day = time.slice(0, 8)
  const headers: Record<string, string> = {
    ...call.headers,
    host: call.url.host,
    'x-amz-content-sha256': call.bodySha256,
    'x-amz-date': time,
  }
  const names = Object.keys(headers).toSorted()
  const query = [...call.url.searchParams]
    .map(([name, value]) => `${strict(name)}=${strict(value)}`)
    .toSorted()
    .join('&')
  const canonical = [
    call.method,
    call.url.pathname,
    query,
    ...names.map((name) => `${name}:${headers[name] ?? ''}`),
    '',
    names.join(';'),
    call.bodySha256,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secret}`, day), region))
  const signature = hmac(
    key,
    ['AWS4-HMAC-SHA256', time, scope, sha256Hex(canonical)].join('\n'),
  ).toString('hex')
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  }
}

/** Whether a request received by a fake bucket is signed with these keys for this body. */
export function isSignedFor(keys: S3Keys, request: IncomingMessage, body: Buffer): boolean {
  const { authorization = '', host = '', 'x-amz-date': time } = request.headers
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(String(time))
  if (parts === null || request.headers['x-amz-content-sha256'] !== sha256Hex(body)) return false
  const [, year, month, day, hour, minute, second] = parts
  const own = ['host', 'x-amz-content-sha256', 'x-amz-date']
  const signed = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? []
  const others = signed.filter((name) => !own.includes(name))
  const expected = signS3(keys, {
    method: request.method ?? 'GET',
    url: new URL(request.url ?? '/', `http://${host}`),
    headers: Object.fromEntries(others.map((name) => [name, String(request.headers[name])])),
    bodySha256: sha256Hex(body),
    at: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`),
  })
  return expected['authorization'] === authorization
}

import { createHash, createHmac } from 'node:crypto'

/** What signs calls to a bucket. */
export type S3Keys = { keyId: string; secret: string; region: string }

export const sha256Hex = (bytes: Buffer | string): string =>
  createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Buffer | string, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest()
/** Every letter but these few is written as %XX, also those that URLs let through. */
const strict = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/**
 * The headers that prove a call to an S3 bucket, by AWS Signature Version 4. `headers` are signed as given, beside host, date
 * and the hash of the body. Source: AWS documentation, "Authenticating Requests (AWS Signature Version 4)".
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

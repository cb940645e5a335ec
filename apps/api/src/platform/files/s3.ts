import type { ByteStore } from './port.ts'
import { sha256Hex, signS3, type S3Keys } from './s3-signature.ts'

const longestMs = 15_000
const prefix = 'files/'

/** A bucket's address with its keys in it: `https://key:secret@host/bucket?region=ap-south-1`. Secrets are percent-encoded. */
function readAddress(address: string): { bucket: string; keys: S3Keys } {
  const url = new URL(address)
  const keys = {
    keyId: decodeURIComponent(url.username),
    secret: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
  }
  return { bucket: `${url.protocol}//${url.host}${url.pathname.replace(/\/$/, '')}`, keys }
}

const inside = (xml: string, tag: string): string =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? ''

/** Bytes in an S3 bucket, by its plain HTTP interface. */
export function s3Store(address: string): ByteStore {
  const { bucket, keys } = readAddress(address)
  const send = async (
    method: 'GET' | 'PUT' | 'DELETE',
    url: URL,
    body?: Buffer,
  ): Promise<Response> => {
    const { host: _, ...headers } = signS3(keys, {
      method,
      url,
      bodySha256: sha256Hex(body ?? ''),
      at: new Date(),
    })
    const reply = await fetch(url, {
      method,
      headers,
      signal: AbortSignal.timeout(longestMs),
      ...(body !== undefined && { body: new Uint8Array(body) }),
    })
    // What the answer says may name keys: only its number goes into the log.
    if (!reply.ok && reply.status !== 404)
      throw new Error(`the file store answered ${method} with ${reply.status}`)
    return reply
  }
  const placeOf = (id: string): URL => new URL(`${bucket}/${prefix}${id}`)
  return {
    put: async (id, bytes) => {
      const reply = await send('PUT', placeOf(id), bytes)
      if (!reply.ok) throw new Error('the file store has no such bucket')
    },
    get: async (id) => {
      const reply = await send('GET', placeOf(id))
      return reply.ok ? Buffer.from(await reply.arrayBuffer()) : undefined
    },
    remove: async (id) => {
      await send('DELETE', placeOf(id))
    },
    list: async function* () {
      for (let next: string | undefined = ''; next !== undefined;) {
        const url: URL = new URL(bucket)
        url.search = new URLSearchParams({
          'list-type': '2',
          prefix,
          ...(next !== '' && { 'continuation-token': next }),
        }).toString()
        const reply = await send('GET', url)
        if (!reply.ok) throw new Error('the file store has no such bucket')
        const xml = await reply.text()
        for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          yield {
            id: inside(entry, 'Key').slice(prefix.length),
            at: new Date(inside(entry, 'LastModified')),
          }
        }
        next =
          inside(xml, 'IsTruncated') === 'true' ? inside(xml, 'NextContinuationToken') : undefined
      }
    },
  }
}

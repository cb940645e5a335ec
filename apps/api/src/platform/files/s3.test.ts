import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isSignedFor } from '@upchar/testkit/s3-signature'
import { newId } from '../ids.ts'
import { openFiles } from './index.ts'

/**
 * A simulated S3 bucket with two entries a page. It refuses requests not signed with its keys for its region
 * and body.
 */
describe('files in a bucket', () => {
  const objects = new Map<string, Buffer>()
  const seen: string[] = []
  let server: Server
  let address = ''
  const keys = { keyId: 'key', secret: 'sec/ret', region: 'ap-south-1' }
  beforeAll(async () => {
    server = createServer((request, reply) => {
      const parts: Buffer[] = []
      request
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          const url = new URL(request.url ?? '', 'http://bucket')
          const body = Buffer.concat(parts)
          seen.push(
            `${request.method} ${url.pathname} ${request.headers.authorization?.split(',')[0] ?? ''}`,
          )
          if (!isSignedFor(keys, request, body))
            return reply.writeHead(403).end('<Error>secret words</Error>')
          if (url.pathname.replace(/\/$/, '') === '/documents') {
            const keys = [...objects.keys()].toSorted()
            const from = Number(url.searchParams.get('continuation-token') ?? 0)
            const page = keys
              .slice(from, from + 2)
              .map(
                (key) =>
                  `<Contents><Key>${key}</Key><LastModified>2026-11-20T10:00:00.000Z</LastModified></Contents>`,
              )
              .join('')
            const more = from + 2 < keys.length
            return reply.end(
              `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${more ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''}${page}</ListBucketResult>`,
            )
          }
          const key = url.pathname.replace('/documents/', '')
          if (request.method === 'PUT') objects.set(key, body)
          if (request.method === 'DELETE') objects.delete(key)
          const object = objects.get(key)
          return request.method === 'GET' && object === undefined
            ? reply.writeHead(404).end()
            : reply.end(request.method === 'GET' ? object : '')
        })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    address = `http://key:sec%2Fret@127.0.0.1:${port}/documents?region=ap-south-1`
  })
  afterAll(
    () =>
      new Promise((resolve) => {
        server.close(resolve)
      }),
  )
  const open = (at = address) =>
    openFiles({
      FILE_KEYS: `k:${randomBytes(32).toString('base64url')}`,
      FILE_STORE_URL: at,
      UPCHAR_DATA_DIR: '/nowhere',
    })

  it('are written encrypted, read, listed over pages and removed', async () => {
    const files = open()
    const ids = [newId(), newId(), newId(), newId(), newId()]
    for (const id of ids) await files.write(id, Buffer.from('Registration of Dr. Asha Rao'))
    expect(await files.read(ids[0] ?? '')).toEqual(Buffer.from('Registration of Dr. Asha Rao'))
    for (const object of objects.values()) expect(object.includes('Asha')).toBe(false)
    const listed = []
    for await (const { id, at } of files.list()) listed.push([id, at.toISOString()])
    expect(listed).toEqual(ids.toSorted().map((id) => [id, '2026-11-20T10:00:00.000Z']))
    for (const id of ids) await files.remove(id)
    expect(objects.size).toBe(0)
    expect(await files.read(ids[0] ?? '')).toBeUndefined()
    expect(seen[0]).toContain('AWS4-HMAC-SHA256 Credential=key/')
  })

  it('throw when the store refuses, without quoting its message', async () => {
    const files = open(address.replace('ap-south-1', 'eu-west-1'))
    await expect(files.write(newId(), Buffer.from('x'))).rejects.toThrow(
      'the file store answered PUT with 403',
    )
    await expect(files.read(newId())).rejects.not.toThrow('secret words')
  })
})

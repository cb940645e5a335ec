import type { S3Client } from '@aws-sdk/client-s3'
import type { ByteStore } from './port.ts'

const timeoutMs = 15_000
const prefix = 'files/'

/** Credentials in the address are percent-encoded: `https://key:secret@host/bucket?region=ap-south-1`. */
function readAddress(address: string) {
  const url = new URL(address)
  return {
    endpoint: `${url.protocol}//${url.host}`,
    bucket: url.pathname.replaceAll('/', ''),
    region: url.searchParams.get('region') ?? 'us-east-1',
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
  }
}

/** The HTTP status of a failed call. The store's message may name keys, so it is never logged. */
function statusOf(error: unknown): string {
  const metadata: unknown =
    error instanceof Error && '$metadata' in error ? error.$metadata : undefined
  return metadata instanceof Object && 'httpStatusCode' in metadata
    ? String(metadata.httpStatusCode)
    : 'no answer'
}

/** Loads the SDK only for shops that store files in a bucket. */
function openClient(options: Omit<ReturnType<typeof readAddress>, 'bucket'>) {
  const sdk = import('@aws-sdk/client-s3')
  // Without a handler a failed import would end the process before the first call reports it.
  sdk.catch(() => undefined)
  const client = sdk.then(
    ({ S3Client }) =>
      new S3Client({
        ...options,
        // Stores other than AWS's don't all answer at bucket.host, nor know the newer checksums.
        forcePathStyle: true,
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
  )
  client.catch(() => undefined)
  return { sdk, client }
}

/** Runs one call. `undefined`: the object, or the bucket, doesn't exist. */
async function call<T>(
  client: Promise<S3Client>,
  name: string,
  run: (client: S3Client, abortSignal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  const opened = await client
  try {
    return await run(opened, AbortSignal.timeout(timeoutMs))
  } catch (error) {
    const status = statusOf(error)
    if (status === '404') return undefined
    // eslint-disable-next-line preserve-caught-error -- the store's own message may name keys
    throw new Error(`the file store answered ${name} with ${status}`)
  }
}

function needBucket<T>(answer: T | undefined): T {
  if (answer === undefined) throw new Error('the file store has no such bucket')
  return answer
}

/** Files in an S3 bucket, or in any store that speaks S3's protocol. */
export function s3Store(address: string): ByteStore {
  const { bucket, ...options } = readAddress(address)
  const { sdk, client } = openClient(options)
  const object = (id: string) => ({ Bucket: bucket, Key: `${prefix}${id}` })

  return {
    put: async (id, bytes) => {
      const { PutObjectCommand } = await sdk
      const command = new PutObjectCommand({ ...object(id), Body: bytes })
      needBucket(await call(client, 'PUT', (s3, abortSignal) => s3.send(command, { abortSignal })))
    },
    get: (id) =>
      call(client, 'GET', async (s3, abortSignal) => {
        const { GetObjectCommand } = await sdk
        const { Body } = await s3.send(new GetObjectCommand(object(id)), { abortSignal })
        return Buffer.from((await Body?.transformToByteArray()) ?? [])
      }),
    remove: async (id) => {
      const { DeleteObjectCommand } = await sdk
      const command = new DeleteObjectCommand(object(id))
      await call(client, 'DELETE', (s3, abortSignal) => s3.send(command, { abortSignal }))
    },
    list: async function* () {
      const { ListObjectsV2Command } = await sdk
      let token: string | undefined
      do {
        const command = new ListObjectsV2Command({
          Bucket: bucket,
          Prefix: prefix,
          ContinuationToken: token,
        })
        const page = needBucket(
          await call(client, 'GET', (s3, abortSignal) => s3.send(command, { abortSignal })),
        )
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key !== undefined && LastModified !== undefined)
            yield { id: Key.slice(prefix.length), at: LastModified }
        }
        token = page.NextContinuationToken
      } while (token !== undefined)
    },
  }
}

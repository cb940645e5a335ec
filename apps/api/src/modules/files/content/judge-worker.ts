import { checkContent, type Judged, type Upload } from './check-content.ts'

/** A buffer arrives in a worker as plain bytes. */
type Received = Omit<Upload, 'bytes'> & { bytes: Uint8Array<ArrayBuffer> }

process.on('message', async ({ name, bytes }: Received) => {
  const judged: Judged = await checkContent({
    name,
    bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  })
  process.send?.(judged)
})

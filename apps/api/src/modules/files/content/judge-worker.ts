import { serveTasks } from '../../../platform/workers/serve-tasks.ts'
import { checkContent, type Upload } from './check-content.ts'

/** A buffer arrives in a worker as plain bytes. */
type Received = Omit<Upload, 'bytes'> & { bytes: Uint8Array<ArrayBuffer> }

serveTasks(({ bytes, ...upload }: Received) =>
  checkContent({
    ...upload,
    bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  }),
)

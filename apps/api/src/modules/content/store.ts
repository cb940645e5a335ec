import { eq } from 'drizzle-orm'
import type { Handle } from '../../platform/db.ts'
import { contentBlock } from './tables.ts'

/** A text that staff keep; undefined when there is none under the key. Its shape is for the reader to check. */
export async function selectBlock(handle: Handle, key: string): Promise<unknown> {
  const [row] = await handle.select({ value: contentBlock.value }).from(contentBlock).where(eq(contentBlock.key, key))
  return row?.value
}

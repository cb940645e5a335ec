import { expect } from 'vitest'
import { multipartOf, photo } from './uploads.ts'
import type { Reply, Visitor } from './world.ts'

type Uploaded = { success: boolean; code?: string; file: { file_id: string } }

/** Uploads a photo for an order's return as a browser does. */
export const uploadOrderPhoto = async (
  visitor: Visitor,
  query: { id: string; key?: string },
  bytes?: Buffer,
): Promise<Reply<Uploaded>> =>
  (await visitor.raw({
    method: 'POST',
    url: '/api/orders/photos',
    query,
    ...multipartOf(bytes ?? (await photo()), 'torn.jpg'),
  })) as Reply<Uploaded>

/** The same; returns the photo's id. */
export async function sendOrderPhoto(visitor: Visitor, orderId: string): Promise<string> {
  const sent = await uploadOrderPhoto(visitor, { id: orderId })
  expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  return sent.body.file.file_id
}

import { z } from 'zod'
import { notSignedIn } from './account.ts'
import { endpoint } from './endpoint.ts'
import { fileUnknown, storedFile, uploadRefusals } from './files.ts'
import { orderNotFound } from './order-cancels.ts'

const which = {
  /** The order. */
  id: z.string().max(64),
  /** The key of the guest's own link. */
  key: z.string().max(100).optional(),
}

export const uploadOrderPhoto = endpoint({
  summary:
    'Uploads a photo for an order’s return or for a review of its goods, by the customer, or by a guest with the order’s own link: JPEG or PNG up to 5 MB, as multipart/form-data in the part "file". Unused ones are deleted after a week (RET-02, ORDER-04)',
  tag: 'orders',
  query: z.object({ ...which, for: z.enum(['return', 'review']).default('return') }),
  answer: z.object({ success: z.literal(true), file: storedFile }),
  refusals: [orderNotFound, notSignedIn, ...uploadRefusals],
})

export const openOrderPhoto = endpoint({
  summary:
    'A photo of an order’s return or review, for its customer, or a guest with the order’s own link. Each access is logged (RET-02)',
  tag: 'orders',
  params: z.object({ photo: z.string().min(1).max(60) }),
  query: z.object(which),
  answer: 'binary',
  refusals: [orderNotFound, fileUnknown],
})

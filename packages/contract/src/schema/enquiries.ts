import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { asciiText, guestId, pincode, sku } from './common.ts'

export const notifyMe = endpoint({
  summary: 'Requests a mail when a product is available at the pincode (ENGAGE-02)',
  tag: 'products',
  body: z.object({ sku, email: z.email().max(254), pincode, guest_user_id: guestId.optional() }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
  refusals: [{ code: 'sku_unknown', status: 404, means: 'No such product' }],
})

export const leadEnquiry = endpoint({
  summary:
    'Requests a call about a lead-only or restricted product, or one that was not found (ENGAGE-01)',
  tag: 'products',
  body: z.object({
    sku: sku.optional(),
    name: asciiText(80).min(2),
    phone: z.string().max(20),
    email: z.union([z.literal(''), z.email().max(254)]),
    pincode,
    comment: asciiText(500),
    guest_user_id: guestId.optional(),
  }),
  answer: z.object({ success: z.literal(true), message: z.string(), ticket: z.string() }),
  refusals: [
    { code: 'phone_invalid', status: 400, means: 'Enter a mobile number' },
    { code: 'sku_unknown', status: 404, means: 'No such product' },
  ],
})

import { z } from 'zod'
import { NOTICE_KINDS, NOTICES_LIMIT } from '@upchar/kernel/notices'
import { endpoint } from './endpoint.ts'
import { asciiText, guestId, pincode, sku } from './common.ts'

export const notifyMe = endpoint({
  summary:
    'Requests one mail when a product is available at the pincode, or costs less than it was saved at (ENGAGE-02, WISH-01)',
  tag: 'products',
  body: z.object({
    sku,
    email: z.email().max(254),
    pincode,
    about: z.enum(NOTICE_KINDS).default('stock'),
    guest_user_id: guestId.optional(),
  }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
  refusals: [
    { code: 'sku_unknown', status: 404, means: 'No such product' },
    { code: 'pincode_unknown', status: 400, means: 'The pincode is not in the directory' },
    {
      code: 'not_promoted',
      status: 409,
      means: 'Prescription medicines and vaccines have no such mails',
    },
    { code: 'price_hidden', status: 409, means: 'The caller may not see the price' },
    {
      code: 'notices_stopped',
      status: 409,
      means: 'The owner of the address has stopped these mails',
    },
    {
      code: 'notices_full',
      status: 409,
      means: `The address waits for ${NOTICES_LIMIT} mails already`,
    },
  ],
})

const noticeKey = z.string().min(1).max(800)
const linkInvalid = { code: 'link_invalid', status: 404, means: 'No mail has this link' } as const

export const showNotices = endpoint({
  summary:
    'Whom the link in a notice mail belongs to, masked, and how many mails the address waits for',
  tag: 'products',
  query: z.object({ key: noticeKey }),
  answer: z.object({
    success: z.literal(true),
    email: z.string(),
    waiting: z.int().min(0),
    stopped: z.boolean(),
  }),
  refusals: [linkInvalid],
})

export const stopNotices = endpoint({
  summary: 'Ends all notices to the address that the link belongs to (RFC 8058). Idempotent',
  tag: 'products',
  body: z.object({ key: noticeKey }),
  answer: z.object({ success: z.literal(true) }),
  refusals: [linkInvalid],
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

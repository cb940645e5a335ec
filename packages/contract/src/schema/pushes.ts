import { z } from 'zod'
import { guestRefusals } from './cart.ts'
import { guestId } from './common.ts'
import { endpoint } from './endpoint.ts'

const done = z.object({ success: z.literal(true) })
const address = z.url().max(1000)
const bytes = (count: number) =>
  z
    .string()
    .max(count)
    .regex(/^[\w-]+$/)

export const getPushKey = endpoint({
  summary: 'The shop’s key, with which a browser subscribes to notices (APP-03; RFC 8292)',
  tag: 'push',
  answer: done.extend({ public_key: z.string() }),
  refusals: [],
})

export const subscribePush = endpoint({
  summary:
    'Notes that the caller wants notices of orders and awaited goods on this device: what the browser’s PushSubscription says. Again replaces it',
  tag: 'push',
  body: z.object({
    endpoint: address,
    keys: z.object({ p256dh: bytes(100), auth: bytes(40) }),
    guest_user_id: guestId.optional(),
  }),
  answer: done,
  refusals: [
    ...guestRefusals,
    {
      code: 'push_unsupported',
      status: 400,
      means: 'Not the address of a push service that the shop knows, or no keys',
    },
  ],
})

export const unsubscribePush = endpoint({
  summary: 'This device of the caller gets no more notices',
  tag: 'push',
  body: z.object({ endpoint: address, guest_user_id: guestId.optional() }),
  answer: done,
  refusals: guestRefusals,
})

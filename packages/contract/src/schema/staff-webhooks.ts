import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { changedMeanwhile, counted, paging, staffRefusals, staffText, who } from './staff.ts'

const row = z.object({
  id: z.string(),
  partner: z.enum(['payment gateway', 'courier', 'fintech backend']),
  received_at: z.iso.datetime(),
  /** Of the body as it came, in bytes. */
  size: z.int(),
  /** Null: still open. */
  settled_at: z.iso.datetime().nullable(),
  settled_by: who.nullable(),
  note: z.string(),
})

const webhook = row
  .extend({
    /** As text, with personal data masked and unprintable characters replaced. */
    body: z.string(),
    /** Only the beginning of the body is shown. */
    is_cut: z.boolean(),
  })
  .meta({ id: 'StaffUnreadWebhook' })

const webhookUnknown = {
  code: 'webhook_unknown',
  status: 404,
  means: 'No such unread webhook; they are deleted after 90 days',
} as const

const params = z.object({ id: z.uuid() })
const oneAnswer = z.object({ success: z.literal(true), webhook })

export const staffListUnreadWebhooks = endpoint({
  summary:
    'Authentic webhooks of the payment gateway and the courier that can’t be read, newest first',
  tag: 'staff webhooks',
  query: z.object({ state: z.enum(['open', 'settled']).default('open'), ...paging }),
  answer: z.object({
    success: z.literal(true),
    webhooks: z.array(row),
    /** Whatever the filter. */
    states: z.object({ open: z.int(), settled: z.int() }),
    ...counted,
  }),
  refusals: staffRefusals,
})

export const staffGetUnreadWebhook = endpoint({
  summary: 'An unread webhook with its body as masked text',
  tag: 'staff webhooks',
  params,
  answer: oneAnswer,
  refusals: [...staffRefusals, webhookUnknown],
})

export const staffSettleUnreadWebhook = endpoint({
  summary: 'Marks an unread webhook as dealt with, saying how',
  tag: 'staff webhooks',
  params,
  body: z.object({ note: staffText(500).min(3, 'Say what you found or did') }),
  answer: oneAnswer,
  refusals: [...staffRefusals, webhookUnknown, changedMeanwhile],
})

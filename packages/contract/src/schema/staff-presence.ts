import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, staffRefusals, who } from './staff.ts'

const summary = (what: string) =>
  `The page of ${what} stays open: answers with the colleagues who have it open now, earliest first. Call it every 30 seconds`

/** One page of the console on which a subject is open. */
const body = z.object({
  /** Of the browser’s tab. */
  tab: z.uuid(),
  /** The page closes. */
  left: z.boolean().default(false),
})
const answer = z.object({
  success: z.literal(true),
  others: z.array(who.extend({ since: z.iso.datetime() })),
})
const params = z.object({ id })

export const staffKeepOrderOpen = endpoint({
  summary: summary('an order'),
  tag: 'staff orders',
  params,
  body,
  answer,
  refusals: [...staffRefusals, { code: 'order_unknown', status: 404, means: 'No such order' }],
})

export const staffKeepTicketOpen = endpoint({
  summary: summary('a ticket'),
  tag: 'staff support',
  params,
  body,
  answer,
  refusals: [...staffRefusals, { code: 'ticket_unknown', status: 404, means: 'No such ticket' }],
})

export const staffKeepKycOpen = endpoint({
  summary: summary('a KYC application'),
  tag: 'staff kyc',
  params,
  body,
  answer,
  refusals: [
    ...staffRefusals,
    { code: 'application_unknown', status: 404, means: 'No such application' },
  ],
})

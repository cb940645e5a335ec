import { z } from 'zod'
import {
  SETTLEMENT_KINDS,
  SETTLEMENT_LONGEST,
  SETTLEMENT_OUTCOMES,
} from '@upchar/kernel/settlement'
import { rupees, setRupees } from './common.ts'
import { endpoint } from './endpoint.ts'
import {
  changedMeanwhile,
  counted,
  ourDay,
  paging,
  staffLine,
  staffRefusals,
  staffText,
  who,
} from './staff.ts'

const outcome = z.enum(SETTLEMENT_OUTCOMES)
const settlementId = z.string().regex(/^setl_\w{1,40}$/)

const line = z.object({
  settlement_id: z.string(),
  line: z.int(),
  /** The gateway's id of the payment, refund or adjustment. */
  entity_id: z.string(),
  /** `rest`: what the lines don't explain of the transfer. */
  kind: z.enum(SETTLEMENT_KINDS),
  outcome,
  amount: rupees,
  /** Of the gateway, without its GST. */
  fee: rupees,
  gst: rupees,
  /** What it adds to the transfer, or takes off. */
  net: rupees,
})

const totals = z.object({
  lines: z.int(),
  net: rupees,
  fees: rupees,
  gst: rupees,
  outcomes: z.array(z.object({ outcome, lines: z.int(), net: rupees })),
})

const file = {
  file_name: staffLine(120).min(1),
  /** The settlement report of the gateway's dashboard as CSV, with its heading line. */
  text: z.string().min(1, 'The file is empty').max(SETTLEMENT_LONGEST, 'The file is too large'),
}
const unreadable = {
  code: 'settlement_unreadable',
  status: 400,
  means: 'The file isn’t a settlement report; `fields` names the first lines that can’t be read',
} as const
const unknown = { code: 'settlement_unknown', status: 404, means: 'No such settlement' } as const

export const staffPreviewSettlements = endpoint({
  summary:
    'What recording the gateway’s settlement report would find; changes nothing (CHECKOUT-06)',
  tag: 'staff payments',
  body: z.object(file),
  answer: z.object({
    success: z.literal(true),
    settlements: z.array(
      z.object({
        id: z.string(),
        utr: z.string(),
        settled_at: z.iso.datetime(),
        lines: z.int(),
        amount: rupees,
        /** Recorded before: it stays as it is. */
        recorded: z.boolean(),
      }),
    ),
    /** Of those that aren't recorded yet. */
    totals,
    /** The first 200 lines that differ. */
    differences: z.array(line),
    /** Sent back to record it. */
    seen: z.string(),
  }),
  refusals: [...staffRefusals, unreadable],
})

export const staffRecordSettlements = endpoint({
  summary:
    'Records the settlements of a report, payment by payment; what is recorded already stays as it is (CHECKOUT-06)',
  tag: 'staff payments',
  body: z.object({ ...file, seen: z.string().max(64) }),
  answer: z.object({
    success: z.literal(true),
    /** How many settlements are new. */
    recorded: z.int(),
  }),
  refusals: [...staffRefusals, unreadable, changedMeanwhile],
})

const bank = z.object({
  received: rupees,
  /** What the gateway says it transferred less what the bank received. */
  missing: rupees,
  credited_on: z.iso.date(),
  reason: z.string(),
  by: who.nullable(),
  at: z.iso.datetime(),
})

const settlement = z
  .object({
    id: z.string(),
    /** The bank's number of the transfer. */
    utr: z.string(),
    settled_at: z.iso.datetime(),
    /** Since then. */
    days: z.int(),
    amount: rupees,
    fees: rupees,
    gst: rupees,
    lines: z.int(),
    /** Lines that differ and that nobody has settled. */
    open: z.int(),
    /** null: fetched from the gateway. */
    file_name: z.string().nullable(),
    recorded_at: z.iso.datetime(),
    recorded_by: who.nullable(),
    /** null: nobody has compared it with the bank's statement. */
    bank: bank.nullable(),
  })
  .meta({ id: 'StaffSettlement' })

export const staffListSettlements = endpoint({
  summary:
    'What the payment gateway transferred to the shop’s bank, with its fees and their GST by month (CHECKOUT-06)',
  tag: 'staff payments',
  query: z.object({
    /** `bank`: not compared with the bank's statement yet, oldest first; `all`: newest first. */
    state: z.enum(['bank', 'all']).default('all'),
    ...paging,
  }),
  answer: z.object({
    success: z.literal(true),
    settlements: z.array(settlement),
    /** Those with settlements of the twelve until the last one. */
    months: z.array(
      z.object({
        month: z.string().regex(/^\d{4}-\d{2}$/),
        settled: rupees,
        paid: rupees,
        refunded: rupees,
        fees: rupees,
        /** On the fees: the gateway's invoice has it as input tax. */
        gst: rupees,
        /** Disputes, adjustments and what nobody has explained. */
        other: rupees,
      }),
    ),
    ...counted,
  }),
  refusals: staffRefusals,
})

const difference = line
  .extend({
    order_number: z.string().nullable(),
    /** What the shop knows of it; null: nothing. */
    known_amount: rupees.nullable(),
    settled_at: z.iso.datetime(),
    /** Since then. */
    days: z.int(),
    cleared: z.object({ at: z.iso.datetime(), by: who.nullable(), reason: z.string() }).nullable(),
  })
  .meta({ id: 'StaffSettlementDifference' })

export const staffListSettlementDifferences = endpoint({
  summary: 'Lines of settlements that differ from what the shop knows, with age and reason',
  tag: 'staff payments',
  query: z.object({ state: z.enum(['open', 'cleared']).default('open'), ...paging }),
  answer: z.object({ success: z.literal(true), differences: z.array(difference), ...counted }),
  refusals: staffRefusals,
})

export const staffClearSettlementLine = endpoint({
  summary: 'Settles a line that differs, with a reason for the record',
  tag: 'staff payments',
  params: z.object({ id: settlementId, line: z.coerce.number().int().min(1).max(1_000_000) }),
  body: z.object({ reason: staffText(300).min(3, 'Say why, for whoever asks later') }),
  answer: z.object({ success: z.literal(true), difference }),
  refusals: [
    ...staffRefusals,
    {
      code: 'settlement_line_unknown',
      status: 404,
      means: 'No such line, or it doesn’t differ',
    },
    changedMeanwhile,
  ],
})

export const staffConfirmSettlement = endpoint({
  summary: 'Keeps what the bank’s statement shows of a settlement',
  tag: 'staff payments',
  params: z.object({ id: settlementId }),
  body: z.object({
    amount: setRupees.nonnegative(),
    credited_on: ourDay,
    /** Needed where the bank received another amount. */
    reason: staffText(300).default(''),
  }),
  answer: z.object({ success: z.literal(true), settlement }),
  refusals: [
    ...staffRefusals,
    unknown,
    changedMeanwhile,
    {
      code: 'settlement_reason_missing',
      status: 400,
      means: 'The bank received another amount, and no reason is given',
    },
    {
      code: 'settlement_day_invalid',
      status: 400,
      means: 'The day of the credit lies in the future',
    },
  ],
})

export const staffListUnsettled = endpoint({
  summary: 'Captured payments and made refunds that no settlement has, the oldest first',
  tag: 'staff payments',
  query: z.object({
    /** Days since the payment or refund, at least. */
    days: z.coerce.number().int().min(0).max(365).default(4),
    ...paging,
  }),
  answer: z.object({
    success: z.literal(true),
    items: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['payment', 'refund']),
        order_number: z.string().nullable(),
        amount: rupees,
        since: z.iso.datetime(),
        days: z.int(),
      }),
    ),
    /** Of all of them. */
    paid: rupees,
    refunded: rupees,
    ...counted,
  }),
  refusals: staffRefusals,
})

import { z } from 'zod'
import {
  REMITTANCE_KINDS,
  REMITTANCE_LONGEST,
  REMITTANCE_OUTCOMES,
} from '@upchar/kernel/remittance'
import { rupees } from './common.ts'
import { endpoint } from './endpoint.ts'
import { counted, paging, staffLine, staffRefusals, staffText, who } from './staff.ts'

const outcome = z.enum(REMITTANCE_OUTCOMES)
/** Cash that the courier pays out, or its bill of what it charges for parcels. */
const kind = z.enum(REMITTANCE_KINDS)

const line = z.object({
  /** The line in the file; its heading is line 1. */
  line: z.int(),
  awb: z.string(),
  /** null: no parcel has this AWB. */
  order_number: z.string().nullable(),
  courier: z.string(),
  outcome,
  /**
   * What the courier paid, what it owed for the parcel then, and the one less the other; in a bill what it charges, and what of the agreed
   * cost wasn’t charged before.
   */
  paid: rupees,
  due: rupees,
  difference: rupees,
  paid_on: z.iso.date().nullable(),
  reference: z.string(),
  /** In a bill: the weight that is charged, and the one that was packed; null: not stated. */
  charged_grams: z.int().nullable(),
  packed_grams: z.int().nullable(),
})

const totals = z.object({
  lines: z.int(),
  paid: rupees,
  outcomes: z.array(z.object({ outcome, lines: z.int(), paid: rupees, due: rupees })),
})

const list = z
  .object({
    id: z.uuid(),
    kind,
    file_name: z.string(),
    recorded_at: z.iso.datetime(),
    recorded_by: who.nullable(),
    lines: z.int(),
    paid: rupees,
    /** Lines that differ and that nobody has settled. */
    open: z.int(),
  })
  .meta({ id: 'StaffRemittance' })

const file = {
  kind: kind.default('cash'),
  file_name: staffLine(120).min(1),
  /** The courier's list as CSV, with a heading line. */
  text: z.string().min(1, 'The file is empty').max(REMITTANCE_LONGEST, 'The file is too large'),
}

const unreadable = {
  code: 'remittance_unreadable',
  status: 400,
  means: 'The file isn’t a remittance list; `fields` names the first lines that can’t be read',
} as const

export const staffPreviewRemittance = endpoint({
  summary:
    'What recording a courier’s list of cash paid out, or its bill, would find; changes nothing (RET-06)',
  tag: 'staff remittances',
  body: z.object(file),
  answer: z.object({
    success: z.literal(true),
    totals,
    /** The first 200 lines that differ. */
    differences: z.array(line),
    /** Sent back to record it. */
    seen: z.string(),
    /** The same file was recorded then: recording it again changes nothing. */
    recorded: list.nullable(),
  }),
  refusals: [...staffRefusals, unreadable],
})

export const staffRecordRemittance = endpoint({
  summary:
    'Records a courier’s list whole, parcel by parcel; the same file again changes nothing (RET-06)',
  tag: 'staff remittances',
  body: z.object({ ...file, seen: z.string().max(64) }),
  answer: z.object({ success: z.literal(true), remittance: list }),
  refusals: [
    ...staffRefusals,
    unreadable,
    {
      code: 'changed_meanwhile',
      status: 409,
      means: 'Recording it would find something else than the preview showed',
    },
  ],
})

export const staffListRemittances = endpoint({
  summary: 'Recorded lists, newest first',
  tag: 'staff remittances',
  query: z.object({ kind: kind.default('cash'), ...paging }),
  answer: z.object({ success: z.literal(true), remittances: z.array(list), ...counted }),
  refusals: staffRefusals,
})

const settled = z.object({
  at: z.iso.datetime(),
  /** null: a later list paid the rest. */
  by: who.nullable(),
  reason: z.string(),
})
const difference = line
  .extend({
    remittance_id: z.uuid(),
    kind,
    file_name: z.string(),
    recorded_at: z.iso.datetime(),
    /** Who asks to agree to a charge that is more than agreed: another member settles it. */
    asked: z.object({ at: z.iso.datetime(), by: who.nullable(), reason: z.string() }).nullable(),
    settled: settled.nullable(),
  })
  .meta({ id: 'StaffRemittanceDifference' })

export const staffListRemittanceDifferences = endpoint({
  summary:
    'Lines of recorded lists that differ from what the parcels collected, or were agreed to cost, oldest first',
  tag: 'staff remittances',
  query: z.object({
    kind: kind.default('cash'),
    state: z.enum(['open', 'settled']).default('open'),
    remittance: z.uuid().optional(),
    ...paging,
  }),
  answer: z.object({ success: z.literal(true), differences: z.array(difference), ...counted }),
  refusals: staffRefusals,
})

export const staffSettleRemittance = endpoint({
  summary:
    'Settles a line that differs, with a reason for the record; a charge of more than agreed needs two members: the first one asks',
  tag: 'staff remittances',
  params: z.object({ id: z.uuid(), line: z.coerce.number().int().min(2).max(1_000_000) }),
  body: z.object({ reason: staffText(300).min(3, 'Say why, for whoever asks later') }),
  answer: z.object({ success: z.literal(true), difference }),
  refusals: [
    ...staffRefusals,
    {
      code: 'remittance_line_unknown',
      status: 404,
      means: 'No such line, or it doesn’t differ',
    },
    {
      code: 'changed_meanwhile',
      status: 409,
      means: 'Somebody else settled it since it was read',
    },
    {
      code: 'second_person_needed',
      status: 409,
      means: 'Whoever asked to agree to the charge can’t settle it; alone a day later',
    },
  ],
})

export const staffWithdrawRemittance = endpoint({
  summary:
    'Takes back that a member asks to agree to a charge of more than agreed, with a reason, while nobody has settled it',
  tag: 'staff remittances',
  params: z.object({ id: z.uuid(), line: z.coerce.number().int().min(2).max(1_000_000) }),
  body: z.object({
    reason: staffText(300).min(3, 'Say why, for whoever asks later'),
    /** When it was asked, as read: what somebody asked since stays. */
    asked_at: z.iso.datetime(),
  }),
  answer: z.object({ success: z.literal(true), difference }),
  refusals: [
    ...staffRefusals,
    {
      code: 'remittance_line_unknown',
      status: 404,
      means: 'No such line, or it doesn’t differ',
    },
    {
      code: 'changed_meanwhile',
      status: 409,
      means: 'It is settled, nobody asks any more, or somebody asked anew since it was read',
    },
  ],
})

export const staffListAwaitedCash = endpoint({
  summary: 'Delivered parcels whose cash is in no list yet, the longest delivered first (RET-06)',
  tag: 'staff remittances',
  query: z.object({
    /** Days since the delivery, at least. */
    days: z.coerce.number().int().min(0).max(365).default(10),
    ...paging,
  }),
  answer: z.object({
    success: z.literal(true),
    parcels: z.array(
      z.object({
        id: z.uuid(),
        order_number: z.string(),
        courier: z.string(),
        awb: z.string(),
        delivered_at: z.iso.datetime(),
        due: rupees,
      }),
    ),
    /** Of all of them. */
    due: rupees,
    ...counted,
  }),
  refusals: staffRefusals,
})

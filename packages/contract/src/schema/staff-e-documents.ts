import { z } from 'zod'
import { rupees } from './common.ts'
import { endpoint } from './endpoint.ts'
import { changedMeanwhile, counted, paging, staffLine, staffRefusals, staffText } from './staff.ts'

/** An e-invoice (CGST Rules 48) or an e-way bill (rule 138). */
const kind = z.enum(['e_invoice', 'e_way_bill'])
const id = z.uuid()

const unknown = {
  code: 'report_unknown',
  status: 404,
  means: 'No such e-invoice or e-way bill',
} as const
const wrong = {
  code: 'answer_wrong',
  status: 409,
  means: 'The answer isn’t of this document, or isn’t signed by the portal',
} as const

const row = z
  .object({
    kind,
    id,
    /** Null with the number: stock on its way between warehouses. */
    order_id: z.string().nullable(),
    order_number: z.string().nullable(),
    /** The move of stock that goes with an e-way bill. */
    stock_move: z.int().nullable(),
    /** The document that is reported. */
    number: z.string(),
    title: z.string(),
    issued_on: z.iso.date(),
    gstin: z.string(),
    seller: z.string(),
    buyer: z.string(),
    total: rupees,
    state: z.enum(['waiting', 'reported', 'made', 'cancelled', 'void']),
    /** The last day on which the portal takes an e-invoice; null: no limit. */
    last_day: z.iso.date().nullable(),
    is_late: z.boolean(),
    /** Why the portal would refuse it; null: nothing is known. */
    problem: z.string().nullable(),
    irn: z.string().nullable(),
    ack_no: z.string().nullable(),
    /** Whether the signature was checked against the portal's public key. */
    is_verified: z.boolean(),
    e_way_bill: z.string().nullable(),
    at: z.iso.datetime().nullable(),
    valid_until: z.iso.datetime().nullable(),
    /** Of an e-way bill. */
    transport: z
      .object({
        transporter_id: z.string(),
        transporter_name: z.string(),
        mode: z.int(),
        vehicle: z.string(),
        distance_km: z.int(),
      })
      .nullable(),
    /** The portal cancels within 24 hours. */
    may_cancel: z.boolean(),
    /** An e-way bill whose parcel or move was cancelled, or whose parcel was stopped: cancel it at the portal, too. */
    is_to_cancel: z.boolean(),
  })
  .meta({ id: 'StaffEDocument' })

const counts = z.object({
  waiting: z.int(),
  /** Of those that wait: the last day has passed. */
  late: z.int(),
  /** E-way bills whose goods don’t leave, while the portal still cancels them. */
  to_cancel: z.int(),
})

export const staffListEDocuments = endpoint({
  summary:
    'Documents that need an e-invoice or an e-way bill, oldest first while they wait, else newest first',
  tag: 'staff e-documents',
  query: z.object({
    kind: kind.default('e_invoice'),
    state: z.enum(['waiting', 'done', 'to_cancel', 'cancelled']).default('waiting'),
    /** Number of the document or the order, or a GSTIN. */
    q: z.string().trim().max(60).default(''),
    ...paging,
  }),
  answer: z.object({
    success: z.literal(true),
    counts: z.object({ e_invoice: counts, e_way_bill: counts }),
    documents: z.array(row),
    ...counted,
  }),
  refusals: staffRefusals,
})

export const staffDownloadEDocuments = endpoint({
  summary:
    'What waits for its report as JSON for the portal’s bulk upload: FORM GST INV-01, or EWB-01 (CGST Rules 48, 138)',
  tag: 'staff e-documents',
  query: z.object({
    kind,
    /** Ids, separated by commas; without them everything that waits and has no problem, the oldest 500. */
    ids: z
      .string()
      .max(4000)
      .transform((text) => text.split(','))
      .pipe(z.array(z.uuid()).min(1).max(100))
      .optional(),
  }),
  answer: 'binary',
  refusals: [
    ...staffRefusals,
    unknown,
    {
      code: 'report_not_ready',
      status: 409,
      means: 'Nothing waits, or the portal would refuse what was chosen; the message says why',
    },
  ],
})

export const staffUploadEAnswer = endpoint({
  summary:
    'Takes the portal’s JSON answer to an upload: each document that it names gets its number, the others stay',
  tag: 'staff e-documents',
  body: z.object({
    text: z.string().min(1, 'The file is empty').max(4_000_000, 'The file is too large'),
  }),
  answer: z.object({
    success: z.literal(true),
    results: z.array(
      z.object({
        document: z.string(),
        /** null: it was recorded. */
        message: z.string().nullable(),
      }),
    ),
  }),
  refusals: [
    ...staffRefusals,
    {
      code: 'answer_unreadable',
      status: 400,
      means: 'The file isn’t JSON, or has no answer of a portal',
    },
  ],
})

const moment = z.iso.datetime({ offset: true })
const done = z.object({ success: z.literal(true) })

export const staffRecordIrn = endpoint({
  summary: 'Records an Invoice Reference Number by hand, with the text of the signed QR code',
  tag: 'staff e-documents',
  params: z.object({ id }),
  body: z.object({
    irn: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[0-9a-f]{64}$/, 'Enter the 64 characters of the IRN'),
    ack_no: z
      .string()
      .trim()
      .regex(/^\d{5,20}$/, 'Enter the digits of the acknowledgement number'),
    ack_at: moment,
    signed_qr: z.string().trim().min(20, 'Enter all of the QR code’s text').max(4000),
  }),
  answer: done,
  refusals: [...staffRefusals, unknown, wrong, changedMeanwhile],
})

export const staffRecordEWayBill = endpoint({
  summary:
    'Records the number of an e-way bill by hand, the new last moment of an extended one, or another one where it was cancelled or has run out',
  tag: 'staff e-documents',
  params: z.object({ id }),
  body: z.object({
    e_way_bill: z
      .string()
      .trim()
      .regex(/^\d{12}$/, 'Enter the 12 digits of the e-way bill'),
    made_at: moment,
    valid_until: moment.nullable().default(null),
  }),
  answer: done,
  refusals: [...staffRefusals, unknown, wrong, changedMeanwhile],
})

export const staffSetTransport = endpoint({
  summary: 'Sets who carries a consignment and in what: Part B of its e-way bill',
  tag: 'staff e-documents',
  params: z.object({ id }),
  body: z.object({
    transporter_id: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^([0-9]{2}[0-9A-Z]{13})?$/, 'Enter the 15 characters of the transporter’s id'),
    transporter_name: staffLine(100).default(''),
    mode: z.int().min(1).max(4).default(1),
    vehicle: z
      .string()
      .trim()
      .toUpperCase()
      .transform((text) => text.replaceAll(/[\s-]/g, ''))
      .pipe(
        z
          .string()
          .regex(
            /^([A-Z]{2}[0-9]{1,2}[A-Z]{0,3}[0-9]{4}|TR[0-9A-Z]{5,13}|TM[0-9A-Z]{6})?$/,
            'Enter a vehicle like MH12AB1234',
          ),
      )
      .default(''),
    /** 0: the portal takes the distance of the pincodes. */
    distance_km: z.int32().min(0).max(4000).default(0),
  }),
  answer: done,
  refusals: [
    ...staffRefusals,
    unknown,
    changedMeanwhile,
    { code: 'report_not_ready', status: 409, means: 'Neither a transporter nor a vehicle' },
  ],
})

export const staffCancelEDocument = endpoint({
  summary:
    'Records that an e-invoice or e-way bill was cancelled at the portal, within 24 hours and before the goods leave',
  tag: 'staff e-documents',
  params: z.object({ kind, id }),
  body: z.object({ reason: staffText(100).min(3, 'Say why, for the record') }),
  answer: done,
  refusals: [
    ...staffRefusals,
    unknown,
    changedMeanwhile,
    {
      code: 'cancel_too_late',
      status: 409,
      means: 'Its 24 hours are over, the goods have left, or a credit note is reported',
    },
  ],
})

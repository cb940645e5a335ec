import { z } from 'zod'
import { STATEMENT_CHANNELS, STATEMENT_HOLDS } from '@upchar/kernel/seller-statements'
import { rupees } from './common.ts'
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

const keysOf = <T extends object>(of: T) => Object.keys(of) as [keyof T & string]
const channel = z.enum(keysOf(STATEMENT_CHANNELS))
const hold = z.enum(keysOf(STATEMENT_HOLDS))
const seller = z.object({ id: z.int(), name: z.string() })

export const statementTotals = {
  /** What was sold, GST included, less what came back. */
  gross: rupees,
  commission: rupees,
  closing_fees: rupees,
  /** GST on both. */
  fee_gst: rupees,
  /** With their GST. */
  gateway_fees: rupees,
  tcs: rupees,
  tds: rupees,
  net: rupees,
  /** Below zero: what the statement before it left. */
  carried: rupees,
  payout: rupees,
  by_split: rupees,
  by_bank: rupees,
}

/** `waiting`: for a second member of staff; `approved`: to be transferred. */
export const payoutState = z.enum(['none', 'waiting', 'approved', 'refused', 'paid'])

const statement = z
  .object({
    id: z.uuid(),
    number: z.string(),
    seller,
    from: z.iso.date(),
    until: z.iso.date(),
    documents: z.int(),
    ...statementTotals,
    closed_at: z.iso.datetime(),
    /** null: the job. */
    closed_by: who.nullable(),
    dispute: z.object({ at: z.iso.datetime(), by: who.nullable() }).nullable(),
    /** What the seller disputes, or how that ended. */
    note: z.string(),
    payout_state: payoutState,
  })
  .meta({ id: 'SellerStatement' })

export const statementUnknown = {
  code: 'statement_unknown',
  status: 404,
  means: 'No such statement',
} as const
const refusedSeller = [
  { code: 'seller_unknown', status: 404, means: 'No such seller, or the operator itself' },
  {
    code: 'statement_day_wrong',
    status: 400,
    means: 'The day isn’t over, or an earlier statement has it',
  },
  {
    code: 'statement_unclear',
    status: 409,
    means: 'A document of the seller can’t be settled as it is',
  },
] as const

export const staffListStatements = endpoint({
  summary: 'Statements of sellers, newest first (OPS-06)',
  tag: 'staff shop',
  query: z.object({
    seller: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
    state: z.enum(['all', 'to_pay', 'disputed']).default('all'),
    ...paging,
  }),
  answer: z.object({
    success: z.literal(true),
    statements: z.array(statement),
    /** Who is settled: not the operator itself. */
    sellers: z.array(seller),
    /** Approved payouts that are in no file for the bank yet. */
    for_bank: z.int(),
    /** Files for the bank with payouts that aren't recorded as paid: how many, and their sum. */
    bank_files: z.array(
      z.object({
        at: z.iso.datetime(),
        by: who.nullable(),
        payouts: z.int(),
        amount: rupees,
      }),
    ),
    /** Sellers whose statement the job could not close the last time, and why. */
    not_closed: z.array(
      z.object({ seller, until: z.iso.date(), reason: z.string(), at: z.iso.datetime() }),
    ),
    /** The last day of the cycle that is over. */
    cycle_day: z.iso.date(),
    ...counted,
  }),
  refusals: staffRefusals,
})

export const staffPreviewStatement = endpoint({
  summary: 'What closing a seller’s statement would come to, and what waits; changes nothing',
  tag: 'staff shop',
  query: z.object({
    seller_id: z.coerce.number().int().min(1).max(2_147_483_647),
    until: ourDay,
  }),
  answer: z.object({
    success: z.literal(true),
    documents: z.int(),
    ...statementTotals,
    /** Invoices that wait, by reason. */
    holds: z.array(z.object({ hold, documents: z.int(), gross: rupees })),
    /** Of the statement before it. */
    last_day: z.iso.date().nullable(),
    seen: z.string(),
  }),
  refusals: [...staffRefusals, ...refusedSeller],
})

export const staffCloseStatement = endpoint({
  summary: 'Closes a seller’s statement until the end of a day, as a job does after each Sunday',
  tag: 'staff shop',
  body: z.object({
    seller_id: z.int32().min(1),
    until: ourDay,
    seen: z.string().max(40),
  }),
  answer: z.object({ success: z.literal(true), statement }),
  refusals: [
    ...staffRefusals,
    ...refusedSeller,
    changedMeanwhile,
    { code: 'nothing_to_settle', status: 409, means: 'No document can be settled until that day' },
  ],
})

/** The documents and taxes of a statement. */
export const statementLines = {
  entries: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(['invoice', 'credit_note']),
      number: z.string(),
      order_number: z.string(),
      issued_on: z.iso.date(),
      channel,
      /** Below zero for credit notes. */
      gross: rupees,
      taxable: rupees,
      commission: rupees,
      closing_fee: rupees,
      gateway_fee: rupees,
    }),
  ),
  taxes: z.array(
    z.object({
      kind: z.enum(['tcs', 'tds']),
      /** A month, or a financial year. */
      period: z.string(),
      inter: z.boolean(),
      section: z.string(),
      base: rupees,
      cgst: rupees,
      sgst: rupees,
      igst: rupees,
      tds: rupees,
    }),
  ),
}

const params = z.object({ id: z.uuid() })
const event = z.object({ by: who.nullable(), at: z.iso.datetime() }).nullable()
const detail = z.object({
  success: z.literal(true),
  statement,
  payout: z.object({
    state: payoutState,
    /** The bank account; until it is asked for, where the seller's last payout went. */
    pay_to: z.string(),
    /** The seller's account at the aggregator. */
    linked_account: z.string(),
    asked: event,
    decided: event,
    /** When it was put into a file for the bank. */
    bank_file: event,
    paid: event,
    /** From when who asked for it may approve it, where nobody else can; null: somebody else must. */
    alone_from: z.iso.datetime().nullable(),
    /** Why it was refused. */
    reason: z.string(),
    bank_reference: z.string(),
    split_reference: z.string(),
  }),
  ...statementLines,
})

export const staffGetStatement = endpoint({
  summary: 'A statement with its documents and taxes',
  tag: 'staff shop',
  params,
  answer: detail,
  refusals: [...staffRefusals, statementUnknown],
})

export const staffExportStatement = endpoint({
  summary: 'A statement for its seller, as PDF or CSV',
  tag: 'staff shop',
  params,
  query: z.object({ format: z.enum(['pdf', 'csv']) }),
  answer: 'binary',
  refusals: [...staffRefusals, statementUnknown],
})

export const staffNoteStatement = endpoint({
  summary: 'Notes what a seller disputes of a statement, or how that ended; answers with it',
  tag: 'staff shop',
  params,
  body: z.object({
    disputed: z.boolean(),
    note: staffText(500).min(3, 'Say what it is about'),
  }),
  answer: detail,
  refusals: [...staffRefusals, statementUnknown],
})

const payoutMissing = {
  code: 'payout_missing',
  status: 400,
  means: 'An account or a reference is missing or wrong',
} as const
const payoutRefused = {
  code: 'payout_refused',
  status: 409,
  means: 'The statement is disputed, or nothing is to be paid',
} as const

export const staffAskSellerPayout = endpoint({
  summary: 'Asks for the payout of a statement, with where it goes; a second member approves it',
  tag: 'staff shop',
  params,
  body: z.object({
    /** An account number and IFSC; empty where nothing goes by bank. */
    pay_to: staffLine(60),
    linked_account: z
      .string()
      .trim()
      .regex(
        /^(acc_[A-Za-z0-9]{14})?$/,
        'An account of the aggregator begins with acc_ and has 14 characters more',
      ),
  }),
  answer: detail,
  refusals: [...staffRefusals, statementUnknown, payoutMissing, payoutRefused],
})

export const staffDecideSellerPayout = endpoint({
  summary:
    'Approves a payout that somebody else asked for, or refuses it, an approved one too until it is transferred',
  tag: 'staff shop',
  params,
  body: z.object({
    approve: z.boolean(),
    reason: staffText(300),
    /** When it was asked for: another one isn't meant. */
    asked_at: z.iso.datetime(),
  }),
  answer: detail,
  refusals: [
    ...staffRefusals,
    statementUnknown,
    changedMeanwhile,
    payoutRefused,
    {
      code: 'second_person_needed',
      status: 409,
      means: 'Who asked for it can’t approve it',
    },
  ],
})

export const staffRecordSellerPayout = endpoint({
  summary: 'Records how an approved payout was transferred, and books it',
  tag: 'staff shop',
  params,
  body: z.object({
    /** The bank’s number of the transfer; empty where nothing goes by bank. */
    bank_reference: staffLine(60),
    split_reference: staffLine(60),
  }),
  answer: detail,
  refusals: [...staffRefusals, statementUnknown, changedMeanwhile, payoutMissing, payoutRefused],
})

export const staffMakeBankFile = endpoint({
  summary: 'Puts the approved payouts that are in no file yet into one for the bank',
  tag: 'staff shop',
  answer: z.object({
    success: z.literal(true),
    /** Names the file. */
    at: z.iso.datetime(),
  }),
  refusals: [
    ...staffRefusals,
    {
      code: 'nothing_for_bank',
      status: 409,
      means: 'No approved payout waits for the bank, or each is in a file already',
    },
  ],
})

export const staffExportSellerPayouts = endpoint({
  summary: 'A file for the bank as CSV: what of it isn’t recorded as paid',
  tag: 'staff shop',
  // PostgreSQL has no year 0.
  query: z.object({ at: z.iso.datetime().regex(/^[1-9]/) }),
  answer: 'binary',
  refusals: [
    ...staffRefusals,
    {
      code: 'bank_file_unknown',
      status: 404,
      means: 'No such file, or everything in it is paid',
    },
  ],
})

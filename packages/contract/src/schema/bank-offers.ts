import { z } from 'zod'
import { BANK_OFFER_ID, BANK_OFFER_METHOD_KEYS } from '@upchar/kernel/bank-offers'
import { isIstDate } from '@upchar/kernel/dates'
import { rupees } from './common.ts'
import { endpoint } from './endpoint.ts'
import { changedMeanwhile, staffLine, staffRefusals, staffText, who } from './staff.ts'

const method = z.enum(BANK_OFFER_METHOD_KEYS)

/** What a buyer reads of an offer that a bank or wallet runs (CHECKOUT-06). */
export const bankOffer = z
  .object({
    title: z.string(),
    terms: z.string(),
    method,
    /** The bank, card or wallet; empty: any. */
    issuer: z.string(),
    /** The least that is to be paid online. */
    min_amount: rupees,
    ends_at: z.iso.datetime(),
  })
  .meta({ id: 'BankOffer' })

const staffBankOffer = bankOffer
  .extend({
    id: z.string(),
    /** The gateway's id. */
    offer_id: z.string(),
    starts_at: z.iso.datetime(),
    state: z.enum(['planned', 'running', 'over']),
    reason: z.string(),
    made_by: who.nullable(),
    made_at: z.iso.datetime(),
  })
  .meta({ id: 'StaffBankOffer' })

const offersAnswer = z.object({ success: z.literal(true), offers: z.array(staffBankOffer) })

const day = z.string().refine(isIstDate, 'Enter a day, such as 01/12/2026')
const reason = staffText(300).min(3, 'Say why, for whoever asks later')

export const staffListBankOffers = endpoint({
  summary: 'Every offer of a bank or wallet that is passed to the gateway, newest first',
  tag: 'staff shop',
  answer: offersAnswer,
  refusals: staffRefusals,
})

export const staffAddBankOffer = endpoint({
  summary:
    'Enters an offer that a bank or wallet runs through the gateway; payments name it from its first day on. Answers with all',
  tag: 'staff shop',
  body: z.object({
    offer_id: z
      .string()
      .trim()
      .regex(BANK_OFFER_ID, 'Enter the id that the gateway shows, such as offer_ANZoaxsOww2X53'),
    title: staffLine(80).min(3, 'Enter what the buyer gets'),
    terms: staffText(500).min(3, 'Enter the terms of the bank or wallet'),
    method,
    issuer: staffLine(60),
    min_amount: z.int().min(0).max(10_000_000),
    first_day: day,
    last_day: day,
    reason,
  }),
  answer: offersAnswer,
  refusals: [
    ...staffRefusals,
    {
      code: 'bank_offer_taken',
      status: 409,
      means: 'This offer of the gateway is entered and not over',
    },
    { code: 'bank_offer_invalid', status: 400, means: 'Its days are over or in the wrong order' },
  ],
})

export const staffEndBankOffer = endpoint({
  summary: 'Ends an offer now: new payments don’t name it any more. Answers with all',
  tag: 'staff shop',
  params: z.object({ id: z.uuid() }),
  body: z.object({ reason }),
  answer: offersAnswer,
  refusals: [
    ...staffRefusals,
    { code: 'bank_offer_missing', status: 404, means: 'No offer of a bank has this id' },
    changedMeanwhile,
  ],
})

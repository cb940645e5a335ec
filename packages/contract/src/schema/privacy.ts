import { z } from 'zod'
import { CONSENT_PLACES, CONSENT_PURPOSES } from '@upchar/kernel/consents'
import { endpoint } from './endpoint.ts'
import { asciiLine, guestId } from './common.ts'
import { contactMissing, phoneInvalid } from './support.ts'

const purpose = z.enum(CONSENT_PURPOSES)

/** A choice as it was made, with the version of the privacy notice then in force. */
export const consentChoice = z.object({
  purpose,
  allowed: z.boolean(),
  place: z.enum(CONSENT_PLACES),
  at: z.iso.datetime(),
  notice: z.object({ version: z.int(), since: z.iso.datetime() }),
})

export const getConsents = endpoint({
  summary: 'What the visitor allows and refuses, and every choice made so far (DPDP Act s.6)',
  tag: 'privacy',
  answer: z.object({
    success: z.literal(true),
    /** Null: no choice yet. Statistics then follow the browser’s signals; reminders are shown. */
    consents: z.array(z.object({ purpose, allowed: z.boolean().nullable() })),
    /** The newest 50, newest first. */
    history: z.array(consentChoice),
  }),
  refusals: [],
})

export const setConsent = endpoint({
  summary:
    'Allows or refuses one purpose, at once. Refusing statistics deletes what was recorded (AUTH-08), refusing mails about goods all that wait (ENGAGE-02)',
  tag: 'privacy',
  body: z.object({
    guest_user_id: guestId.optional(),
    purpose,
    allowed: z.boolean(),
    place: z.enum(CONSENT_PLACES).extract(['account', 'cookie_choices']),
  }),
  answer: z.object({ success: z.literal(true) }),
  refusals: [
    {
      code: 'consent_needs_account',
      status: 403,
      means: 'Mails about goods belong to an address: sign in first',
    },
  ],
})

/** Who exercises the customer's rights in the event of death or incapacity; null: nobody is named. */
export const nominee = z
  .object({
    name: z.string(),
    /** In the customer's words: daughter, partner. */
    relation: z.string(),
    /** Ten digits; empty if none. */
    phone: z.string(),
    email: z.string(),
    named_at: z.iso.datetime(),
  })
  .nullable()
const nominated = z.object({ success: z.literal(true), nominee })

export const getNominee = endpoint({
  summary: 'Whom the customer has named to act for them (DPDP Act s.14)',
  tag: 'privacy',
  answer: nominated,
  refusals: [],
})

export const setNominee = endpoint({
  summary: 'Names the person who acts for the customer after death or incapacity (DPDP Act s.14)',
  tag: 'privacy',
  body: z.object({
    name: asciiLine(80).min(2, 'Enter the name'),
    relation: asciiLine(60).min(2, 'Enter who the person is to you'),
    /** At least one of the two. */
    phone: z.string().trim().max(20).default(''),
    email: z.union([z.literal(''), z.email().max(254)]).default(''),
  }),
  answer: nominated,
  refusals: [contactMissing, phoneInvalid],
})

export const removeNominee = endpoint({
  summary: 'Takes the nomination back',
  tag: 'privacy',
  body: z.object({}),
  answer: nominated,
  refusals: [],
})

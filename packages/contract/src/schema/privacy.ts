import { z } from 'zod'
import { CONSENT_PLACES, CONSENT_PURPOSES } from '@upchar/kernel/consents'
import { endpoint } from './endpoint.ts'
import { guestId } from './common.ts'

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

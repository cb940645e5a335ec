import { z } from 'zod'
import { API_KEY_STATES, API_SCOPE_KEYS } from '@upchar/kernel/api-scopes'
import { endpoint } from './endpoint.ts'
import { changedMeanwhile, ourDay, staffLine, staffRefusals, staffText, who } from './staff.ts'

const scope = z.enum(API_SCOPE_KEYS)

const apiKey = z
  .object({
    id: z.string(),
    version: z.int(),
    name: z.string(),
    /** The beginning of the key, by which its holder recognises it; the rest is never shown again. */
    prefix: z.string(),
    scopes: z.array(scope),
    /** Good until the end of this day in India; null: until it is revoked. */
    last_day: z.iso.date().nullable(),
    reason: z.string(),
    state: z.enum(API_KEY_STATES),
    made_by: who.nullable(),
    made_at: z.iso.datetime(),
    /** Until then the secret before is good, too. */
    old_secret_until: z.iso.datetime().nullable(),
    /** The last day in India on which it was used, and the network that it came from, shortened; null: never. */
    last_used: z.object({ on: z.iso.date(), network: z.string() }).nullable(),
    revoked: z.object({ by: who.nullable(), at: z.iso.datetime(), reason: z.string() }).nullable(),
  })
  .meta({ id: 'StaffApiKey' })

const keyUnknown = { code: 'api_key_unknown', status: 404, means: 'No such API key' } as const
const keyOver = {
  code: 'api_key_over',
  status: 409,
  means: 'The API key has ended or is revoked: nothing of it can be changed',
} as const

const why = staffText(300).min(3, 'Say why, for whoever asks later')
const params = z.object({ id: z.uuid() })
const allAnswer = z.object({ success: z.literal(true), keys: z.array(apiKey) })
const secretAnswer = allAnswer.extend({
  id: z.string(),
  /** The whole key, shown this once. */
  secret: z.string(),
})

export const staffListApiKeys = endpoint({
  summary: 'API keys: those that are good, newest first, then the last 50 that are over',
  tag: 'staff API keys',
  answer: allAnswer,
  refusals: staffRefusals,
})

export const staffMakeApiKey = endpoint({
  summary: 'Makes an API key for another system. Answers with it, once',
  tag: 'staff API keys',
  body: z.object({
    name: staffLine(80).min(3, 'Say which system uses it'),
    scopes: z
      .array(scope)
      .min(1, 'Choose at least one scope')
      .max(API_SCOPE_KEYS.length)
      .refine((all) => new Set(all).size === all.length, 'Name each scope once'),
    last_day: ourDay.nullable(),
    reason: why,
  }),
  answer: secretAnswer,
  refusals: [
    ...staffRefusals,
    {
      code: 'api_keys_full',
      status: 409,
      means: 'A shop has at most 20 API keys that are good',
    },
    { code: 'api_key_day_past', status: 400, means: 'The last day is over' },
  ],
})

export const staffTurnApiKeySecret = endpoint({
  summary: 'Makes a new secret of an API key, shown once. For a day the one before is good, too',
  tag: 'staff API keys',
  params,
  body: z.object({ version: z.int32() }),
  answer: secretAnswer,
  refusals: [...staffRefusals, keyUnknown, keyOver, changedMeanwhile],
})

export const staffRevokeApiKey = endpoint({
  summary: 'Revokes an API key at once, with both secrets',
  tag: 'staff API keys',
  params,
  body: z.object({ reason: why }),
  answer: allAnswer,
  refusals: [...staffRefusals, keyUnknown, keyOver],
})

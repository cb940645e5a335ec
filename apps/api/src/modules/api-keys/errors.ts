import { err } from '@upchar/kernel/result'
import { mostKeys } from './rules.ts'

export const keyUnknown = () =>
  err({ code: 'api_key_unknown' as const, message: 'This API key doesn’t exist.' })
export const keyOver = () =>
  err({
    code: 'api_key_over' as const,
    message: 'This API key is over: it has ended or is revoked. Make another one.',
  })
export const keyChanged = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'Somebody made a new secret of this API key meanwhile. Look at it again.',
  })
export const keysFull = () =>
  err({
    code: 'api_keys_full' as const,
    message: `There are ${mostKeys} API keys. Revoke one that isn’t used any more.`,
  })
export const dayPast = () =>
  err({
    code: 'api_key_day_past' as const,
    message: 'Choose today or a later day.',
    field: 'last_day',
  })

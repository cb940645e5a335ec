import { err } from '@upchar/kernel/result'

export const contentUnknown = () =>
  err({ code: 'content_unknown' as const, message: 'This text does not exist.' })
export const contentInvalid = (message: string, field?: string) =>
  err({ code: 'content_invalid' as const, message, ...(field === undefined ? {} : { field }) })
export const contentNeeded = (message: string) => err({ code: 'content_needed' as const, message })
export const changedMeanwhile = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'Somebody else has changed this text. Look at it again, then decide.',
  })
export const bannerUnknown = () =>
  err({
    code: 'banner_unknown' as const,
    message: 'Choose one of the pictures.',
    field: 'image',
  })
export const altMissing = () =>
  err({
    code: 'alt_missing' as const,
    message: 'Say what the picture shows, for people who can’t see it.',
    field: 'alt',
  })

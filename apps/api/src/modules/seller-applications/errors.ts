import { formatIstDateTime } from '@upchar/kernel/dates'
import { sellerDocumentName, type SellerDocumentKind } from '@upchar/kernel/seller-applications'
import { personMissingText, type SellerLicenceForm } from '@upchar/kernel/seller-licences'
import { err } from '@upchar/kernel/result'
import { INVALID_MOBILE } from '@upchar/kernel/validate'

export const phoneInvalid = () =>
  err({ code: 'phone_invalid' as const, message: INVALID_MOBILE, field: 'phone' })
export const gstinInvalid = (message: string) =>
  err({ code: 'gstin_invalid' as const, message, field: 'gstin' })
export const alreadyRegistered = () =>
  err({
    code: 'already_registered' as const,
    message: 'This GST number has already applied or sells here. If that was not you, write to us.',
    field: 'gstin',
  })
export const applicationUnknown = () =>
  err({
    code: 'application_unknown' as const,
    message: 'This link opens no application. Use the link in our latest mail, or write to us.',
  })
export const notForThisState = () =>
  err({
    code: 'application_closed' as const,
    message: 'This application has moved on. Look at it again, then decide.',
  })
export const changedMeanwhile = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'Somebody else has changed this. Look at it again, then decide.',
  })
/** `aloneFrom`: nobody else can approve it, and who checked it may from then on. */
export const samePerson = (aloneFrom: Date | null) =>
  err({
    code: 'same_person' as const,
    message:
      aloneFrom === null
        ? 'You have checked this application. Somebody else must approve it.'
        : `You have checked this application, and nobody else can approve it. You can from ${formatIstDateTime(aloneFrom)}.`,
  })
export const checkFailed = (name: string) =>
  err({ code: 'check_failed' as const, message: `This isn’t right yet: ${name}.` })
export const applicationClosed = () =>
  err({
    code: 'application_closed' as const,
    message: 'This application is being looked at or has been decided. Nothing can be changed now.',
  })
export const numberMissing = (kind: SellerDocumentKind) =>
  err({
    code: 'number_missing' as const,
    message: `Enter the number of ${sellerDocumentName(kind)}`,
    field: 'number',
  })
export const licenceEnded = () =>
  err({
    code: 'licence_ended' as const,
    message: 'This licence has ended. Send its renewal.',
    field: 'valid_until',
  })
export const personMissing = (form: SellerLicenceForm) =>
  err({
    code: 'person_missing' as const,
    message: personMissingText(form),
    field: 'person_in_charge',
  })
export const documentsMissing = (names: readonly string[]) =>
  err({
    code: 'documents_missing' as const,
    message: `Send these first: ${names.join('; ')}.`,
  })
export const agreementChanged = () =>
  err({
    code: 'agreement_changed' as const,
    message: 'The terms for sellers have changed. Read them again, then agree.',
  })

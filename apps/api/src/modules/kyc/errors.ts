import { err } from '@upchar/kernel/result'
import type { Problem } from './rules/check-form.ts'
import type { LicenceProblem } from './rules/licences.ts'

export const businessTypeMissing = () =>
  err({
    code: 'business_type_missing' as const,
    message: 'Choose your business type in your profile first. It decides which documents we need.',
  })
export const kycNotOffered = (message: string) => err({ code: 'kyc_not_offered' as const, message })
export const kycNotEditable = () =>
  err({
    code: 'kyc_not_editable' as const,
    message: 'We are checking this form or have approved it, so it can’t be changed now.',
  })
export const businessNameFixed = () =>
  err({
    code: 'business_name_fixed' as const,
    field: 'Establishment-Name',
    message: 'Your business name was verified with your KYC. Write to us to change it.',
  })
export const kycInvalid = (problems: readonly Problem[]) =>
  err({
    code: 'kyc_invalid' as const,
    message: 'Some entries are missing or need correcting. Your entries are saved.',
    fields: problems.map(({ field, message }) => ({ field, message })),
  })
export const basicKycFirst = () =>
  err({
    code: 'basic_kyc_first' as const,
    message: 'Send us the proof of your practice or business first.',
  })
export const basicNotApproved = () =>
  err({ code: 'basic_kyc_first' as const, message: 'Approve the basic step of this buyer first.' })
export const kycFormUnreadable = (field: string) =>
  err({
    code: 'kyc_form_unreadable' as const,
    message: 'This entry can’t be read. Shorten it, and use letters and digits.',
    field,
  })
export const documentNotAsked = () =>
  err({ code: 'document_not_asked' as const, message: 'We don’t ask you for this document.' })
export const optionUnknown = () =>
  err({ code: 'option_unknown' as const, message: 'Choose from the list.', field: 'option' })

export const applicationUnknown = () =>
  err({ code: 'application_unknown' as const, message: 'There is no such application.' })
export const changedMeanwhile = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'Somebody else changed this application since you opened it. Review it again.',
  })
export const stateWrong = (state: string) =>
  err({
    code: 'state_wrong' as const,
    message: `This decision is no longer possible: the application’s state is “${state}”.`,
  })
export const businessTypeChanged = () =>
  err({
    code: 'state_wrong' as const,
    message:
      'The buyer has since chosen another business type. Ask for changes, so that they send the right documents.',
  })
export const businessNameChanged = () =>
  err({
    code: 'state_wrong' as const,
    message:
      'The business name has changed since this form. Ask for changes, so that they send the right documents.',
  })
export const newerApplication = () =>
  err({
    code: 'state_wrong' as const,
    message: 'The buyer has started a newer form since. Decide on that one.',
  })
export const documentsForgotten = () =>
  err({
    code: 'state_wrong' as const,
    message: 'What the buyer sent has been deleted since. They have to send a new form.',
  })
export const licencesInvalid = (problems: readonly LicenceProblem[]) =>
  err({
    code: 'licences_invalid' as const,
    message: problems[0]?.message ?? 'Check the licences.',
    fields: [...problems],
  })
export const sectionUnknown = () =>
  err({ code: 'section_unknown' as const, message: 'This application has no such section.' })

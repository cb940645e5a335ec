import type { KycLogType } from './model.ts'

export type LogOption = { key: string; label: string; asksComment: boolean }

/** The reasons for leaving the form, and the issues to report (KYC-05). */
export const logOptions: Readonly<Record<KycLogType, readonly LogOption[]>> = {
  exit: [
    { key: 'papers_not_at_hand', label: 'I don’t have the documents at hand', asksComment: false },
    { key: 'no_time', label: 'I have no time now', asksComment: false },
    { key: 'only_looking', label: 'I was only looking', asksComment: false },
    {
      key: 'unsure_what_is_asked',
      label: 'I don’t understand what is required',
      asksComment: true,
    },
    {
      key: 'rather_not_share',
      label: 'I would rather not share these documents',
      asksComment: true,
    },
    { key: 'something_failed', label: 'Something did not work', asksComment: true },
    { key: 'other', label: 'Another reason', asksComment: true },
  ],
  issue: [
    { key: 'upload_fails', label: 'I can’t upload my file', asksComment: true },
    { key: 'paper_not_listed', label: 'My kind of document is not listed', asksComment: true },
    {
      key: 'number_refused',
      label: 'My number is correct but refused',
      asksComment: true,
    },
    { key: 'wrong_business_type', label: 'My business type is wrong', asksComment: false },
    { key: 'review_takes_long', label: 'The review takes too long', asksComment: false },
    { key: 'other', label: 'Something else', asksComment: true },
  ],
}

export const labelOf = (type: KycLogType, key: string): string =>
  logOptions[type].find((option) => option.key === key)?.label ?? key

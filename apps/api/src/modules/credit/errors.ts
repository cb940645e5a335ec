import { formatRupees } from '@upchar/kernel/money'
import { err, type Refusal } from '@upchar/kernel/result'

const refusal = <C extends string>(code: C, message: string, detail?: Record<string, unknown>) =>
  err<Refusal & { code: C }>({ code, message, ...(detail && { detail }) })

export const creditOff = () =>
  refusal('credit_off', 'The shop offers no credit line at present. Choose another way to pay.')
export const lenderUnavailable = () =>
  refusal(
    'lender_unavailable',
    'The lender’s service does not answer. Nothing was changed. Try again in a moment.',
  )
export const termsChanged = () =>
  refusal(
    'terms_changed',
    'The lender has changed the terms. Read the key facts again before you apply.',
  )
export const applicationInvalid = (message: string, field?: string) =>
  err<Refusal & { code: 'application_invalid' }>({
    code: 'application_invalid',
    message,
    ...(field !== undefined && { field }),
  })
export const appliedAlready = (lender: string) =>
  refusal(
    'applied_already',
    `You have a credit line or an application with ${lender}. Delete it before you apply again.`,
  )
/** The answer to the first one was lost, and this one says something else. */
export const appliedDifferently = (lender: string) =>
  refusal(
    'applied_already',
    `${lender} has your application as you first sent it; what you have changed since was not sent. Wait for the answer, or delete that application on this page and apply again.`,
  )
export const accountUnknown = () =>
  refusal('credit_account_unknown', 'We can’t find this credit line. Reload the page.')
/** The lender must be repaid before. */
export const stillOwed = (owedPaise: number) =>
  refusal(
    'credit_still_owed',
    owedPaise > 0
      ? `You owe the lender ${formatRupees(owedPaise)}. Repay it, then delete the credit line.`
      : 'An order is being paid from this credit line. Wait until it is placed, then try again.',
  )
export const creditNotAllowed = (message: string) => refusal('credit_not_allowed', message)
export const notByCredit = () =>
  refusal(
    'not_by_credit',
    'This order is to be paid another way. Go back to the checkout and choose the credit line.',
  )
export const nothingOwed = () =>
  refusal('nothing_owed', 'You owe the lender nothing: there is nothing to repay.')
export const documentInUse = () =>
  refusal(
    'file_in_use',
    'The lender has this document with your application. Ask the lender to change it.',
  )

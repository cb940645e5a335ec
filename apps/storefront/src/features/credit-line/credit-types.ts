import type { Answer } from '@upchar/contract/schema/endpoints'

export type Credit = Answer<'listCreditAccounts'>
export type CreditAccount = Credit['accounts'][number]
export type KeyFacts = CreditAccount['key_facts']
export type CreditForm = Answer<'getCreditForm'>
export type CreditHistory = Answer<'creditTransactionHistory'>
export type CreditFile = CreditForm['files'][number]

/** `form`: null where there is a line already, or the lenders' service doesn't answer. */
export type CreditPage = { credit: Credit; history: CreditHistory; form: CreditForm | null }

import type { Answer } from '@upchar/contract/schema/endpoints'

export type BankOffer = Answer<'staffListBankOffers'>['offers'][number]

export const REASON_LONGEST = 300

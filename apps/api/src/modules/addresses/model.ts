import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import type { AddressForm } from '@upchar/kernel/address-rules'
import type { address } from './tables.ts'

export type AddressRow = typeof address.$inferSelect
/** What an address says, without whose it is and since when. */
export type AddressText = Omit<AddressRow, 'id' | 'customerId' | 'createdAt' | 'updatedAt'>

/** The form as it was sent. */
export type SentAddress = Body<'editMyAddress'>
export type AddressView = Answer<'getMyAddresses'>['addresses'][number]

/** Ids of the addresses that count unless another one is chosen. */
export type Defaults = { shipping: string | null; billing: string | null }
export type Book = { rows: AddressRow[]; defaults: Defaults }

export type { AddressForm }

import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import type { address } from './tables.ts'

export type AddressRow = typeof address.$inferSelect
/** The address itself, without owner and timestamps. */
export type AddressText = Omit<AddressRow, 'id' | 'customerId' | 'createdAt' | 'updatedAt'>

/** The form as sent. */
export type SentAddress = Body<'editMyAddress'>
export type AddressView = Answer<'getMyAddresses'>['addresses'][number]

/** Ids of the default addresses. */
export type Defaults = { shipping: string | null; billing: string | null }
export type Book = { rows: AddressRow[]; defaults: Defaults }

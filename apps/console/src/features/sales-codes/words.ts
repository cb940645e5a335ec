import type { Answer } from '@upchar/contract/schema/endpoints'

export type SalesCode = Answer<'staffListSalesCodes'>['codes'][number]

export const REASON_LONGEST = 300

import type { Answer } from '@upchar/contract/schema/endpoints'

export type Claim = Answer<'staffListSezClaims'>['claims'][number]
export const REASON_LONGEST = 300

import type { Answer } from '@upchar/contract/schema/endpoints'

export type Claim = Answer<'staffListSezClaims'>['claims'][number]

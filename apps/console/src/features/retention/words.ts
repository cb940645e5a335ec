import type { Answer } from '@upchar/contract/schema/endpoints'

/** A kind of data with its days. */
export type Kept = Answer<'staffListRetention'>['kinds'][number]

import type { Answer } from '@upchar/contract/schema/endpoints'

export type QuarantinedLot = Answer<'staffListQuarantine'>['lots'][number]

/** A row of which pieces wait for a second member. */
export type AskedRelease = QuarantinedLot & { release: NonNullable<QuarantinedLot['release']> }

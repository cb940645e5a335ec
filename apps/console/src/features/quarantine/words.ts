import type { Answer } from '@upchar/contract/schema/endpoints'

export type QuarantinedLot = Answer<'staffListQuarantine'>['lots'][number]

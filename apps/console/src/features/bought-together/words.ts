import type { Answer } from '@upchar/contract/schema/endpoints'

export type Pair = Answer<'staffListTogether'>['pairs'][number]

export const REASON_LONGEST = 300

export const keyOf = ({ group_id: product, with_group_id: companion }: Pair): string =>
  `${product}-${companion}`

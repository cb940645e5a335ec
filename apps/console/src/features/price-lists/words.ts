import type { Answer } from '@upchar/contract/schema/endpoints'
import { BUSINESS_TYPES } from '@upchar/kernel/business-types'

export type Lists = Answer<'staffListPriceLists'>
export type PriceList = Lists['lists'][number]
export type Preview = Answer<'staffPreviewPriceList'>
export type PreviewRow = Preview['rows'][number]

/** "Hospital, Independent lab or physician" */
export const typeWords = ({ business_types: types }: Pick<PriceList, 'business_types'>): string =>
  BUSINESS_TYPES.filter(({ id }) => types.includes(id))
    .map(({ name }) => name)
    .join(', ')

import type { Answer } from '@upchar/contract/schema/endpoints'

export type SellerTax = Answer<'staffListSellerTax'>['sellers'][number]
export type Lut = SellerTax['luts'][number]

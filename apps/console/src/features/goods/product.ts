import type { Answer } from '@upchar/contract/schema/endpoints'

export type Product = Answer<'staffGetWaitingProduct'>['product']

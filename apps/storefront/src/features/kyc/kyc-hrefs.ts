import { stringifySearch } from '@upchar/web/search-params'
import type { Stage } from './kyc-types.ts'

/** The form of a step; `returnUrl` is where the buyer came from, such as a product. */
export const formHref = (step: Stage, returnUrl?: string): string =>
  `/account/kyc${stringifySearch({ step, returnUrl })}`

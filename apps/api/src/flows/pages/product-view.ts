import type { Answer } from '@upchar/contract/schema/endpoints'
import { asciiJson } from '../../modules/catalogue/index.ts'

type Product = Answer<'getProduct'>['product']
/** How a product is asked for (PROD-01): without the page's long texts, as one that is sold on enquiry only. */
export type ProductView = { isPage: boolean; isLead: boolean }

/** A product's JSON text in that view; the page itself is sent as it is stored. */
export function textInView(text: string, { isPage, isLead }: ProductView): string {
  if (isPage && !isLead) return text
  // The text is the contract's ProductDetail: the read model wrote it.
  const product = JSON.parse(text) as Product
  return asciiJson({
    ...product,
    ...(!isPage && {
      description: '',
      highlights: [],
      facts: [],
      specialities: [],
      procedures: [],
    }),
    ...(isLead && {
      lead_only: true,
      buying:
        product.buying.state === 'blocked'
          ? product.buying
          : { state: 'lead_only', action: 'enquire' },
    }),
  } satisfies Product)
}

import { stringifySearch } from '@upchar/web/search-params'
import { accountHref } from '../../shell/urls/account-hrefs.ts'
import { returnUrlOf } from '../../shell/urls/return-url.ts'

/** What the page says about a form that was posted without scripts. */
const SAID = ['saved', 'deleted', 'failed', 'renewed'] as const
export type AddressSaid = (typeof SAID)[number]

/** `form` is `new` or the id of the address to change, `remove` the one to be asked about, `returnUrl` where the buyer came from. */
export type AddressSearch = {
  form?: string
  remove?: string
  said?: AddressSaid
  returnUrl?: string
}

const MAX_LENGTH = 64
const word = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= MAX_LENGTH ? value : undefined

/** Reads the address bar; what isn't ours is left out. */
export function readAddressSearch(raw: Record<string, unknown>): AddressSearch {
  const form = word(raw['form'])
  const remove = word(raw['remove'])
  const said = SAID.find((one) => one === raw['said'])
  const returnUrl = returnUrlOf(raw['returnUrl'])
  return {
    ...(form ? { form } : {}),
    ...(remove ? { remove } : {}),
    ...(said ? { said } : {}),
    ...(returnUrl ? { returnUrl } : {}),
  }
}

export const addressesHref = (search: AddressSearch = {}): string =>
  accountHref.addresses + stringifySearch(search)

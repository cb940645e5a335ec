import { stringifySearch } from '@upchar/web/search-params'
import { href } from '../../shell/urls/hrefs.ts'
import { returnUrlOf } from '../../shell/urls/return-url.ts'

/** Messages after a form that was posted without scripts. */
const NOTICES = ['saved', 'deleted', 'failed', 'renewed'] as const
export type AddressNotice = (typeof NOTICES)[number]

/**
 * `form` is `new` or an address id, `remove` the address to confirm, `returnUrl` where the buyer
 * came from.
 */
export type AddressSearch = {
  form?: string
  remove?: string
  notice?: AddressNotice
  returnUrl?: string
}

const MAX_LENGTH = 64
const word = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= MAX_LENGTH ? value : undefined

/** Reads the parameters; drops unknown values. */
export function readAddressSearch(raw: Record<string, unknown>): AddressSearch {
  const form = word(raw['form'])
  const remove = word(raw['remove'])
  const notice = NOTICES.find((one) => one === raw['notice'])
  const returnUrl = returnUrlOf(raw['returnUrl'])
  return {
    ...(form ? { form } : {}),
    ...(remove ? { remove } : {}),
    ...(notice ? { notice } : {}),
    ...(returnUrl ? { returnUrl } : {}),
  }
}

export const addressesHref = (search: AddressSearch = {}): string =>
  href.addresses + stringifySearch(search)

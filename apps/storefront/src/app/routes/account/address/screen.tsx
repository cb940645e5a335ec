import {
  AddressFormScreen,
  AddressesScreen,
  loadAddresses,
  RemoveScreen,
} from '../../../../features/address/index.ts'
import type { AddressesPage } from '../../../../features/address/index.ts'
import { titleOfForm } from '../../../../shell/page/posted-form.ts'
import { usePageData } from '../../../../shell/page/use-page-data.ts'
import { UnavailableScreen } from '../../../../shell/page/fault-screens.tsx'

export const load = loadAddresses

export const title = (page: AddressesPage | null): string => {
  const what = page?.search.remove
    ? 'Delete address'
    : page?.search.form === 'new'
      ? 'Add address'
      : page?.search.form
        ? 'Change address'
        : 'Addresses'
  return titleOfForm(page, what)
}

export function Screen() {
  const page = usePageData<AddressesPage | null>()
  if (page === null) return <UnavailableScreen what="your addresses" />
  const { book, search } = page
  const named = book.addresses.find(({ id }) => id === (search.form ?? search.remove))
  if (search.form === 'new' || (search.form && named))
    return <AddressFormScreen key={search.form} {...page} address={named} />
  // The address doesn't exist or belongs to another buyer: show the list.
  return search.remove && named ? (
    <RemoveScreen address={named} search={search} />
  ) : (
    <AddressesScreen {...page} />
  )
}

import { Button, LinkButton } from '@upchar/ui/button'
import { AccountPage } from '../account-layout/index.ts'
import { addressesHref } from './address-search.ts'
import type { AddressSearch } from './address-search.ts'
import { AddressText } from './address-text.tsx'
import type { Address } from './address-types.ts'

/** Confirms a deletion without scripts. */
export function RemoveScreen({ address, search }: { address: Address; search: AddressSearch }) {
  const { remove: _, notice: __, ...others } = search
  return (
    <AccountPage
      current="addresses"
      title="Delete this address?"
      note="Orders already placed keep it."
    >
      <address className="rounded-md border border-border bg-surface p-4 sm:p-6">
        <AddressText address={address} />
      </address>
      <form
        method="post"
        action={addressesHref(others)}
        className="flex flex-wrap items-center gap-3"
      >
        <input type="hidden" name="action" value="delete" />
        <input type="hidden" name="id" value={address.id} />
        <Button type="submit" look="danger">
          Delete address
        </Button>
        <LinkButton look="quiet" href={addressesHref(others)}>
          Cancel
        </LinkButton>
      </form>
    </AccountPage>
  )
}

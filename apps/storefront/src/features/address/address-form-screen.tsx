import { useRouter } from '@tanstack/react-router'
import { Button, LinkButton } from '@upchar/ui/button'
import { AccountPage } from '../account-layout/index.ts'
import { formFor } from './address-form.ts'
import { AddressFormBody } from './address-form-body.tsx'
import { addressesHref } from './address-search.ts'
import type { Address } from './address-types.ts'
import type { AddressesPage } from './load-addresses.ts'
import { useAddressForm } from './use-address-form.ts'

/** The form as a page, for browsers without scripts and for links. */
export function AddressFormScreen({
  book,
  customer,
  search,
  posted,
  address,
}: AddressesPage & { address: Address | undefined }) {
  const router = useRouter()
  const { form: _, notice: __, ...others } = search
  const back = search.returnUrl ?? addressesHref(others)
  const work = useAddressForm({
    id: address?.id,
    initial: formFor(address, book, customer),
    posted,
    onSaved: () => router.navigate({ href: back }),
  })
  return (
    <AccountPage current="addresses" title={address ? 'Change address' : 'Add address'}>
      <div className="rounded-md border border-border bg-surface p-4 sm:p-6">
        <AddressFormBody
          formId="address-form"
          action={addressesHref({ ...others, form: address?.id ?? 'new' })}
          editing={address?.id}
          {...work}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          form="address-form"
          busy={work.busy}
          className="w-full sm:w-auto sm:min-w-44"
        >
          Save address
        </Button>
        <LinkButton look="quiet" href={back}>
          Cancel
        </LinkButton>
      </div>
    </AccountPage>
  )
}

import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { useId } from 'react'
import { formFor } from './address-form.ts'
import { AddressFormBody } from './address-form-body.tsx'
import { addressesHref } from './address-search.ts'
import type { Address, AddressBook } from './address-types.ts'
import { useAddressForm } from './use-address-form.ts'
import type { SavedAddress } from './use-address-form.ts'
import type { Customer } from '../../shell/visitor/customer-store.ts'

declare module '../../shell/modals/modals.ts' {
  interface ModalProps {
    'add-address': AddressModalProps
  }
}

export type AddressModalProps = {
  book: Pick<
    AddressBook,
    'addresses' | 'default_shipping_address_id' | 'default_billing_address_id'
  >
  /** The address to edit; omitted for a new one. */
  address?: Address
  customer: Customer | null
  onSaved: (saved: SavedAddress) => void
  /** Where the focus goes if the pressed control is gone; null: back to it. */
  focusAfter?: () => HTMLElement | null
}

/** UI-07: adds or edits an address without leaving the page. */
export function AddressModal({
  book,
  address,
  customer,
  onSaved,
  focusAfter,
  onClose,
}: AddressModalProps & { onClose: () => void }) {
  const formId = useId()
  const work = useAddressForm({
    id: address?.id,
    initial: formFor(address, book, customer),
    onSaved: (saved) => {
      onSaved(saved)
      onClose()
    },
  })
  return (
    <Dialog
      title={address ? 'Change address' : 'Add address'}
      onClose={onClose}
      focusAfter={focusAfter}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={work.busy}
            className="grow sm:grow-0 sm:min-w-44"
          >
            Save address
          </Button>
        </div>
      }
    >
      <AddressFormBody
        formId={formId}
        action={addressesHref({ form: address?.id ?? 'new' })}
        editing={address?.id}
        {...work}
      />
    </Dialog>
  )
}

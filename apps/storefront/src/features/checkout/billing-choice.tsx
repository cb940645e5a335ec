import { Checkbox } from '@upchar/ui/checkbox'
import { useState } from 'react'
import { AddressPicker, selectionOf } from '../address/index.ts'
import { BillingTax } from './billing-tax.tsx'
import type { GuestForm } from './guest-form.ts'
import type { MyCheckout } from './use-my-checkout.ts'

/** Billing to the delivery address or another of the buyer's addresses (CHECKOUT-02). */
export function BillingChoice({
  mine,
  form,
}: {
  mine: Extract<MyCheckout, { kind: 'mine' }>
  form: GuestForm
}) {
  const { book, selectedId, billed } = mine
  const [apart, setApart] = useState(billed !== null)
  const toggle = (same: boolean) => {
    setApart(!same)
    const others = { ...book, addresses: book.addresses.filter(({ id }) => id !== selectedId) }
    mine.bill(same ? null : selectionOf(others).billingId)
  }
  return (
    <section
      aria-label="Invoice"
      className="flex flex-col gap-3 rounded-md border border-border bg-surface p-4 sm:p-6"
    >
      <Checkbox
        label="Bill to the delivery address"
        checked={!apart}
        onChange={(event) => toggle(event.target.checked)}
      />
      {apart ? (
        <AddressPicker
          legend="Bill to"
          addresses={book.addresses}
          selectedId={billed?.id ?? selectedId}
          onSelect={mine.bill}
          onAdd={mine.addBilled}
        />
      ) : null}
      <BillingTax
        gstin={form.gstin}
        deliveredTo={form}
        billed={apart ? billed : null}
        thirdParty={mine.thirdParty}
        onThirdParty={mine.setThirdParty}
      />
    </section>
  )
}

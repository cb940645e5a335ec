import { Checkbox } from '@upchar/ui/checkbox'
import { useState } from 'react'
import { AddressPicker, selectionOf } from '../address/index.ts'
import { billedForAnother, gstinNote } from './gstin-note.ts'
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
  const asksForWhom = billed !== null && billedForAnother(form.gstin, form.state, billed.state)
  const forAnother = asksForWhom && mine.thirdParty
  const note = billed && !forAnother ? gstinNote(form.gstin, form.state, billed.state) : null
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
      {apart && asksForWhom ? (
        <Checkbox
          label="The goods are delivered to another business on our instruction"
          checked={mine.thirdParty}
          onChange={(event) => mine.setThirdParty(event.target.checked)}
        />
      ) : null}
      {/* Always in the page: screen readers miss a live region that appears together with its text. */}
      <div aria-live="polite" className="flex flex-col gap-1 text-body-sm empty:hidden">
        {apart && billed ? (
          <BillingNote gstin={form.gstin}>
            {forAnother
              ? `The price stays the same. GST is charged for ${billed.state}, where you are billed.`
              : note
                ? 'The price stays the same.'
                : 'The price stays the same. GST depends on the delivery address.'}
          </BillingNote>
        ) : null}
        {apart && note ? <p className="text-warning">{note}</p> : null}
      </div>
    </section>
  )
}

function BillingNote({ gstin, children }: { gstin: string; children: string }) {
  return (
    <p className="text-text-muted">
      {gstin ? (
        <>
          The invoice is made out to this address, with GSTIN{' '}
          <span className="tabular">{gstin}</span>.
        </>
      ) : (
        <>
          The invoice is made out to this address without a GSTIN. To claim input tax credit, add a
          GSTIN to the address first.
        </>
      )}{' '}
      {children}
    </p>
  )
}

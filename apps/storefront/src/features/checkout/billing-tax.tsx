import { Checkbox } from '@upchar/ui/checkbox'
import { billedForAnother, gstinNote } from './gstin-note.ts'

/**
 * What a separate billing address means for the invoice and its tax (CART-23), and whether the order is for another
 * business. `billedIn`: the state of the billing address, null while unknown.
 */
export function BillingTax({
  gstin,
  deliveredTo,
  billedIn,
  thirdParty,
  onThirdParty,
}: {
  gstin: string
  deliveredTo: string
  billedIn: string | null
  thirdParty: boolean
  onThirdParty: (on: boolean) => void
}) {
  const asksForWhom = billedIn !== null && billedForAnother(gstin, deliveredTo, billedIn)
  const forAnother = asksForWhom && thirdParty
  const note = billedIn !== null && !forAnother ? gstinNote(gstin, deliveredTo, billedIn) : null
  return (
    <>
      {asksForWhom ? (
        <Checkbox
          label="The goods are delivered to another business on our instruction"
          checked={thirdParty}
          onChange={(event) => onThirdParty(event.target.checked)}
        />
      ) : null}
      {/* Always in the page: screen readers miss a live region that appears together with its text. */}
      <div aria-live="polite" className="flex flex-col gap-1 text-body-sm empty:hidden">
        {billedIn !== null ? (
          <BillingNote gstin={gstin}>
            {forAnother
              ? `The price stays the same. GST is charged for ${billedIn}, where you are billed.`
              : note
                ? 'The price stays the same.'
                : 'The price stays the same. GST depends on the delivery address.'}
          </BillingNote>
        ) : null}
        {note ? <p className="text-warning">{note}</p> : null}
      </div>
    </>
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

import { Checkbox } from '@upchar/ui/checkbox'
import { taxNumberName } from '@upchar/kernel/special-supply'
import { billedForAnother, gstinNote } from './gstin-note.ts'

type Spot = { state: string; pinCode: string }

/**
 * What a separate billing address means for the invoice and its tax (CART-23), and whether the order is for another
 * business. `billed`: the billing address, null while unknown.
 */
export function BillingTax({
  gstin,
  deliveredTo,
  billed,
  thirdParty,
  onThirdParty,
}: {
  gstin: string
  deliveredTo: Spot
  billed: Spot | null
  thirdParty: boolean
  onThirdParty: (on: boolean) => void
}) {
  const asksForWhom = billed !== null && billedForAnother(gstin, deliveredTo.state, billed.state)
  const forAnother = asksForWhom && thirdParty
  const note = billed !== null && !forAnother ? gstinNote(gstin, deliveredTo, billed) : null
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
        {billed !== null ? (
          <BillingNote gstin={gstin}>
            {forAnother
              ? `The price stays the same. GST is charged for ${billed.state}, where you are billed.`
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
          The invoice is made out to this address, with {taxNumberName(gstin)}{' '}
          <span className="tabular">{gstin}</span>.
        </>
      ) : (
        <>
          The invoice is made out to this address without a GSTIN. To claim input tax credit, add
          the GSTIN first.
        </>
      )}{' '}
      {children}
    </p>
  )
}

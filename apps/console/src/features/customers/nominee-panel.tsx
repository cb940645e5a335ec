import type { Answer } from '@upchar/contract/schema/endpoints'
import { Panel } from '@upchar/ui/dense/panel'
import { When } from '../../kit/when.tsx'

/** Who may ask for the customer's data after death or incapacity (DPDP Act s.14). Only the customer names one. */
export function NomineePanel({ data: { nominee } }: { data: Answer<'staffGetCustomer'> }) {
  return (
    <Panel
      title="Nominee"
      note="Acts for the customer after death or incapacity: ask for proof of both"
    >
      {nominee === null ? (
        <p className="text-body-sm text-text-muted">Nobody is named.</p>
      ) : (
        <p className="text-body-sm">
          <b className="font-medium [overflow-wrap:anywhere]">{nominee.name}</b>, {nominee.relation}
          <span className="block text-text-muted [overflow-wrap:anywhere]">
            {[nominee.phone, nominee.email].filter(Boolean).join(', ')}
          </span>
          <span className="block text-text-muted">
            Named <When at={nominee.named_at} exact />
          </span>
        </p>
      )}
    </Panel>
  )
}

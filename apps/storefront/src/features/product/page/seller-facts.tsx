import type { ReactNode } from 'react'
import { phoneHref } from '../../../kit/phone.ts'
import { useShell } from '../../../shell/page/shell-context.ts'
import { href } from '../../../shell/urls/hrefs.ts'
import type { Variant } from './variant-choice.ts'

/**
 * A seller as the E-Commerce Rules 2020, rules 5(3) and 6(5), want it said; complaints about one without an officer of its own go to
 * the shop's.
 */
export function SellerFacts({ seller }: { seller: Variant['seller'] }) {
  const { contact } = useShell()
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      <Row label="Legal name">{seller.legal_name}</Row>
      <Row label="Address">{seller.address}</Row>
      <Row label="Email">
        <a href={`mailto:${seller.email}`}>{seller.email}</a>
      </Row>
      <Row label="Phone">
        <a href={phoneHref(seller.phone)}>{seller.phone}</a>
      </Row>
      <Row label="GSTIN">{seller.gstin}</Row>
      {seller.licence ? <Row label="Licence">{seller.licence}</Row> : null}
      {seller.grievance_officer || contact?.grievance_officer ? (
        <Row label="Complaints">
          {seller.grievance_officer ?? (
            <a href={`${href.policy}#grievances`}>
              {contact?.grievance_officer}, {contact?.legal_name}
            </a>
          )}
        </Row>
      ) : null}
    </dl>
  )
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="contents">
    <dt className="text-text-muted">{label}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
)

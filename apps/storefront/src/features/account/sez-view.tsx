import { formatIstDate } from '@upchar/kernel/dates'
import { SEZ_KINDS } from '@upchar/kernel/special-supply'
import { Badge } from '@upchar/ui/badge'
import type { BadgeTone } from '@upchar/ui/badge'
import type { Customer } from '../../shell/visitor/customer-store.ts'
import { AccountCard, AccountPage } from '../account-layout/index.ts'
import type { SezClaims } from './load-account.ts'
import { SezForm } from './sez-form.tsx'

type Claim = SezClaims[number]

const STATES: Record<Claim['state'], { name: string; tone: BadgeTone }> = {
  claimed: { name: 'We are checking it', tone: 'warning' },
  confirmed: { name: 'Confirmed', tone: 'success' },
  refused: { name: 'Not confirmed', tone: 'danger' },
  ended: { name: 'Ended', tone: 'neutral' },
}

const EXPIRED = { name: 'Expired: send the renewed letter', tone: 'warning' } as const

/** What the buyer has stated about special economic zones, and a form for another GSTIN (IGST Act s.16). */
export function SezView({
  customer,
  claims,
  today,
}: {
  customer: Customer
  claims: SezClaims | null
  today: string
}) {
  return (
    <AccountPage
      current="sez"
      title="Special economic zone"
      note="For units and developers of a zone. Orders with a confirmed GSTIN are zero-rated supplies, as their invoices say."
    >
      {claims === null ? (
        <p role="alert" className="text-body-sm">
          We can’t load this right now. Please try again in a few minutes.
        </p>
      ) : (
        <>
          {claims.length === 0 ? null : (
            <AccountCard title="Your GSTINs in a zone">
              <ul className="divide-y divide-border text-body-sm">
                {claims.map((claim) => (
                  <OneClaim key={claim.id} claim={claim} today={today} />
                ))}
              </ul>
            </AccountCard>
          )}
          <AccountCard title="Tell us about a GSTIN">
            <SezForm customer={customer} />
          </AccountCard>
        </>
      )}
    </AccountPage>
  )
}

function OneClaim({ claim, today }: { claim: Claim; today: string }) {
  const { valid_from: from, valid_until: until } = claim
  const isOver = claim.state === 'confirmed' && until !== null && until < today
  const { name, tone } = isOver ? EXPIRED : STATES[claim.state]
  return (
    <li className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-3">
      <span className="min-w-0 grow basis-48 [overflow-wrap:anywhere]">
        <span className="tabular font-semibold">{claim.gstin}</span>, {SEZ_KINDS[claim.kind]}
        <span className="block text-text-muted">
          Letter of approval {claim.approval_number}, pincode {claim.pincode}
        </span>
        {from === null || until === null ? null : (
          <span className="block text-text-muted">
            {formatIstDate(from)} to {formatIstDate(until)}
          </span>
        )}
        {claim.reason === '' ? null : <span className="block">{claim.reason}</span>}
      </span>
      <span>
        <Badge tone={tone}>{name}</Badge>
      </span>
    </li>
  )
}

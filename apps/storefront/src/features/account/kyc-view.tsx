import { Badge } from '@upchar/ui/badge'
import { LinkButton } from '@upchar/ui/button'
import { href } from '../../shell/urls/hrefs.ts'
import type { Customer } from '../../shell/visitor/customer-store.ts'
import { AccountCard, AccountPage } from '../account-layout/index.ts'
import { KYC_WORDS } from '../kyc/index.ts'
import type { MyKyc } from './load-account.ts'
import { PendingActions } from './pending-actions.tsx'

function Steps({ steps }: { steps: MyKyc['steps'] }) {
  return (
    <ul className="mt-4 divide-y divide-border border-t border-border">
      {steps.map(({ is_pharma, available, message, approved, application }) => (
        <li
          key={String(is_pharma)}
          className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3 text-body-sm"
        >
          <span className="font-medium">{is_pharma ? 'Medicines and vaccines' : 'Business'}</span>
          <span className="text-text-muted">
            {approved ? 'Approved' : available ? (application?.words ?? 'Not started') : message}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** /account?selected=kyc: the verification status and a link to it (ROUTE-13, KYC-01). */
export function KycView({ customer, kyc }: { customer: Customer; kyc: MyKyc | null }) {
  const status = KYC_WORDS[customer.kyc.status]
  return (
    <AccountPage current="kyc" title="Verification (KYC)">
      <AccountCard
        title="Verification status"
        aside={<Badge tone={status.tone}>{status.name}</Badge>}
      >
        <p className="max-w-text text-body-sm text-text-muted">{status.meaning}</p>
        {kyc ? <Steps steps={kyc.steps} /> : null}
        <LinkButton href={href.kyc} className="mt-4 w-full sm:w-auto">
          Your documents
        </LinkButton>
      </AccountCard>
      <PendingActions customer={customer} without="kyc" />
    </AccountPage>
  )
}

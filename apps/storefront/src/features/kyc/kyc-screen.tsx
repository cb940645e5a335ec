import { formatIstDate } from '@upchar/kernel/dates'
import { cx } from '@upchar/ui/cx'
import { Badge } from '@upchar/ui/badge'
import { LinkButton } from '@upchar/ui/button'
import { AlertIcon, CheckIcon, PrivacyIcon } from '@upchar/ui/icons'
import { href } from '../../shell/urls/hrefs.ts'
import { AccountCard, AccountPage } from '../account-layout/index.ts'
import { KYC_WORDS } from './status-words.ts'
import { isBasicSent, opened } from './kyc-words.ts'
import type { Kyc } from './kyc-types.ts'
import { StepCard } from './step-card.tsx'

/** ROUTE-18: the KYC status, what the buyer can buy, the two steps and the licences on record. */
export function KycScreen({ kyc, returnUrl }: { kyc: Kyc; returnUrl: string | undefined }) {
  const status = KYC_WORDS[kyc.status]
  const basicSent = isBasicSent(kyc)
  return (
    <AccountPage
      current="kyc"
      title="Verification (KYC)"
      note="By law, some supplies are for professionals and licensed buyers only. Verify once; most supplies need no verification."
      aside={
        <Badge tone={status.tone} className="px-2.5 py-1 text-body-sm">
          {status.name}
        </Badge>
      }
    >
      {kyc.business_type === null ? <BusinessTypeNotice /> : null}
      <OpenProducts kyc={kyc} />
      {kyc.business_type === null
        ? null
        : kyc.steps.map((step, index) => (
            <StepCard
              key={String(step.is_pharma)}
              step={step}
              number={index + 1}
              basicSent={basicSent}
              returnUrl={returnUrl}
            />
          ))}
      {kyc.licences.length > 0 ? <LicenceList licences={kyc.licences} /> : null}
      <p className="text-body-sm text-text-muted">
        Your documents are stored encrypted. Only our KYC team opens them, and each access is
        recorded.
      </p>
    </AccountPage>
  )
}

function BusinessTypeNotice() {
  return (
    <section
      aria-label="Business type"
      className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-warning bg-warning-bg p-4 text-body-sm"
    >
      <p className="max-w-text">
        <strong className="font-semibold">Choose your business type first.</strong> Which documents
        we need depends on it.
      </p>
      <LinkButton href={href.completeProfile(href.kyc)}>Choose business type</LinkButton>
    </section>
  )
}

function OpenProducts({ kyc }: { kyc: Kyc }) {
  return (
    <AccountCard title="What you can buy">
      <ul className="flex flex-col divide-y divide-border">
        {opened(kyc).map(({ products, open, note }) => (
          <li
            key={products}
            className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 py-2.5 text-body-sm sm:grid-cols-[auto_1fr_auto]"
          >
            {open ? (
              <CheckIcon size={18} className="shrink-0 text-success" aria-hidden="true" />
            ) : (
              <PrivacyIcon size={18} className="shrink-0 text-text-hint" aria-hidden="true" />
            )}
            <span className="min-w-0">{products}</span>
            <span
              className={cx(
                'col-start-2 sm:col-start-auto',
                open ? 'text-success' : 'text-text-muted',
              )}
            >
              {note}
            </span>
          </li>
        ))}
      </ul>
    </AccountCard>
  )
}

function LicenceList({ licences }: { licences: Kyc['licences'] }) {
  return (
    <AccountCard title="Licences on record">
      <ul className="flex flex-col divide-y divide-border">
        {licences.map((licence) => (
          <li
            key={licence.kind + licence.number}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3 text-body-sm"
          >
            <div className="min-w-0">
              <p className="font-medium">{licence.name}</p>
              <p className="text-text-muted">
                <span className="tabular">{licence.number}</span>
                {licence.scope ? ` · ${licence.scope}` : ''}
              </p>
            </div>
            <p
              className={
                licence.in_force
                  ? 'flex items-center gap-1 text-success'
                  : 'flex items-center gap-1 font-semibold text-danger'
              }
            >
              {licence.in_force ? (
                <CheckIcon size={16} aria-hidden="true" />
              ) : (
                <AlertIcon size={16} aria-hidden="true" />
              )}
              {licence.valid_until === null
                ? 'No end date'
                : `${licence.in_force ? 'Valid until' : 'Expired on'} ${formatIstDate(licence.valid_until)}`}
            </p>
          </li>
        ))}
      </ul>
    </AccountCard>
  )
}

import { Button, LinkButton } from '@upchar/ui/button'
import { ShieldIcon } from '@upchar/ui/icons'
import { useState } from 'react'
import { useStore } from 'zustand'
import { accountStore } from '../../shell/visitor/customer-store.ts'
import { isSentAway, sendAway } from '../../shell/page/prompts.ts'
import { formHref } from './kyc-hrefs.ts'
import { useMyKyc } from './my-kyc.ts'

/**
 * Tells a buyer who could be verified and hasn't begun what it is good for; sent away, it stays away for a week (DATA-13). In
 * the flow of the page, over nothing.
 */
export function KycNudge({ returnUrl }: { returnUrl: string }) {
  const open = useStore(
    accountStore,
    ({ customer }) =>
      customer !== null && customer.business_type !== null && customer.kyc.status === 'notVerified',
  )
  const [away, setAway] = useState(() => isSentAway('kyc'))
  const kyc = useMyKyc(open && !away)
  const basic = kyc?.steps.find((step) => !step.is_pharma)
  if (away || !basic?.available || basic.application !== null) return null
  return (
    <section
      aria-label="Verification"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-border bg-surface p-4 text-body-sm"
    >
      <ShieldIcon size={20} className="shrink-0 text-action" aria-hidden="true" />
      <p className="min-w-0 grow basis-64">
        <strong className="font-semibold">Buying for a practice or business?</strong> Verify it
        once, and class C and D devices and professional tests are open to you too.
      </p>
      <span className="flex flex-wrap gap-2">
        <LinkButton look="outline" href={formHref('basic', returnUrl)}>
          Verify
        </LinkButton>
        <Button
          look="quiet"
          onClick={() => {
            sendAway('kyc')
            setAway(true)
          }}
        >
          Not now
        </Button>
      </span>
    </section>
  )
}

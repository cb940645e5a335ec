import { Button, LinkButton } from '@upchar/ui/button'
import { ShieldIcon } from '@upchar/ui/icons'
import { useState } from 'react'
import { useStore } from 'zustand'
import { href } from '../../shell/urls/hrefs.ts'
import { accountStore } from '../../shell/visitor/customer-store.ts'
import { isDismissed, dismissPrompt } from '../../shell/page/automatic-popups.ts'
import { useMyKyc } from './my-kyc.ts'

/**
 * Suggests verification to a buyer who could start it; dismissing hides it for a week (DATA-13).
 * Part of the page's flow, not an overlay.
 */
export function KycNudge({ returnUrl }: { returnUrl: string }) {
  const open = useStore(
    accountStore,
    ({ customer }) =>
      customer !== null && customer.business_type !== null && customer.kyc.status === 'notVerified',
  )
  const [away, setAway] = useState(() => isDismissed('kyc'))
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
        <strong className="font-semibold">Buying for a practice or business?</strong> Verify it once
        to buy class C and D devices and professional tests as well.
      </p>
      <span className="flex flex-wrap gap-2">
        <LinkButton look="outline" href={href.kycForm('basic', returnUrl)}>
          Verify
        </LinkButton>
        <Button
          look="quiet"
          onClick={() => {
            dismissPrompt('kyc')
            setAway(true)
          }}
        >
          Not now
        </Button>
      </span>
    </section>
  )
}

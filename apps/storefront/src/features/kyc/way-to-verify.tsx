import type { BuyingAction } from '@upchar/kernel/buying-policy'
import { Button, LinkButton } from '@upchar/ui/button'
import { useStore } from 'zustand'
import { href } from '../../shell/urls/hrefs.ts'
import { loginHref } from '../../shell/urls/return-url.ts'
import { accountStore, isAuthenticated } from '../../shell/visitor/customer-store.ts'
import { pushModal } from '../../shell/modals/modals.ts'
import type { Stage } from './kyc-types.ts'
import { isBasicSent, stepView } from './kyc-words.ts'
import { useMyKyc } from './my-kyc.ts'

type Look = 'primary' | 'outline'

/**
 * Links to the step that is missing before a product can be bought: sign-in, the business type or KYC. `returnUrl` leads
 * back to the current page.
 */
export function WayToVerify({
  action,
  returnUrl,
  look = 'primary',
}: {
  action: BuyingAction | undefined
  returnUrl: string
  look?: Look
}) {
  const signedIn = useStore(accountStore, isAuthenticated)
  if (action === 'business_type') {
    return (
      <LinkButton look={look} href={href.completeProfile(returnUrl)}>
        Choose your business type
      </LinkButton>
    )
  }
  if (action === 'kyc' || action === 'pharma_kyc')
    return (
      <KycStep
        asked={action === 'pharma_kyc' ? 'pharma' : 'basic'}
        returnUrl={returnUrl}
        look={look}
      />
    )
  // A shared page has a guest's rights; a signed-in buyer's own are still loading.
  if (signedIn)
    return (
      <Button look={look} busy>
        Verify now
      </Button>
    )
  return (
    <LinkButton look={look} href={loginHref(returnUrl)}>
      Sign in and verify
    </LinkButton>
  )
}

/** The KYC of a signed-in buyer: its status, once something was submitted, and the next step. */
function KycStep({ asked, returnUrl, look }: { asked: Stage; returnUrl: string; look: Look }) {
  const kyc = useMyKyc(true)
  const step = kyc?.steps.find(({ is_pharma }) => is_pharma === (asked === 'pharma'))
  const view =
    kyc && step?.application && step.application.state !== 'approved'
      ? stepView(step, isBasicSent(kyc))
      : undefined
  if (view?.action) {
    return (
      <span className="flex flex-col gap-2 text-left text-body-sm">
        <span className="text-text">
          <strong className="font-semibold">{view.badge.words}.</strong> {view.text} {view.reason}
        </span>
        <LinkButton
          look={view.action.look === 'primary' ? look : 'outline'}
          href={href.kycForm(asked, returnUrl)}
        >
          {view.action.label}
        </LinkButton>
      </span>
    )
  }
  return (
    <Button look={look} onClick={() => pushModal('kyc-option', { asked, returnUrl })}>
      Verify now
    </Button>
  )
}

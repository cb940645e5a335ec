import type { BuyingAction } from '@upchar/kernel/buying-policy'
import { Button, LinkButton } from '@upchar/ui/button'
import { useStore } from 'zustand'
import { accountHref } from '../../lib/account-hrefs.ts'
import { loginHref } from '../../lib/return-url.ts'
import { accountStore, isAuthenticated } from '../../state/account.ts'
import { pushModal } from '../../state/modals.ts'

/**
 * The way to what is missing before a product can be bought: signing in, the business type, or the papers. `returnUrl` leads
 * back to where it was missing.
 */
export function WayToVerify({ action, returnUrl, look = 'primary' }: { action: BuyingAction | undefined; returnUrl: string; look?: 'primary' | 'outline' }) {
  const signedIn = useStore(accountStore, isAuthenticated)
  if (action === 'business_type') {
    return (
      <LinkButton look={look} href={accountHref.completeProfile(returnUrl)}>
        Choose your business type
      </LinkButton>
    )
  }
  // A shared page knows guests only. Who is signed in waits for the own rights, which come in a moment.
  if (action === 'kyc' || action === 'pharma_kyc' || signedIn) {
    const asked = action === 'pharma_kyc' ? 'pharma' : 'basic'
    return (
      <Button look={look} busy={action !== 'kyc' && action !== 'pharma_kyc'} onClick={() => pushModal('kyc-option', { asked, returnUrl })}>
        Verify now
      </Button>
    )
  }
  return (
    <LinkButton look={look} href={loginHref(returnUrl)}>
      Sign in and verify
    </LinkButton>
  )
}

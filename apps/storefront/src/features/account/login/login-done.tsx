import { VerifiedIcon } from '@upchar/ui/icons'
import { LinkButton } from '@upchar/ui/button'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { href } from '../../../shell/urls/hrefs.ts'
import type { Customer } from '../../../shell/visitor/customer-store.ts'

/** Long enough to read two lines. */
const READ_MS = 1500

/** The end of the sign-in (steps 5 and 8): onwards, or a suggestion of what to do first. */
export function LoginDone({
  customer,
  returnUrl,
}: {
  customer: Customer
  returnUrl: string | undefined
}) {
  const router = useRouter()
  const onward = customer.is_profile_complete ? returnUrl : undefined
  useEffect(() => {
    if (onward === undefined) return undefined
    const timer = setTimeout(() => void router.navigate({ href: onward, replace: true }), READ_MS)
    return () => clearTimeout(timer)
  }, [router, onward])
  return (
    <div className="flex flex-col gap-5">
      <p className="flex items-center gap-3 rounded-md bg-success-bg p-4 text-body-sm text-success">
        <VerifiedIcon size={24} className="shrink-0" aria-hidden="true" />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          Signed in as <strong>{customer.email}</strong>
        </span>
      </p>
      {customer.is_profile_complete ? (
        <>
          {onward ? (
            <output className="text-body-sm text-text-muted">
              Taking you back to where you were…
            </output>
          ) : null}
          <LinkButton href={onward ?? href.shop}>
            {onward ? 'Continue' : 'Continue shopping'}
          </LinkButton>
          <LinkButton look="outline" href={href.account}>
            Your account
          </LinkButton>
        </>
      ) : (
        <>
          <p className="text-body-sm">
            Tell us who is ordering: your name, a mobile number for deliveries and your business
            type. It takes a minute.
          </p>
          <LinkButton href={href.completeProfile(returnUrl)}>Complete your profile</LinkButton>
          <LinkButton look="outline" href={returnUrl ?? href.shop}>
            Later
          </LinkButton>
        </>
      )}
    </div>
  )
}

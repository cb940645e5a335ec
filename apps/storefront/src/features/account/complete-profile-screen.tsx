import { LinkButton } from '@upchar/ui/button'
import { useRouter } from '@tanstack/react-router'
import { href } from '../../shell/urls/hrefs.ts'
import { FreeMailHint } from './free-mail-hint.tsx'
import type { ProfilePage } from './load-profile.ts'
import { ProfileForm } from './profile-form.tsx'

/** The profile form of a new buyer (ROUTE-15); returns to the page they came from. */
export function CompleteProfileScreen({ customer, choices, returnUrl, posted }: ProfilePage) {
  const router = useRouter()
  const onward = returnUrl ?? href.shop
  return (
    <div className="page-width pt-6 pb-section lg:pt-10">
      <div className="mx-auto flex max-w-2xl flex-col gap-5">
        <header>
          <h1 className="text-h1 font-bold">Complete your profile</h1>
          <p className="mt-1 text-body-sm text-text-muted">
            It takes a minute, and checkout is filled in for you from then on.
          </p>
        </header>
        {customer.is_free_email ? <FreeMailHint email={customer.email} /> : null}
        <ProfileForm
          customer={customer}
          choices={choices}
          button="Save and continue"
          action={href.completeProfile(returnUrl)}
          posted={posted}
          onSaved={() => router.navigate({ href: onward })}
          aside={
            <LinkButton look="quiet" href={onward}>
              Later
            </LinkButton>
          }
        />
      </div>
    </div>
  )
}

import { LinkButton } from '@upchar/ui/button'
import { PackageIcon } from '@upchar/ui/icons'
import type { AccountView } from '../../shell/urls/hrefs.ts'
import { href } from '../../shell/urls/hrefs.ts'
import { loginHref } from '../../shell/urls/return-url.ts'
import { AccountCard } from '../account-layout/index.ts'
import { LoginFrame } from './login/login-frame.tsx'
import { TrackingChoice } from '../../shell/tracking/tracking-choice.tsx'

/** /account for visitors: sign-in, what works without an account, and tracking consent. */
export function VisitorScreen({
  selected,
  closed,
}: {
  selected: AccountView | undefined
  closed: boolean
}) {
  const back = selected === undefined ? href.account : href.accountView(selected)
  return (
    <>
      {closed ? (
        <output className="page-width mt-6 block text-body-sm">
          <span className="block rounded-md bg-success-bg p-4 text-success">
            Your account is closed, and you are signed out everywhere. We have sent you an email
            about it.
          </span>
        </output>
      ) : null}
      <LoginFrame
        title="Your account"
        note="Sign in with your email address, or create an account with it."
        below={
          <AccountCard title="Privacy">
            <TrackingChoice place="account" />
          </AccountCard>
        }
      >
        <div className="flex flex-col gap-3">
          <LinkButton href={loginHref(back)}>Sign in or create an account</LinkButton>
          <LinkButton look="outline" href={href.shop}>
            Continue as guest
          </LinkButton>
        </div>
        <p className="mt-6 flex gap-3 border-t border-border pt-5 text-body-sm text-text-muted">
          <PackageIcon size={20} className="shrink-0" aria-hidden="true" />
          Ordered as a guest? The link in your confirmation email shows where your order is.
        </p>
      </LoginFrame>
    </>
  )
}

import { stringifySearch } from '@upchar/web/search-params'
import { LinkButton } from '@upchar/ui/button'
import { href } from '../../shell/urls/hrefs.ts'

/** Invites guests to sign in for their saved addresses (guide 49). `needed`: guests can't order. */
export function SignInNote({ needed, guestType }: { needed: boolean; guestType: string }) {
  const to = `/account/login${stringifySearch({ returnUrl: href.checkout, guestCheckoutType: guestType })}`
  if (!needed) {
    return (
      <p className="text-body-sm text-text-muted">
        Have an account?{' '}
        <a href={to} className="inline-block py-1 font-semibold">
          Sign in
        </a>{' '}
        to use your addresses and licences.
      </p>
    )
  }
  return (
    <section
      aria-label="Sign in"
      className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-border bg-surface p-4"
    >
      <p>Sign in to place an order. Your cart moves with you.</p>
      <LinkButton href={to}>Sign in</LinkButton>
    </section>
  )
}

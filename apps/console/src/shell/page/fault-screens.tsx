import type { ErrorComponentProps } from '@tanstack/react-router'
import { useLocation, useRouter } from '@tanstack/react-router'
import { STAFF_PERMISSIONS, STAFF_ROLE_WORDS } from '@upchar/kernel/staff-permissions'
import type { StaffPermission } from '@upchar/kernel/staff-permissions'
import { LinkButton } from '@upchar/ui/button'
import { EmptyState, FailedState } from '@upchar/ui/dense/data-state'
import { BanIcon, SearchIcon } from '@upchar/ui/icons'
import { Problem } from '../api/ask.ts'
import { Page } from './page.tsx'
import { href } from '../hrefs.ts'

/** Nothing is at an address of the console, or of the sellers’ portal: each leads to its own start. */
export function NotFoundScreen() {
  const start = useLocation({ select: ({ pathname }) => /^\/[^/]*/.exec(pathname)?.[0] })
  return (
    <Page title="Not found">
      <EmptyState
        title="There is nothing at this address"
        icon={<SearchIcon size={24} aria-hidden="true" />}
        action={<LinkButton href={start ?? href.start}>Go to the start page</LinkButton>}
      >
        The address may be mistyped, or the page has been removed.
      </EmptyState>
    </Page>
  )
}

/** The role lacks the page's permission: says who has it. */
export function NotAllowedScreen({ permission }: { permission: StaffPermission }) {
  const roles = STAFF_PERMISSIONS[permission].map((role) => STAFF_ROLE_WORDS[role].name)
  return (
    <Page title="Not allowed">
      <EmptyState
        title="Your role has no access to this page"
        icon={<BanIcon size={24} aria-hidden="true" />}
        action={<LinkButton href={href.start}>Go to the start page</LinkButton>}
      >
        {new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(roles)} can. An administrator
        changes roles under Team.
      </EmptyState>
    </Page>
  )
}

/** In the place of what the API refuses to the role: a further try would be refused too. `message` says who may. */
export const NotForRole = ({ message }: { message: string }) => (
  <EmptyState title="Not for your role" icon={<BanIcon size={24} aria-hidden="true" />}>
    {message}
  </EmptyState>
)

export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <Page title="Error">
      <FailedState
        title="This page could not be shown"
        message={
          error instanceof Problem
            ? error.message
            : 'Something went wrong on this page. No data was changed.'
        }
        onRetry={() => {
          reset()
          void router.invalidate()
        }}
      />
    </Page>
  )
}

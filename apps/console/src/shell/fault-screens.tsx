import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { STAFF_PERMISSIONS, STAFF_ROLE_WORDS } from '@upchar/kernel/staff-permissions'
import type { StaffPermission } from '@upchar/kernel/staff-permissions'
import { LinkButton } from '@upchar/ui/button'
import { EmptyState, FailedState } from '@upchar/ui/dense/data-state'
import { BanIcon, SearchIcon } from '@upchar/ui/icons'
import { Problem } from '../lib/ask.ts'
import { href } from '../lib/hrefs.ts'
import { useTitle } from './use-title.ts'

export function NotFoundScreen() {
  useTitle('Not found')
  return (
    <EmptyState title="There is nothing at this address" icon={<SearchIcon size={24} aria-hidden="true" />} action={<LinkButton href={href.start}>To the start page</LinkButton>}>
      It may have been mistyped, or what stood here is gone.
    </EmptyState>
  )
}

/** The role doesn't have the part's permission: says who does. */
export function NotAllowedScreen({ permission }: { permission: StaffPermission }) {
  useTitle('Not allowed')
  const roles = STAFF_PERMISSIONS[permission].map((role) => STAFF_ROLE_WORDS[role].name)
  return (
    <EmptyState title="Your role doesn’t open this part" icon={<BanIcon size={24} aria-hidden="true" />} action={<LinkButton href={href.start}>To the start page</LinkButton>}>
      {new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(roles)} can. An administrator changes roles under Team.
    </EmptyState>
  )
}

export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  useTitle('Error')
  const router = useRouter()
  return (
    <FailedState
      title="Error"
      message={error instanceof Problem ? error.message : 'Something went wrong on this page. Nothing was changed by it.'}
      onRetry={() => {
        reset()
        void router.invalidate()
      }}
    />
  )
}

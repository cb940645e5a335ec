import { useQuery } from '@tanstack/react-query'
import { inSentence } from '@upchar/kernel/text'
import { STAFF_ROLE_WORDS } from '@upchar/kernel/staff-permissions'
import type { StaffRole } from '@upchar/kernel/staff-permissions'
import { LinkButton } from '@upchar/ui/button'
import { Waiting } from '@upchar/ui/dense/waiting'
import { Skeleton } from '@upchar/ui/skeleton'
import type { PlainSearch } from '@upchar/web/search-params'
import { EnrolStep, SignInFrame, Welcome } from '../../../features/sign-in/index.ts'
import { question, useCall } from '../../../shell/api/ask.ts'
import { brand } from '../../../shell/brand.ts'
import { href } from '../../../shell/hrefs.ts'
import { sendBy } from '../../../shell/api/send-by.ts'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'

const readKey = (raw: PlainSearch): string => (typeof raw['key'] === 'string' ? raw['key'] : '')

function roleWords(role: StaffRole): string {
  const { name, purpose } = STAFF_ROLE_WORDS[role]
  return `${name}: ${inSentence(purpose)}`
}

/** The target of an invitation mail: sets the first password, then the authenticator app. */
export function InvitationScreen() {
  const key = useSearchOf(readKey)
  const go = useGo()
  const invitation = useQuery({
    ...question('staffGetInvitation', { query: { key } }),
    gcTime: 0,
    staleTime: Infinity,
  })
  const accept = useCall('staffAcceptInvitation')
  if (accept.data?.step === 'enrol')
    return <EnrolStep onStep={(step) => go(step === 'signed_in' ? href.start : href.signIn())} />
  if (invitation.error) {
    return (
      <SignInFrame title="This invitation can’t be used" note={invitation.error.message}>
        <p className="text-body-sm">
          An administrator can invite you again under Team. If you have set your password already,
          sign in.
        </p>
        <LinkButton href={href.signIn()}>Sign in</LinkButton>
      </SignInFrame>
    )
  }
  if (!invitation.data)
    return (
      <SignInFrame title="Your invitation">
        <Waiting what="Your invitation">
          <Skeleton className="h-40" />
        </Waiting>
      </SignInFrame>
    )
  const { name, email, role } = invitation.data
  return (
    <Welcome
      name={name}
      email={email}
      note={`You are invited to the ${brand} console as ${roleWords(role)}.`}
      onSend={(password) =>
        sendBy(accept, { body: { key, password } }, { fieldOf: { password_weak: 'password' } })
      }
    />
  )
}

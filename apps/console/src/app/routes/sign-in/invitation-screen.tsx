import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { STAFF_ROLE_WORDS } from '@upchar/kernel/staff-permissions'
import type { StaffRole } from '@upchar/kernel/staff-permissions'
import { Button, LinkButton } from '@upchar/ui/button'
import { Waiting } from '@upchar/ui/dense/waiting'
import { Notice } from '@upchar/ui/dense/notice'
import { textOf } from '@upchar/ui/form/form-text'
import { useSubmission } from '@upchar/ui/form/use-submission'
import { PasswordInput } from '@upchar/ui/secret-fields'
import { Skeleton } from '@upchar/ui/skeleton'
import type { PlainSearch } from '@upchar/web/search-params'
import { EnrolStep, SignInFrame } from '../../../features/sign-in/index.ts'
import { question, useCall } from '../../../shell/api/ask.ts'
import { brand } from '../../../shell/brand.ts'
import { href } from '../../../shell/hrefs.ts'
import { sendBy } from '../../../shell/api/send-by.ts'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'

const readKey = (raw: PlainSearch): string => (typeof raw['key'] === 'string' ? raw['key'] : '')
const LENGTH = 12
const FIELDS = ['password', 'again'] as const

function roleWords(role: StaffRole): string {
  const { name, purpose } = STAFF_ROLE_WORDS[role]
  return `${name}: ${purpose.charAt(0).toLowerCase()}${purpose.slice(1)}`
}

/** Accepts an invitation with the first password. */
function useAcceptance(key: string) {
  const accept = useCall('staffAcceptInvitation')
  const form = useSubmission({
    id: 'invitation',
    fields: FIELDS,
    read: (data) => ({ password: textOf(data, 'password'), again: textOf(data, 'again') }),
    check: ({ password, again }) => {
      if (password.length < LENGTH)
        return [{ field: 'password', message: `Use at least ${LENGTH} characters` }]
      return password === again ? [] : [{ field: 'password', message: 'The passwords don’t match' }]
    },
    send: ({ password }) =>
      sendBy(accept, { body: { key, password } }, { fieldOf: { password_weak: 'password' } }),
  })
  return { ...form, accept }
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
  const acceptance = useAcceptance(key)
  if (acceptance.accept.data?.step === 'enrol')
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
  return <Welcome invitation={invitation.data} acceptance={acceptance} />
}

function Welcome({
  invitation: { name, email, role },
  acceptance: { field, message, busy, onSubmit },
}: {
  invitation: Answer<'staffGetInvitation'>
  acceptance: ReturnType<typeof useAcceptance>
}) {
  return (
    <SignInFrame
      title={`Welcome, ${name}`}
      note={`You are invited to the ${brand} console as ${roleWords(role)}.`}
    >
      {message ? (
        <Notice tone="danger" live>
          {message}
        </Notice>
      ) : null}
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <p className="text-body-sm">
          You will sign in as <b>{email}</b>.
        </p>
        <PasswordInput
          {...field('password')}
          label="Choose a password"
          hint={`At least ${LENGTH} characters; three or four unrelated words work well`}
          autoComplete="new-password"
        />
        <PasswordInput
          {...field('again')}
          label="Repeat the password"
          autoComplete="new-password"
        />
        <Button type="submit" busy={busy}>
          Continue
        </Button>
      </form>
    </SignInFrame>
  )
}

import { useState } from 'react'
import type { FormEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { STAFF_ROLE_WORDS } from '@upchar/kernel/staff-permissions'
import { Button, LinkButton } from '@upchar/ui/button'
import { Waiting } from '@upchar/ui/dense/waiting'
import { Notice } from '@upchar/ui/dense/notice'
import { PasswordInput } from '@upchar/ui/secret-fields'
import { Skeleton } from '@upchar/ui/skeleton'
import type { PlainSearch } from '@upchar/web/search-params'
import { EnrolStep, SignInFrame } from '../../../features/sign-in/index.ts'
import { question, useCall } from '../../../shell/api/ask.ts'
import { brand } from '../../../shell/brand.ts'
import { href } from '../../../shell/hrefs.ts'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'

const readKey = (raw: PlainSearch): string => (typeof raw['key'] === 'string' ? raw['key'] : '')
const LENGTH = 12

/** Where the mail of an invitation leads: the first password, then the codes. */
export function InvitationScreen() {
  const key = useSearchOf(readKey)
  const go = useGo()
  const invitation = useQuery({
    ...question('staffGetInvitation', { query: { key } }),
    gcTime: 0,
    staleTime: Infinity,
  })
  const [problem, setProblem] = useState<string>()
  const accept = useCall('staffAcceptInvitation')
  if (accept.data?.step === 'enrol')
    return <EnrolStep onStep={(step) => go(step === 'signed_in' ? href.start : href.signIn())} />
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [password, again] = [String(form.get('password')), String(form.get('again'))]
    const found =
      password.length < LENGTH
        ? `Use at least ${LENGTH} characters`
        : password === again
          ? undefined
          : 'The two passwords differ'
    setProblem(found)
    if (!found) accept.mutate({ body: { key, password } })
  }
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
  const error = problem ?? accept.error?.message
  return (
    <SignInFrame
      title={`Welcome, ${name}`}
      note={`You are invited to the ${brand} console as ${STAFF_ROLE_WORDS[role].name}: ${STAFF_ROLE_WORDS[role].purpose.charAt(0).toLowerCase()}${STAFF_ROLE_WORDS[role].purpose.slice(1)}.`}
    >
      {accept.error ? (
        <Notice tone="danger" live>
          {accept.error.message}
        </Notice>
      ) : null}
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <p className="text-body-sm">
          You will sign in as <b>{email}</b>.
        </p>
        <PasswordInput
          name="password"
          label="Choose a password"
          hint={`At least ${LENGTH} characters; three or four unrelated words are good`}
          autoComplete="new-password"
          error={error}
        />
        <PasswordInput name="again" label="The same once more" autoComplete="new-password" />
        <Button type="submit" busy={accept.isPending}>
          Continue
        </Button>
      </form>
    </SignInFrame>
  )
}

import { useCallback, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { isLocalPath } from '@upchar/kernel/local-path'
import { LinkButton } from '@upchar/ui/button'
import { FailedState } from '@upchar/ui/dense/data-state'
import { Waiting } from '@upchar/ui/dense/waiting'
import { Skeleton } from '@upchar/ui/skeleton'
import type { PlainSearch } from '@upchar/web/search-params'
import {
  DoorContext,
  PasswordForm,
  PORTAL_DOOR,
  problemText,
  SignInFrame,
} from '../features/sign-in/index.ts'
import { useSearchOf } from '../kit/use-address.ts'
import { useGo } from '../kit/use-go.ts'
import { question, useCall } from '../shell/api/ask.ts'
import { sendBy } from '../shell/api/send-by.ts'
import type { SignedOutReason } from '../shell/api/session-clock.ts'
import { CodeStep } from './code-step.tsx'
import { isPortalPath, portalHref } from './hrefs.ts'

type Step = Answer<'sellerGetSignIn'>['step']
const REASONS: readonly SignedOutReason[] = ['ended', 'idle', 'signed_out']

/** Accepts only addresses of the portal: anybody can forge the parameter, which would be an open redirect. */
const readSearch = (raw: PlainSearch): { goTo: string; reason: SignedOutReason | undefined } => {
  const goTo = typeof raw['return'] === 'string' ? raw['return'] : ''
  const isOurs =
    isLocalPath(goTo) &&
    isPortalPath(goTo.split('?', 1)[0] ?? '') &&
    !goTo.startsWith(portalHref.signIn())
  return {
    goTo: isOurs ? goTo : portalHref.start,
    reason: REASONS.find((reason) => reason === raw['reason']),
  }
}

/** Signing in to the portal: the password, then the code of a mail. */
export function PortalSignIn() {
  const { goTo, reason } = useSearchOf(readSearch)
  const [step, setStep] = useState<Step>()
  const stand = useQuery({
    ...question('sellerGetSignIn', {}, { background: true }),
    enabled: step === undefined,
    gcTime: 0,
    staleTime: Infinity,
  })
  const client = useQueryClient()
  const go = useGo()
  const onStep = useCallback(
    (next: Step) => {
      if (next !== 'signed_in') return setStep(next)
      // Another member may have signed in: drop everything cached for the previous one.
      client.clear()
      return go(goTo, { replace: true })
    },
    [client, go, goTo],
  )
  const at = step ?? stand.data?.step
  return (
    <DoorContext value={PORTAL_DOOR}>
      {at === 'code' ? <CodeStep onStep={onStep} /> : null}
      {at === 'password' ? <PasswordStep reason={reason} onStep={onStep} /> : null}
      {at === 'signed_in' ? (
        <SignInFrame title="You are signed in">
          <LinkButton href={goTo}>Go to the portal</LinkButton>
        </SignInFrame>
      ) : null}
      {at === undefined ? <Undecided stand={stand} /> : null}
    </DoorContext>
  )
}

function PasswordStep({
  reason,
  onStep,
}: {
  reason: SignedOutReason | undefined
  onStep: (step: Step) => void
}) {
  const signIn = useCall('sellerSignIn', { onSuccess: ({ step }) => onStep(step) })
  return (
    <PasswordForm
      reason={reason}
      help="No password yet, or lost it? Ask whoever invited you to invite you again."
      onSend={(body) => sendBy(signIn, { body }, { asSentence: true, text: problemText })}
    />
  )
}

function Undecided({
  stand: { error, isFetching, refetch },
}: {
  stand: { error: Error | null; isFetching: boolean; refetch: () => unknown }
}) {
  return (
    <SignInFrame title="Sign in">
      {error ? (
        <FailedState
          title="The portal can’t be reached"
          message={error.message}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Waiting what="Sign-in" className="flex flex-col gap-4">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-11" />
        </Waiting>
      )}
    </SignInFrame>
  )
}

import { useCallback, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isLocalPath } from '@upchar/kernel/local-path'
import { FailedState } from '@upchar/ui/dense/data-state'
import { Waiting } from '@upchar/ui/dense/waiting'
import { Skeleton } from '@upchar/ui/skeleton'
import type { PlainSearch } from '@upchar/web/search-params'
import { CodeStep, EnrolStep, SignInFrame, PasswordStep } from '../../../features/sign-in/index.ts'
import type { Step } from '../../../features/sign-in/index.ts'
import { question } from '../../../shell/api/ask.ts'
import { href, isConsolePath } from '../../../shell/hrefs.ts'
import type { SignedOutReason } from '../../../shell/api/session-clock.ts'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'

const REASONS: readonly SignedOutReason[] = ['ended', 'idle', 'signed_out']

/** Accepts only addresses of the console: anybody can forge the parameter, which would be an open redirect. */
const readSearch = (raw: PlainSearch): { goTo: string; reason: SignedOutReason | undefined } => {
  const goTo = typeof raw['return'] === 'string' ? raw['return'] : ''
  return {
    goTo:
      isLocalPath(goTo) &&
      isConsolePath(goTo.split('?', 1)[0] ?? '') &&
      !goTo.startsWith(href.signIn())
        ? goTo
        : href.start,
    reason: REASONS.find((reason) => reason === raw['reason']),
  }
}

export function SignInScreen() {
  const { goTo, reason } = useSearchOf(readSearch)
  const [step, setStep] = useState<Step>()
  const stand = useQuery({
    ...question('staffGetSignIn', {}, { background: true }),
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
  if (at === 'code') return <CodeStep onStep={onStep} />
  if (at === 'enrol') return <EnrolStep onStep={onStep} />
  if (at === 'signed_in') return <AlreadyIn onGo={() => go(goTo, { replace: true })} />
  if (at === 'password') return <PasswordStep reason={reason} onStep={onStep} />
  return (
    <SignInFrame title="Sign in">
      {stand.error ? (
        <FailedState
          title="The console can’t be reached"
          message={stand.error.message}
          onRetry={() => void stand.refetch()}
          busy={stand.isFetching}
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

function AlreadyIn({ onGo }: { onGo: () => void }) {
  return (
    <SignInFrame title="You are signed in">
      <button
        type="button"
        className="self-start text-link underline underline-offset-2"
        onClick={onGo}
      >
        Go to the console
      </button>
    </SignInFrame>
  )
}

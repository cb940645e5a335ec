import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { LinkButton } from '@upchar/ui/button'
import {
  DoorContext,
  PasswordForm,
  PORTAL_DOOR,
  problemText,
  SignInFrame,
  signInSearch,
  Undecided,
  useSignInSteps,
} from '../features/sign-in/index.ts'
import { useSearchOf } from '../kit/use-address.ts'
import { question, useCall } from '../shell/api/ask.ts'
import { sendBy } from '../shell/api/send-by.ts'
import type { SignedOutReason } from '../shell/api/session-clock.ts'
import { CodeStep } from './code-step.tsx'
import { isPortalPath, portalHref } from './hrefs.ts'

type Step = Answer<'sellerGetSignIn'>['step']

const readSearch = signInSearch({
  isBehind: isPortalPath,
  signIn: portalHref.signIn(),
  start: portalHref.start,
})

/** Signing in to the portal: the password, then the code of a mail. */
export function PortalSignIn() {
  const { goTo, reason } = useSearchOf(readSearch)
  const [step, onStep] = useSignInSteps<Step>(goTo)
  const stand = useQuery({
    ...question('sellerGetSignIn', {}, { background: true }),
    enabled: step === undefined,
    gcTime: 0,
    staleTime: Infinity,
  })
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

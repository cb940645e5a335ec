import { useQuery } from '@tanstack/react-query'
import {
  CodeStep,
  EnrolStep,
  PasswordStep,
  SignInFrame,
  signInSearch,
  Undecided,
  useSignInSteps,
} from '../../../features/sign-in/index.ts'
import type { Step } from '../../../features/sign-in/index.ts'
import { question } from '../../../shell/api/ask.ts'
import { href, isConsolePath } from '../../../shell/hrefs.ts'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'

const readSearch = signInSearch({
  isBehind: isConsolePath,
  signIn: href.signIn(),
  start: href.start,
})

export function SignInScreen() {
  const { goTo, reason } = useSearchOf(readSearch)
  const [step, onStep] = useSignInSteps<Step>(goTo)
  const stand = useQuery({
    ...question('staffGetSignIn', {}, { background: true }),
    enabled: step === undefined,
    gcTime: 0,
    staleTime: Infinity,
  })
  const go = useGo()
  const at = step ?? stand.data?.step
  if (at === 'code') return <CodeStep onStep={onStep} />
  if (at === 'enrol') return <EnrolStep onStep={onStep} />
  if (at === 'signed_in') return <AlreadyIn onGo={() => go(goTo, { replace: true })} />
  if (at === 'password') return <PasswordStep reason={reason} onStep={onStep} />
  return <Undecided stand={stand} />
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

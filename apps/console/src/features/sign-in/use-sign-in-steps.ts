import { useCallback, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { isLocalPath } from '@upchar/kernel/local-path'
import type { PlainSearch } from '@upchar/web/search-params'
import { useGo } from '../../kit/use-go.ts'
import type { SignedOutReason } from '../../shell/api/session-clock.ts'

const REASONS: readonly SignedOutReason[] = ['ended', 'idle', 'signed_out']

/** Reads a sign-in page's address. Anybody can forge `return`: what doesn't lead behind this door would be an open redirect. */
export const signInSearch =
  (door: { isBehind: (path: string) => boolean; signIn: string; start: string }) =>
  (raw: PlainSearch): { goTo: string; reason: SignedOutReason | undefined } => {
    const goTo = typeof raw['return'] === 'string' ? raw['return'] : ''
    const isOurs =
      isLocalPath(goTo) &&
      door.isBehind(goTo.split('?', 1)[0] ?? '') &&
      !goTo.startsWith(door.signIn)
    return {
      goTo: isOurs ? goTo : door.start,
      reason: REASONS.find((reason) => reason === raw['reason']),
    }
  }

/** The step that was reached on this page, if any, and what takes the next; after the last it goes to `goTo`. */
export function useSignInSteps<Step extends string>(
  goTo: string,
): [Step | undefined, (next: Step) => void] {
  const [step, setStep] = useState<Step>()
  const client = useQueryClient()
  const go = useGo()
  const onStep = useCallback(
    (next: Step) => {
      if (next !== 'signed_in') return setStep(next)
      // Somebody else may have signed in: drop everything cached for who was before.
      client.clear()
      return go(goTo, { replace: true })
    },
    [client, go, goTo],
  )
  return [step, onStep]
}

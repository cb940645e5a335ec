import { useBlocker } from '@tanstack/react-router'
import { Confirm } from '../../kit/confirm.tsx'

/** Of the console, or of the sellers’ portal. */
const SIGN_IN = /^\/(console|seller)\/sign-in$/

/** Asks before a page with unsaved words is left. An ended session still leads to the sign-in. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      unsaved && next.pathname !== current.pathname && !SIGN_IN.test(next.pathname),
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  })
  if (status !== 'blocked') return null
  return (
    <Confirm
      title="Leave without saving?"
      action="Leave and discard"
      danger
      busy={false}
      onConfirm={proceed}
      onClose={reset}
    >
      <p>What you typed on this page isn’t saved yet.</p>
    </Confirm>
  )
}

import { useState } from 'react'
import { KYC_MOVES } from '@upchar/kernel/kyc-states'
import type { KycState } from '@upchar/kernel/kyc-states'
import { Button } from '@upchar/ui/button'
import { Kbd } from '@upchar/ui/dense/kbd'
import { CopyButton } from '../../kit/copy-button.tsx'
import { useShortcuts } from '../../kit/shortcuts.ts'
import { LeaveGuard } from '../../shell/page/leave-guard.tsx'
import { ApproveForm, useLicences } from './approve-form.tsx'
import type { DecisionProps } from './decision-frame.tsx'
import { AskForm, RejectForm, ReopenForm, useReason } from './reason-forms.tsx'

const leadsTo = {
  approve: 'approved',
  ask: 'changes_asked',
  reject: 'rejected',
  reopen: 'submitted',
} as const satisfies Readonly<Record<string, KycState>>
type Decision = keyof typeof leadsTo

const DECISIONS = Object.keys(leadsTo) as Decision[]

/** The decisions that the state machine allows (KYC-04). */
const isAllowed = (state: KycState, decision: Decision): boolean =>
  (decision === 'reopen') === (state === 'rejected') &&
  (KYC_MOVES[state] as readonly KycState[]).includes(leadsTo[decision])

/** The decision buttons, always in view below the fields. */
export function DecisionDock(props: Omit<DecisionProps, 'onClose'>) {
  const [open, setOpen] = useState<Decision>()
  const reason = useReason()
  const licences = useLicences(props.application)
  const typed = reason.values.reason.trim()
  const { state } = props.application
  const shown = open && isAllowed(state, open) ? open : undefined
  const form = { ...props, onClose: () => setOpen(undefined) }
  return (
    <div className="flex min-h-0 shrink-0 flex-col gap-4">
      {open && !shown && typed !== '' ? (
        <NotSent words={typed} onDiscard={() => reason.change({ reason: '' })} />
      ) : null}
      {DECISIONS.some((decision) => isAllowed(state, decision)) ? (
        <section
          aria-label="Decision"
          className="z-sticky flex min-h-0 shrink-0 flex-col rounded-md border border-border bg-surface shadow-2"
        >
          {shown === 'approve' ? <ApproveForm {...form} licences={licences} /> : null}
          {shown === 'ask' ? <AskForm {...form} form={reason} /> : null}
          {shown === 'reject' ? <RejectForm {...form} form={reason} /> : null}
          {shown === 'reopen' ? <ReopenForm {...form} form={reason} /> : null}
          {shown ? null : <DecisionButtons state={state} onChoose={setOpen} />}
        </section>
      ) : null}
      <LeaveGuard unsaved={typed !== '' || licences.changed} />
    </div>
  )
}

function DecisionButtons({
  state,
  onChoose,
}: {
  state: KycState
  onChoose: (decision: Decision) => void
}) {
  const choose = (decision: Decision) =>
    isAllowed(state, decision) ? () => onChoose(decision) : undefined
  const [approve, ask, reject] = [choose('approve'), choose('ask'), choose('reject')]
  const reopen = choose('reopen')
  useShortcuts({ a: approve, c: ask, r: reject ?? reopen })
  return (
    <div className="flex flex-wrap gap-2 p-3">
      {approve ? (
        <Button className="grow" onClick={approve}>
          Approve <Key>a</Key>
        </Button>
      ) : null}
      {ask ? (
        <Button look="outline" className="grow" onClick={ask}>
          Ask for changes <Key>c</Key>
        </Button>
      ) : null}
      {reopen ? (
        <Button look="outline" className="grow" onClick={reopen}>
          Reopen <Key>r</Key>
        </Button>
      ) : null}
      {reject ? (
        <Button look="outline" className="grow border-danger text-danger" onClick={reject}>
          {state === 'approved' ? 'Withdraw approval' : 'Reject'} <Key>r</Key>
        </Button>
      ) : null}
    </div>
  )
}

/** What was typed for a decision that somebody else's overtook, so that it isn't lost. */
function NotSent({ words, onDiscard }: { words: string; onDiscard: () => void }) {
  return (
    <section
      aria-label="Not sent"
      className="flex flex-col gap-2 rounded-md border border-border bg-surface p-4 text-body-sm shadow-2"
    >
      <p className="text-text-muted">
        Your decision wasn’t sent: it is no longer possible. You had written:
      </p>
      <p className="max-h-40 overflow-y-auto break-words whitespace-pre-line">{words}</p>
      <div className="flex items-center justify-end gap-3">
        <CopyButton what="What you wrote" text={words} />
        <Button look="outline" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </section>
  )
}

const Key = ({ children }: { children: string }) => (
  <span className="max-lg:hidden" aria-hidden="true">
    <Kbd>{children}</Kbd>
  </span>
)

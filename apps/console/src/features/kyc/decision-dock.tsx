import { useState } from 'react'
import { KYC_MOVES } from '@upchar/kernel/kyc-states'
import type { KycState } from '@upchar/kernel/kyc-states'
import { Button } from '@upchar/ui/button'
import { Kbd } from '@upchar/ui/dense/kbd'
import { useShortcuts } from '../../kit/shortcuts.ts'
import { ApproveForm } from './approve-form.tsx'
import type { DecisionProps } from './decision-frame.tsx'
import { AskForm, RejectForm } from './reason-forms.tsx'

type Decision = 'approve' | 'ask' | 'reject'
const leadsTo: Record<Decision, KycState> = {
  approve: 'approved',
  ask: 'changes_asked',
  reject: 'rejected',
}

/** The decisions that the state machine allows (KYC-04). */
const isAllowed = (state: KycState, decision: Decision): boolean =>
  (KYC_MOVES[state] as readonly KycState[]).includes(leadsTo[decision])

/** The decision buttons, always in view below the fields. */
export function DecisionDock(props: Omit<DecisionProps, 'onClose'>) {
  const [open, setOpen] = useState<Decision>()
  const { state } = props.application
  const choose = (decision: Decision) =>
    isAllowed(state, decision) ? () => setOpen(decision) : undefined
  const [approve, ask, reject] = [choose('approve'), choose('ask'), choose('reject')]
  useShortcuts({ a: approve, c: ask, r: reject })
  if (!approve && !ask && !reject) return null
  const form = { ...props, onClose: () => setOpen(undefined) }
  return (
    <section
      aria-label="Decision"
      className="z-sticky flex shrink-0 flex-col rounded-md border border-border bg-surface shadow-2 max-lg:sticky max-lg:bottom-2"
    >
      {open === 'approve' && approve ? <ApproveForm {...form} /> : null}
      {open === 'ask' && ask ? <AskForm {...form} /> : null}
      {open === 'reject' && reject ? <RejectForm {...form} /> : null}
      {open && choose(open) ? null : (
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
          {reject ? (
            <Button look="outline" className="grow border-danger text-danger" onClick={reject}>
              {state === 'approved' ? 'Withdraw approval' : 'Reject'} <Key>r</Key>
            </Button>
          ) : null}
        </div>
      )}
    </section>
  )
}

const Key = ({ children }: { children: string }) => (
  <span className="max-lg:hidden" aria-hidden="true">
    <Kbd>{children}</Kbd>
  </span>
)

import { useState } from 'react'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { Panel } from '@upchar/ui/dense/panel'
import { TextArea } from '@upchar/ui/field'
import { useCall } from '../../shell/api/ask.ts'
import { LeaveGuard } from '../../shell/page/leave-guard.tsx'
import { useReturnChange } from './use-return-change.ts'
import type { Return } from './words.ts'

/** Approves or refuses a return (RET-02). */
export function DecideForm({ one }: { one: Return }) {
  const [decision, setDecision] = useState('')
  const call = useCall('staffDecideReturn', useReturnChange('The buyer is told'))
  const decide = (approve: boolean) =>
    call.mutate({ params: { id: one.id }, body: { version: one.version, approve, decision } })
  return (
    <Panel title="Decide">
      <form
        noValidate
        aria-label="Decide"
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          decide(true)
        }}
      >
        {call.error ? (
          <Notice tone="danger" live>
            {call.error.message}
          </Notice>
        ) : null}
        <TextArea
          id="return-decision"
          label="For the buyer"
          hint="A refusal needs a reason. The buyer reads it"
          rows={3}
          maxLength={300}
          value={decision}
          onChange={(event) => setDecision(event.target.value)}
        />
        <LeaveGuard unsaved={decision !== ''} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button
            look="danger"
            busy={call.isPending && !call.variables.body.approve}
            disabled={call.isPending}
            onClick={() => decide(false)}
          >
            Refuse
          </Button>
          <Button
            type="submit"
            busy={call.isPending && call.variables.body.approve}
            disabled={call.isPending}
          >
            Approve
          </Button>
        </div>
      </form>
    </Panel>
  )
}

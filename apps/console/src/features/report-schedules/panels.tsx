import { useMemo, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@upchar/ui/button'
import { DataTable } from '@upchar/ui/dense/data-table'
import { EmptyState } from '@upchar/ui/dense/data-state'
import { Notice } from '@upchar/ui/dense/notice'
import { Panel } from '@upchar/ui/dense/panel'
import { showAlert } from '@upchar/web/alerts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useReason } from '../../kit/use-reason.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { sendColumns } from './columns.tsx'
import { daysWords } from './words.ts'
import type { Schedule, Send } from './words.ts'

export const useRefresh = () => {
  const client = useQueryClient()
  return () =>
    Promise.all(
      ['staffListReportSchedules', 'staffGetReportSchedule'].map((name) =>
        client.invalidateQueries({ queryKey: [name] }),
      ),
    )
}

/** Pauses, resumes or ends a schedule. */
export function StatePanel({ schedule }: { schedule: Schedule }) {
  const { id, version, state } = schedule
  const refresh = useRefresh()
  const [asking, setAsking] = useState<'pause' | 'end'>()
  const resume = useCall('staffResumeReportSchedule', {
    onSuccess: () => {
      showAlert(1, 'The report is sent again')
      return refresh()
    },
    onError: () => void refresh(),
  })
  return (
    <Panel title="Pause or end">
      <div className="flex flex-col items-start gap-3 text-body-sm">
        {resume.error ? (
          <Notice tone="danger" live>
            {resume.error.message}
          </Notice>
        ) : null}
        <p className="text-text-muted">
          {state === 'paused'
            ? 'What was due meanwhile isn’t sent later.'
            : 'What waits to be sent isn’t sent then.'}
        </p>
        <div className="flex flex-wrap gap-3">
          {state === 'paused' ? (
            <Button
              look="outline"
              busy={resume.isPending}
              onClick={() => resume.mutate({ params: { id }, body: { version } })}
            >
              Resume
            </Button>
          ) : (
            <Button look="outline" onClick={() => setAsking('pause')}>
              Pause
            </Button>
          )}
          <Button look="danger" onClick={() => setAsking('end')}>
            End
          </Button>
        </div>
      </div>
      {asking === undefined ? null : (
        <StopDialog schedule={schedule} how={asking} onClose={() => setAsking(undefined)} />
      )}
    </Panel>
  )
}

function StopDialog({
  schedule: { id, version },
  how,
  onClose,
}: {
  schedule: Schedule
  how: 'pause' | 'end'
  onClose: () => void
}) {
  const refresh = useRefresh()
  const stop = useCall(how === 'end' ? 'staffEndReportSchedule' : 'staffPauseReportSchedule', {
    onSuccess: () => {
      showAlert(1, how === 'end' ? 'The report has ended' : 'The report is paused')
      onClose()
      return refresh()
    },
    onError: () => void refresh(),
  })
  const form = useReason({
    id: 'stop-report',
    send: (reason) => sendBy(stop, { params: { id }, body: { version, reason } }),
  })
  return (
    <ReasonDialog
      title={how === 'end' ? 'End this scheduled report?' : 'Pause this scheduled report?'}
      action={how === 'end' ? 'End it' : 'Pause it'}
      harmless={how === 'pause'}
      longest={200}
      hint="It is shown here, and stays on record in the audit log"
      {...form}
      onClose={onClose}
    >
      <p>
        {how === 'end'
          ? 'Nobody gets it any more. It can’t be resumed, only scheduled anew.'
          : 'Nobody gets it until it is resumed.'}
      </p>
    </ReasonDialog>
  )
}

/** What was sent of a schedule; what was abandoned can be tried again. */
export function SendsTable({
  schedule: { id, state },
  sends,
}: {
  schedule: Schedule
  sends: readonly Send[]
}) {
  const refresh = useRefresh()
  const again = useCall('staffSendReportAgain', {
    onSuccess: () => {
      showAlert(1, 'The report is tried again')
      return refresh()
    },
    onError: () => void refresh(),
  })
  const { mutate, isPending } = again
  const columns = useMemo(
    () =>
      sendColumns((send) =>
        state === 'ended' ? null : (
          <Button
            look="outline"
            className="mt-2"
            busy={isPending}
            onClick={() => mutate({ params: { id }, body: { from: send.from, until: send.until } })}
          >
            Try again<span className="sr-only"> {daysWords(send)}</span>
          </Button>
        ),
      ),
    [id, state, mutate, isPending],
  )
  return (
    <>
      {again.error ? (
        <Notice tone="danger" live>
          {again.error.message}
        </Notice>
      ) : null}
      <DataTable
        label="What was sent"
        rows={sends}
        columns={columns}
        rowId={(send) => `${send.from} ${send.until}`}
        instead={
          sends.length === 0 ? (
            <EmptyState title="Not sent yet">
              Each report that was due appears here, with whether it was sent.
            </EmptyState>
          ) : undefined
        }
      />
    </>
  )
}

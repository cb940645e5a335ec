import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatIstDateTime } from '@upchar/kernel/dates'
import { Facts } from '@upchar/ui/dense/facts'
import { Notice } from '@upchar/ui/dense/notice'
import { Panel } from '@upchar/ui/dense/panel'
import { showAlert } from '@upchar/web/alerts'
import {
  receiverNames,
  reportName,
  rhythmWords,
  ScheduleForm,
  ScheduleMark,
  SendsTable,
  StatePanel,
  useRefresh,
} from '../../../features/report-schedules/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { usePathPart } from '../../../kit/use-address.ts'
import { question, useCall } from '../../../shell/api/ask.ts'
import { sendBy } from '../../../shell/api/send-by.ts'
import { href } from '../../../shell/hrefs.ts'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'

type One = Answer<'staffGetReportSchedule'>
const BACK = { href: href.scheduledReports(), name: 'Scheduled reports' }

/** A scheduled report: when and to whom it is sent, and what was sent (OPS-08). */
export function ReportScheduleScreen() {
  const id = usePathPart('id')
  const answer = useQuery(question('staffGetReportSchedule', { params: { id } }))
  return (
    <Loaded
      answer={answer}
      what="The scheduled report"
      skeleton={
        <Page title="Scheduled report" back={BACK}>
          <Lines count={8} />
        </Page>
      }
    >
      {(data) => <Shown key={id} data={data} />}
    </Loaded>
  )
}

function Shown({ data: { schedule, sends, reports } }: { data: One }) {
  const { state, reason, receivers } = schedule
  return (
    <Page
      title={reportName(schedule.report)}
      back={BACK}
      note={rhythmWords(schedule)}
      marks={<ScheduleMark schedule={schedule} />}
    >
      {state === 'active' ? null : (
        <Notice tone={state === 'paused' ? 'warning' : 'info'}>
          {state === 'paused' ? 'Paused' : 'Ended'}: {reason}
        </Notice>
      )}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <Panel title={state === 'ended' ? 'When and to whom' : 'Now'}>
            <Facts
              facts={[
                ...(schedule.next_at === null
                  ? []
                  : [{ label: 'Next', value: formatIstDateTime(schedule.next_at) }]),
                { label: 'Receivers', value: receiverNames(receivers) },
                { label: 'Scheduled by', value: schedule.made_by },
              ]}
            />
          </Panel>
          {state === 'ended' ? null : (
            <>
              <ChangePanel key={schedule.version} schedule={schedule} reports={reports} />
              <StatePanel schedule={schedule} />
            </>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <SendsTable schedule={schedule} sends={sends} />
        </div>
      </div>
    </Page>
  )
}

function ChangePanel({ schedule, reports }: Pick<One, 'schedule' | 'reports'>) {
  const { id, version, report, every, on, hour, receivers } = schedule
  const refresh = useRefresh()
  const change = useCall('staffChangeReportSchedule', {
    onSuccess: () => {
      showAlert(1, 'The scheduled report is changed')
      return refresh()
    },
    onError: () => void refresh(),
  })
  return (
    <Panel title="Change it">
      <ScheduleForm
        initial={{ report, every, on, hour, receivers: receivers.map((one) => one.id) }}
        action="Save"
        reports={reports}
        known={receivers}
        send={(draft) =>
          sendBy(change, {
            params: { id },
            body: {
              version,
              every: draft.every,
              on: draft.on,
              hour: draft.hour,
              receivers: [...draft.receivers],
            },
          })
        }
      />
    </Panel>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { hasRhythm } from '@upchar/kernel/report-schedules'
import { Panel } from '@upchar/ui/dense/panel'
import { showAlert } from '@upchar/web/alerts'
import { ScheduleForm, useRefresh } from '../../../features/report-schedules/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { useGo } from '../../../kit/use-go.ts'
import { question, useCall } from '../../../shell/api/ask.ts'
import { sendBy } from '../../../shell/api/send-by.ts'
import { href } from '../../../shell/hrefs.ts'
import { NotFoundScreen } from '../../../shell/page/fault-screens.tsx'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'

const BACK = { href: href.scheduledReports(), name: 'Scheduled reports' }

/** Schedules a report by mail. */
export function NewReportScheduleScreen() {
  const answer = useQuery(
    question('staffListReportSchedules', { query: { state: 'open', page: 1, limit: 1 } }),
  )
  return (
    <Loaded
      answer={answer}
      what="The form"
      skeleton={
        <Page title="Schedule a report" back={BACK}>
          <Lines count={8} />
        </Page>
      }
    >
      {({ reports }) => <NewForm reports={reports} />}
    </Loaded>
  )
}

function NewForm({ reports }: { reports: Answer<'staffListReportSchedules'>['reports'] }) {
  const go = useGo()
  const refresh = useRefresh()
  const add = useCall('staffAddReportSchedule', {
    onSuccess: ({ schedule: { id } }) => {
      showAlert(1, 'The report is scheduled')
      go(href.scheduledReport(id), { replace: true, saved: true })
      return refresh()
    },
  })
  const [first] = reports
  if (first === undefined) return <NotFoundScreen />
  const every = hasRhythm(first.report, 'day') ? 'day' : 'month'
  return (
    <Page title="Schedule a report" back={BACK}>
      <Panel title="What, when and to whom">
        <ScheduleForm
          initial={{
            report: first.report,
            every,
            on: every === 'day' ? 0 : 1,
            hour: 9,
            receivers: [],
          }}
          action="Schedule the report"
          reports={reports}
          send={({ receivers, ...said }) =>
            sendBy(add, { body: { ...said, receivers: [...receivers] } })
          }
        />
      </Panel>
    </Page>
  )
}

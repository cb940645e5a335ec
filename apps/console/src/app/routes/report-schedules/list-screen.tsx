import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LinkButton } from '@upchar/ui/button'
import { PlusIcon } from '@upchar/ui/icons'
import { readScheduleSearch, scheduleColumns } from '../../../features/report-schedules/index.ts'
import { PAGE_SIZE } from '../../../kit/list-search.ts'
import { StateLinks } from '../../../kit/state-links.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const EMPTY = {
  open: {
    title: 'No report is scheduled yet',
    text: 'Choose a report, when it is sent and who gets it: its totals in a few lines, with a link to the rest.',
  },
  ended: { title: 'None has ended', text: 'Scheduled reports that were ended appear here.' },
}

/** Reports that are sent by mail (OPS-08). */
export function ReportSchedulesScreen() {
  const { state, page = 1 } = useSearchOf(readScheduleSearch)
  const answer = useQuery({
    ...question('staffListReportSchedules', {
      query: { state: state ?? 'open', page, limit: PAGE_SIZE },
    }),
    placeholderData: keepPreviousData,
  })
  const link = (key: 'ended' | undefined, name: string) => ({
    key: key ?? 'open',
    name,
    many: undefined,
    href: href.scheduledReports({ state: key }),
    isChosen: key === state,
  })
  return (
    <Page
      title="Scheduled reports"
      note="Reports that members of staff get by mail, of those that your role may see. A mail has the totals in words, nothing about buyers; the rest is shown after signing in."
      actions={
        <LinkButton href={href.newScheduledReport}>
          <PlusIcon size={16} aria-hidden="true" /> Schedule a report
        </LinkButton>
      }
      fixed
    >
      <StateLinks links={[link(undefined, 'Scheduled'), link('ended', 'Ended')]} />
      <List
        label="Scheduled reports"
        answer={answer}
        rows={(data) => data.schedules}
        columns={scheduleColumns}
        rowId={(row) => row.id}
        page={page}
        pageHref={(other) => href.scheduledReports({ state, page: other > 1 ? other : undefined })}
        empty={EMPTY[state ?? 'open']}
      />
    </Page>
  )
}

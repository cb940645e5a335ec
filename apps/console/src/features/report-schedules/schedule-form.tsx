import { hasRhythm, MAILED_REPORTS, REPORT_RHYTHMS } from '@upchar/kernel/report-schedules'
import type { MailedReport, ReportRhythm } from '@upchar/kernel/report-schedules'
import { Button } from '@upchar/ui/button'
import { Checkbox } from '@upchar/ui/checkbox'
import { FormProblems } from '@upchar/ui/error-summary'
import { FieldError, Select } from '@upchar/ui/field'
import type { FieldProblem, SendResult } from '@upchar/ui/form/problems'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { LeaveGuard } from '../../shell/page/leave-guard.tsx'
import { hourName, PERIOD_WORDS, reportName, WEEKDAYS } from './words.ts'
import type { Reports, Schedule } from './words.ts'

const FIELDS = ['report', 'every', 'on', 'hour', 'receivers'] as const
type Field = (typeof FIELDS)[number]
type Draft = ReportRhythm & { report: MailedReport; receivers: readonly string[] }

const RHYTHM_NAMES = { day: 'Every day', week: 'Every week', month: 'Every month' } as const
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const MONTH_DAYS = Array.from({ length: 31 }, (_, at) => at + 1)

const problems = ({ receivers }: Draft): FieldProblem<Field>[] =>
  receivers.length === 0 ? [{ field: 'receivers', message: 'Choose at least one receiver' }] : []

type Form = ReturnType<typeof useForm<Draft, Field>>

/** When a report is sent, and to whom. `known`: the receivers of the schedule that is changed. */
export function ScheduleForm<T>({
  initial,
  action,
  reports,
  known,
  send,
}: {
  initial: Draft
  action: string
  reports: Reports
  known?: Schedule['receivers']
  send: (draft: Draft) => Promise<SendResult<T>>
}) {
  const form = useForm<Draft, Field>({ id: 'report-schedule', fields: FIELDS, initial })
  const { values } = form
  const { busy, onSubmit } = useSend(form, { read: () => values, check: problems, send })
  return (
    <form noValidate onSubmit={onSubmit} className="flex max-w-text flex-col gap-4">
      <FormProblems form={form} />
      <LeaveGuard unsaved={JSON.stringify(values) !== JSON.stringify(initial)} />
      {known === undefined ? <ReportField form={form} reports={reports} /> : null}
      <TimeFields form={form} />
      <Receivers form={form} reports={reports} known={known ?? []} />
      <Button type="submit" className="self-start" busy={busy}>
        {action}
      </Button>
    </form>
  )
}

function ReportField({ form, reports }: { form: Form; reports: Reports }) {
  const { values, change } = form
  return (
    <Select
      {...form.field('report')}
      label="Report"
      value={values.report}
      onChange={({ target: { value } }) => {
        const chosen = reports.find(({ report }) => report === value)?.report ?? values.report
        const every = hasRhythm(chosen, values.every) ? values.every : 'month'
        change({
          report: chosen,
          receivers: [],
          ...(every === values.every ? {} : { every, on: 1 }),
        })
      }}
    >
      {reports.map(({ report }) => (
        <option key={report} value={report}>
          {reportName(report)}
        </option>
      ))}
    </Select>
  )
}

function TimeFields({ form }: { form: Form }) {
  const { values, change } = form
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3 sm:items-start">
        <Select
          {...form.field('every')}
          label="How often"
          value={values.every}
          onChange={({ target: { value } }) => {
            const every = REPORT_RHYTHMS.find((one) => one === value) ?? 'day'
            change({ every, on: every === 'day' ? 0 : 1 })
          }}
        >
          {REPORT_RHYTHMS.filter((every) => hasRhythm(values.report, every)).map((every) => (
            <option key={every} value={every}>
              {RHYTHM_NAMES[every]}
            </option>
          ))}
        </Select>
        {values.every === 'day' ? null : (
          <Select
            {...form.field('on')}
            label="Day"
            value={values.on}
            onChange={({ target: { value } }) => change({ on: Number(value) })}
          >
            {values.every === 'week'
              ? WEEKDAYS.map(({ value, name }) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))
              : MONTH_DAYS.map((day) => (
                  <option key={day} value={day}>
                    {day}
                  </option>
                ))}
          </Select>
        )}
        <Select
          {...form.field('hour')}
          label="Hour in India"
          value={values.hour}
          onChange={({ target: { value } }) => change({ hour: Number(value) })}
        >
          {HOURS.map((hour) => (
            <option key={hour} value={hour}>
              {hourName(hour)}
            </option>
          ))}
        </Select>
      </div>
      <p className="text-body-sm text-text-muted">
        {MAILED_REPORTS[values.report].isOfNow
          ? 'It is of the stock at that time.'
          : PERIOD_WORDS[values.every]}
        {values.on > 28 ? ' In a shorter month it is sent on the last day.' : ''}
      </p>
    </>
  )
}

function Receivers({
  form,
  reports,
  known,
}: {
  form: Form
  reports: Reports
  known: Schedule['receivers']
}) {
  const { values, change } = form
  const { id, error } = form.field('receivers')
  const people = reports.find(({ report }) => report === values.report)?.people ?? []
  const lost = known.filter((one) => !people.some((person) => person.id === one.id))
  const toggle = (staffId: string, isWanted: boolean) =>
    change({
      receivers: isWanted
        ? [...values.receivers, staffId]
        : values.receivers.filter((one) => one !== staffId),
    })
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-body-sm font-medium">Receivers</legend>
      <p className="text-body-sm text-text-muted">
        Members of staff who may see this report. Who may not any more gets no mail.
      </p>
      {[...people, ...lost].map((person, at) => (
        <Checkbox
          key={person.id}
          id={at === 0 ? id : undefined}
          checked={values.receivers.includes(person.id)}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={({ target }) => toggle(person.id, target.checked)}
          label={
            <span className="[overflow-wrap:anywhere]">
              {person.name}
              {at >= people.length ? (
                <span className="block text-caption text-text-hint">May not get it any more</span>
              ) : null}
            </span>
          }
        />
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

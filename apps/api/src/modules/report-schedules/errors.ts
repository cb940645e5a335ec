import { MAILED_REPORTS, type MailedReport } from '@upchar/kernel/report-schedules'
import { err } from '@upchar/kernel/result'

/** Reports that are scheduled at once. */
export const mostSchedules = 50

export const scheduleUnknown = () =>
  err({
    code: 'report_schedule_unknown' as const,
    message: 'There is no such scheduled report.',
  })
export const scheduleEnded = () =>
  err({
    code: 'report_schedule_ended' as const,
    message: 'This scheduled report has ended. Schedule it anew.',
  })
export const scheduleChanged = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'This scheduled report was changed since you opened it. Look at it again.',
  })
const wrong = (field: string, message: string) =>
  err({ code: 'report_schedule_wrong' as const, message, field })
export const reportNotYours = (report: MailedReport) =>
  wrong('report', `Your role may not see this: ${MAILED_REPORTS[report].name}.`)
export const rhythmWrong = (report: MailedReport) =>
  wrong('every', `${MAILED_REPORTS[report].name} are of a month: choose every month.`)
export const receiverWrong = () =>
  wrong(
    'receivers',
    'Choose members of staff who may see this report and have set up their sign-in.',
  )
export const scheduleExists = () =>
  err({
    code: 'report_schedule_exists' as const,
    message: 'This report is scheduled at this time already. Change its receivers there.',
  })
export const schedulesFull = () =>
  err({
    code: 'report_schedules_full' as const,
    message: `${mostSchedules} reports are scheduled. End one that nobody needs any more.`,
  })
export const notFailed = () =>
  err({
    code: 'report_not_failed' as const,
    message: 'This report wasn’t abandoned, or is being tried again. Look at it again.',
  })

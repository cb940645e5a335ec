import { isRhythmDay, MAILED_REPORT_KEYS, REPORT_RHYTHMS } from '@upchar/kernel/report-schedules'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  changedMeanwhile,
  counted,
  id as textId,
  paging,
  staffRefusals,
  staffText,
} from './staff.ts'

const report = z.enum(MAILED_REPORT_KEYS)
const day = z.iso.date()

const send = z
  .object({
    /** The days that it is of, both included. */
    from: day,
    until: day,
    /** `failed`: abandoned after twelve attempts; `skipped`: the schedule was paused or ended before it was sent. */
    state: z.enum(['waiting', 'sent', 'failed', 'skipped']),
    attempts: z.int(),
    due_at: z.iso.datetime(),
    sent_at: z.iso.datetime().nullable(),
    /** To how many members of staff it went; null: not sent. */
    mails: z.int().nullable(),
    /** Addresses that their mail server refused. */
    refused: z.int(),
    /** Whether there was nothing to report. */
    is_empty: z.boolean(),
  })
  .meta({ id: 'StaffReportSend' })

const rhythm = {
  report,
  every: z.enum(REPORT_RHYTHMS),
  /** Day of the week (1 Monday to 7 Sunday) or of the month (the last one of a shorter month); every day: 0. */
  on: z.int32(),
  /** In India. */
  hour: z.int32().min(0).max(23),
}

const schedule = z
  .object({
    id: z.string(),
    version: z.int(),
    ...rhythm,
    state: z.enum(['active', 'paused', 'ended']),
    /** Why it is paused or ended; empty: it is active. */
    reason: z.string(),
    /** `gets`: whether the member may see the report and can sign in. */
    receivers: z.array(z.object({ id: z.string(), name: z.string(), gets: z.boolean() })),
    made_by: z.string(),
    /** Null: paused or ended. */
    next_at: z.iso.datetime().nullable(),
    last: send.nullable(),
  })
  .meta({ id: 'StaffReportSchedule' })

/** Of each report that the caller may see, who may be sent it. */
const reports = z.array(
  z.object({ report, people: z.array(z.object({ id: z.string(), name: z.string() })) }),
)

const scheduleUnknown = {
  code: 'report_schedule_unknown',
  status: 404,
  means: 'No such schedule, or one of a report that the role may not see',
} as const
const scheduleEnded = {
  code: 'report_schedule_ended',
  status: 409,
  means: 'An ended schedule can’t be changed',
} as const
const scheduleWrong = {
  code: 'report_schedule_wrong',
  status: 400,
  means:
    'The report isn’t made in this rhythm, the role may not see it, or a receiver may not; `field` says which',
} as const
const scheduleExists = {
  code: 'report_schedule_exists',
  status: 409,
  means: 'The report is scheduled at this time already: its receivers can be changed',
} as const

const said = {
  every: rhythm.every,
  on: rhythm.on,
  hour: rhythm.hour,
  receivers: z
    .array(textId)
    .min(1, 'Choose at least one receiver')
    .max(20, 'Choose at most 20 receivers')
    .refine((all) => new Set(all).size === all.length, 'Name each receiver once'),
}
const rightDay = (of: { every: (typeof REPORT_RHYTHMS)[number]; on: number }) => isRhythmDay(of)
const dayProblem = { message: 'Choose a day of the rhythm', path: ['on'] }
const params = z.object({ id: z.uuid() })
const reason = staffText(200).min(3, 'Say why')
const version = z.int32()

const oneAnswer = z.object({
  success: z.literal(true),
  schedule,
  /** The latest 50. */
  sends: z.array(send),
  reports,
})

export const staffListReportSchedules = endpoint({
  summary:
    'Reports that are sent by mail, of those that the role may see: the next send first, or the latest ended',
  tag: 'staff reports by mail',
  query: z.object({ state: z.enum(['open', 'ended']).default('open'), ...paging }),
  answer: z.object({
    success: z.literal(true),
    schedules: z.array(schedule),
    reports,
    ...counted,
  }),
  refusals: staffRefusals,
})

export const staffGetReportSchedule = endpoint({
  summary: 'A scheduled report with what was sent of it, the latest first',
  tag: 'staff reports by mail',
  params,
  answer: oneAnswer,
  refusals: [...staffRefusals, scheduleUnknown],
})

export const staffAddReportSchedule = endpoint({
  summary: 'Schedules a report by mail for members of staff who may see it',
  tag: 'staff reports by mail',
  body: z.object({ report, ...said }).refine(rightDay, dayProblem),
  answer: oneAnswer,
  refusals: [
    ...staffRefusals,
    scheduleWrong,
    scheduleExists,
    { code: 'report_schedules_full', status: 409, means: 'At most 50 reports are scheduled' },
  ],
})

const changing = [...staffRefusals, scheduleUnknown, scheduleEnded, changedMeanwhile] as const

export const staffChangeReportSchedule = endpoint({
  summary: 'Changes when a report is sent and to whom',
  tag: 'staff reports by mail',
  params,
  body: z.object({ version, ...said }).refine(rightDay, dayProblem),
  answer: oneAnswer,
  refusals: [...changing, scheduleWrong, scheduleExists],
})

export const staffPauseReportSchedule = endpoint({
  summary: 'Pauses a scheduled report with a reason; what isn’t sent yet is skipped',
  tag: 'staff reports by mail',
  params,
  body: z.object({ version, reason }),
  answer: oneAnswer,
  refusals: changing,
})

export const staffResumeReportSchedule = endpoint({
  summary: 'Sends a paused report again from its next time on',
  tag: 'staff reports by mail',
  params,
  body: z.object({ version }),
  answer: oneAnswer,
  refusals: changing,
})

export const staffEndReportSchedule = endpoint({
  summary: 'Ends a scheduled report for good, with a reason',
  tag: 'staff reports by mail',
  params,
  body: z.object({ version, reason }),
  answer: oneAnswer,
  refusals: changing,
})

export const staffSendReportAgain = endpoint({
  summary: 'Tries a report again that was abandoned',
  tag: 'staff reports by mail',
  params,
  body: z.object({ from: day, until: day }),
  answer: oneAnswer,
  refusals: [
    ...staffRefusals,
    scheduleUnknown,
    scheduleEnded,
    {
      code: 'report_not_failed',
      status: 409,
      means: 'This report of these days wasn’t abandoned, or is being tried again',
    },
  ],
})

import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { addSchedule, changeSchedule } from './save-schedule.ts'
import { listSchedules, showSchedule } from './show-schedules.ts'
import { resumeSchedule, sendAgain, stopSchedule } from './stop-schedule.ts'

/** Reports that are sent by mail (OPS-08). */
export function registerReportScheduleRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffListReportSchedules', ({ staff, query }) =>
    listSchedules(context, staff, query),
  )
  bind(app, context, 'staffGetReportSchedule', ({ staff, params: { id } }) =>
    showSchedule(context, staff, id),
  )
  bind(app, context, 'staffAddReportSchedule', ({ staff, body }) =>
    addSchedule(context, staff, body),
  )
  bind(app, context, 'staffChangeReportSchedule', ({ staff, params: { id }, body }) =>
    changeSchedule(context, staff, id, body),
  )
  bind(app, context, 'staffPauseReportSchedule', ({ staff, params: { id }, body }) =>
    stopSchedule(context, staff, id, { ...body, state: 'paused' }),
  )
  bind(app, context, 'staffResumeReportSchedule', ({ staff, params: { id }, body }) =>
    resumeSchedule(context, staff, id, body),
  )
  bind(app, context, 'staffEndReportSchedule', ({ staff, params: { id }, body }) =>
    stopSchedule(context, staff, id, { ...body, state: 'ended' }),
  )
  bind(app, context, 'staffSendReportAgain', ({ staff, params: { id }, body }) =>
    sendAgain(context, staff, id, body),
  )
}

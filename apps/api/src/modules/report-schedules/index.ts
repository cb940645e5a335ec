export { queueReports } from './queue-reports.ts'
export { registerReportScheduleRoutes } from './routes.ts'
export { sendOnce } from './send-once.ts'

export { scheduleColumns, ScheduleMark } from './columns.tsx'
export { SendsTable, StatePanel, useRefresh } from './panels.tsx'
export { ScheduleForm } from './schedule-form.tsx'
export { readScheduleSearch, receiverNames, reportName, rhythmWords } from './words.ts'

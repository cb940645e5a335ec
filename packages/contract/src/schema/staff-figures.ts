import { FIGURE_REPORT_KEYS, FIGURE_UNITS } from '@upchar/kernel/figure-reports'
import { REPORT_STEPS } from '@upchar/kernel/report-periods'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { daysBefore, period, periodWrong } from './staff-reports.ts'
import { staffRefusals } from './staff.ts'

const params = z.object({ report: z.enum(FIGURE_REPORT_KEYS) })
const query = z.object({ ...period, step: z.enum(REPORT_STEPS).default('week') })

const unit = z.enum(FIGURE_UNITS)
/** One of each column, rupees exact to the paisa; null: there was nothing to measure. */
const values = z.array(z.number().nullable())

export const staffGetFigures = endpoint({
  summary:
    'A report of the dashboard: figures of a period, over time and by part, and of the period before (OPS-08)',
  tag: 'staff shop',
  params,
  query,
  answer: z.object({
    success: z.literal(true),
    before: daysBefore,
    /** `drawn`: the figure is told best by a chart. */
    columns: z.array(z.object({ key: z.string(), name: z.string(), unit, drawn: z.boolean() })),
    total: values,
    total_before: values,
    times: z.array(z.object({ first_day: z.iso.date(), values })),
    /** The figures by each kind of part, the largest part first. A part that only the period before has isn’t there. */
    splits: z.array(
      z.object({
        name: z.string(),
        parts: z.array(
          z.object({ key: z.string(), name: z.string(), values, before: values.nullable() }),
        ),
      }),
    ),
    /** Words of several people, the most frequent first. */
    lists: z.array(
      z.object({
        name: z.string(),
        rows: z.array(z.object({ text: z.string(), times: z.int() })),
      }),
    ),
    /** What stands now, whatever the period. */
    now: z.array(z.object({ name: z.string(), unit, value: z.number().nullable() })),
  }),
  refusals: [...staffRefusals, periodWrong],
})

export const staffExportFigures = endpoint({
  summary: 'The report as CSV',
  tag: 'staff shop',
  params,
  query,
  answer: 'binary',
  refusals: [...staffRefusals, periodWrong],
})

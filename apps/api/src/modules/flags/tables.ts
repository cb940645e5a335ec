import { pgTable, text } from '../../platform/db/pg-core.ts'
import { instant, jsonValue } from '../../platform/db/columns.ts'

/** The configuration flags of DATA-05. A change reaches every process by NOTIFY. */
export const configFlag = pgTable('config_flag', {
  key: text('key').primaryKey(),
  value: jsonValue('value').notNull(),
  /** The member of staff; null: the system. */
  changedBy: text('changed_by'),
  changedAt: instant('changed_at').notNull(),
})

import { returnReasonLabel } from '@upchar/kernel/return-reasons'
import { sql } from '../../../../platform/db/sql.ts'
import { askedReturns } from '../service.ts'
import type { FigureSource } from './model.ts'

/** How many returns are asked for, and why. */
export const returnFigures: FigureSource = {
  columns: [
    { key: 'returns', name: 'Returns', unit: 'count', of: sql`count(*)`, drawn: true },
    { key: 'packs', name: 'Packs', unit: 'count', of: sql`coalesce(sum(packs), 0)` },
  ],
  splits: [{ name: 'Reason', key: sql`reason`, nameOf: returnReasonLabel }],
  facts: (_, period) => askedReturns(period),
}

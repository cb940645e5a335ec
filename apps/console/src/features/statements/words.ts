import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatMonth } from '@upchar/kernel/dates'
import { STATEMENT_HOLDS } from '@upchar/kernel/seller-statements'
import { plural } from '@upchar/kernel/text'
import { exactRupees, rupees } from '../../kit/format.ts'

export type Statements = Answer<'staffListStatements'>
export type Statement = Statements['statements'][number]
export type StatementDetail = Answer<'staffGetStatement'>
export type StatementEntry = StatementDetail['entries'][number]
export type StatementTax = StatementDetail['taxes'][number]
export type Draft = Answer<'staffPreviewStatement'>
export type Totals = Pick<
  Statement,
  | 'gross'
  | 'commission'
  | 'closing_fees'
  | 'fee_gst'
  | 'gateway_fees'
  | 'tcs'
  | 'tds'
  | 'carried'
  | 'payout'
  | 'by_split'
  | 'by_bank'
>

export type SumLine = { label: string; value: string; isTotal?: boolean }

/** The lines from gross to payout, each with its sign. */
export const totalFacts = (of: Totals): SumLine[] => [
  { label: 'Sold, less what came back', value: exactRupees(of.gross) },
  { label: 'Commission', value: exactRupees(-of.commission) },
  { label: 'Closing fees', value: exactRupees(-of.closing_fees) },
  { label: 'GST on both', value: exactRupees(-of.fee_gst) },
  { label: 'Gateway’s fees, with GST', value: exactRupees(-of.gateway_fees) },
  { label: 'Tax collected (TCS)', value: exactRupees(-of.tcs) },
  { label: 'Income tax deducted (TDS)', value: exactRupees(-of.tds) },
  { label: 'Carried over', value: exactRupees(of.carried) },
  { label: 'Payout', value: exactRupees(of.payout), isTotal: true },
  { label: 'By the aggregator’s split', value: exactRupees(of.by_split) },
  { label: 'By bank', value: exactRupees(of.by_bank) },
]

/** "On its way to the buyer: 3 documents, ₹1,200". */
export const holdWords = ({ hold, documents, gross }: Draft['holds'][number]): string =>
  `${STATEMENT_HOLDS[hold]}: ${plural(documents, 'document')}, ${rupees(gross)}`

export const taxName = ({ kind, period, inter, section }: StatementTax): string =>
  kind === 'tcs'
    ? `TCS of ${formatMonth(period)}, ${inter ? 'between states' : 'within the state'}`
    : `TDS of ${period}, section ${section}`

export const PAYOUT_WORDS: Readonly<Record<Statement['payout_state'], string>> = {
  none: 'Nobody has asked for it yet',
  waiting: 'Waits for a second member of staff',
  approved: 'Approved: to be transferred',
  refused: 'Refused: may be asked for again',
  paid: 'Paid',
}

import type { Answer, BodyInput } from '@upchar/contract/schema/endpoints'
import { isIstDate } from '@upchar/kernel/dates'
import { paiseToRupees } from '@upchar/kernel/money'
import { MOST_LIST_ROWS, readListText } from '@upchar/kernel/price-list-text'
import type { FieldProblem } from '@upchar/ui/form/problems'

export const FIELDS = ['name', 'business_types', 'rows', 'first_day', 'last_day', 'reason'] as const
export type Field = (typeof FIELDS)[number]
export type Draft = Record<Exclude<Field, 'business_types'>, string> & {
  business_types: readonly number[]
}

/** An empty draft, or one of a list that is to be changed. */
export const draftOf = (today: string, known: Answer<'staffGetPriceList'> | undefined): Draft => ({
  name: known?.list.name ?? '',
  business_types: known?.list.business_types ?? [],
  rows: (known?.rows ?? []).map(({ sku, price }) => `${sku}, ${price}`).join('\n'),
  first_day: today,
  last_day: '',
  reason: '',
})

/** How many wrong lines are named. */
const MOST_NAMED = 5

function rowsProblem(text: string): string | undefined {
  const rows = readListText(text)
  if (rows.length === 0) return 'Enter at least one SKU with its price'
  if (rows.length > MOST_LIST_ROWS) return `A list has at most ${MOST_LIST_ROWS} products`
  const wrong = rows.flatMap(({ line, problem }) =>
    problem === undefined ? [] : [`Line ${line}: ${problem}`],
  )
  return wrong.length === 0 ? undefined : wrong.slice(0, MOST_NAMED).join('. ')
}

/** What a preview needs, and what is wrong with that much of a draft. */
export function previewProblems(draft: Draft, today: string): FieldProblem<Field>[] {
  const rows = rowsProblem(draft.rows)
  const problems: (FieldProblem<Field> | false)[] = [
    draft.business_types.length === 0 && {
      field: 'business_types',
      message: 'Choose at least one business type',
    },
    rows !== undefined && { field: 'rows', message: rows },
    !(isIstDate(draft.first_day) && draft.first_day >= today) && {
      field: 'first_day',
      message: 'Choose today or a later day',
    },
  ]
  return problems.filter((problem) => problem !== false)
}

/** What is wrong with a draft, in the order of the form. */
export function draftProblems(draft: Draft, today: string): FieldProblem<Field>[] {
  const { name, first_day: first, last_day: last, reason } = draft
  const problems: (FieldProblem<Field> | false)[] = [
    name.trim().length < 2 && { field: 'name', message: 'Enter a name' },
    ...previewProblems(draft, today),
    last !== '' &&
      !(isIstDate(last) && last >= first) && {
        field: 'last_day',
        message: 'Choose the first day or a later one, or leave it empty',
      },
    reason.trim().length < 3 && { field: 'reason', message: 'Enter a reason, for the record' },
  ]
  return problems.filter((problem) => problem !== false)
}

const rowsOf = (text: string) =>
  readListText(text).map(({ sku, paise }) => ({ sku, price: paiseToRupees(paise) }))

export const previewBody = (draft: Draft): BodyInput<'staffPreviewPriceList'> => ({
  business_types: [...draft.business_types],
  first_day: draft.first_day,
  rows: rowsOf(draft.rows),
})

/** The request of a valid draft. */
export const bodyOf = (draft: Draft, revision: string): BodyInput<'staffSetPriceList'> => ({
  ...previewBody(draft),
  name: draft.name.trim(),
  last_day: draft.last_day === '' ? null : draft.last_day,
  seen_revision: revision,
  reason: draft.reason.trim(),
})

/** The server names rows by number; the form has one field for all of them. */
export const ofForm = (problems: readonly FieldProblem[]): FieldProblem[] =>
  problems.map(({ field, message }) => ({
    field: field.startsWith('rows.') ? 'rows' : field.replace(/\..*$/, ''),
    message,
  }))

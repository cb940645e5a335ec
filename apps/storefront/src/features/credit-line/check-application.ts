import type { CreditFile, CreditForm, KeyFacts } from './credit-types.ts'

export type Application = {
  lender: KeyFacts | null
  values: Readonly<Record<string, string>>
  files: readonly CreditFile[]
  consents: Readonly<Record<'share_data' | 'terms', boolean>>
}

/** Nothing is agreed to beforehand. */
export const EMPTY_CONSENTS = { share_data: false, terms: false } as const

/** What is missing, in the order of the form. */
export function checkApplication(
  form: Pick<CreditForm, 'fields' | 'documents'>,
  { lender, values, files, consents }: Application,
): { field: string; message: string }[] {
  const given = (name: string) => (values[name] ?? '').trim()
  const missing = (field: string, message: string) => [{ field, message }]
  return [
    ...(lender === null ? missing('lender_id', 'Choose a lender') : []),
    ...form.fields.flatMap(({ name, label, required, kind }) => {
      if (given(name) === '') return required ? missing(name, `Enter: ${label}`) : []
      return kind === 'number' && !/^\d{1,12}$/.test(given(name))
        ? missing(name, `Enter ${label} as a whole number`)
        : []
    }),
    ...form.documents.flatMap(({ name, label, required }) =>
      required && !files.some(({ field }) => field === name)
        ? missing(name, `Add the document: ${label}`)
        : [],
    ),
    ...(consents.share_data ? [] : missing('share_data', 'Agree that the lender gets this')),
    ...(consents.terms ? [] : missing('terms', 'Read the key facts and agree to them')),
  ]
}

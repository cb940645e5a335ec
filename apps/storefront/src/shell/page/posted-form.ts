type FieldProblem<F extends string> = { field: F; message: string }

/** What a browser without scripts has posted and must correct: the page shows the form again with it. */
export type PostedForm = {
  values: Readonly<Record<string, string>>
  problems: readonly FieldProblem<string>[]
  /** A sentence that belongs to no field. */
  said: string
}

/** The form that a page has to show again, null for none; the page answers 400 with it. */
export function postedForm({
  posted,
  answer,
}: {
  posted?: PostedForm
  answer: { status: number }
}): PostedForm | null {
  if (posted) answer.status = 400
  return posted ?? null
}

/** The title of a page that shows a posted form again says so first, as `useErrorTitle` does in the browser. */
export const titleOfForm = (page: { posted: PostedForm | null } | null, title: string): string =>
  page?.posted ? `Error: ${title}` : title

/** Those of a refusal's texts that have a field of the form. */
export const problemsOf = <F extends string>(
  fields: readonly F[],
  told: readonly FieldProblem<string>[],
): FieldProblem<F>[] =>
  told.flatMap(({ field, message }) =>
    fields.filter((own) => own === field).map((own) => ({ field: own, message })),
  )

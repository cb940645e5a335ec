import type { FieldProblem } from '@upchar/ui/form/problems'

/** What a browser without scripts has posted and must correct: the page shows the form again with it. */
export type PostedForm = {
  values: Readonly<Record<string, string>>
  problems: readonly FieldProblem[]
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

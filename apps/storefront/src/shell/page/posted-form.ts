import type { FieldProblem } from '@upchar/ui/form/problems'

/** A rejected form that was posted without scripts: the page shows it again. */
export type PostedForm = {
  values: Readonly<Record<string, string>>
  problems: readonly FieldProblem[]
  /** A message for the form as a whole. */
  message: string
}

/** The rejected form that a page shows again, or null; the page has status 400 then. */
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

/**
 * Prefixes the title of a page that shows a rejected form, as `useErrorTitle` does in the browser.
 */
export const titleOfForm = (page: { posted: PostedForm | null } | null, title: string): string =>
  page?.posted ? `Error: ${title}` : title

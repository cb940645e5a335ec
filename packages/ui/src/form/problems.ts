/** The problem of a field; its code is set where it has consequences beside its text. */
export type FieldProblem<F extends string = string> = {
  field: F
  message: string
  code?: string | undefined
}

/**
 * The result of submitting a form: accepted, field problems, or a message for the form as a whole.
 */
export type SendResult<T> =
  | {
      ok: true
      data: T
      /** A navigation has started: the form stays busy, so that nobody submits it twice. */
      leaving?: boolean
    }
  | { ok: false; problems: readonly FieldProblem[]; message: string }

/** The problems whose fields the form has. */
export const problemsOf = <F extends string>(
  fields: readonly F[],
  all: readonly FieldProblem[],
): FieldProblem<F>[] =>
  all.flatMap(({ field, message }) =>
    fields.filter((own) => own === field).map((own) => ({ field: own, message })),
  )

/** The first problem of each field. */
export function errorsOf<F extends string>(
  problems: readonly FieldProblem<F>[],
): Partial<Record<F, string>> {
  const errors: Partial<Record<F, string>> = {}
  for (const { field, message } of problems) errors[field] ??= message
  return errors
}

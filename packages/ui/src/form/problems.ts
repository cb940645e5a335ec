/** What must be corrected in a field. */
export type FieldProblem<F extends string = string> = { field: F; message: string }

/** How sending a form ended: accepted, or what to correct, or a sentence that belongs to no field. */
export type SendResult<T> =
  | {
      ok: true
      data: T
      /** Another document is on its way: the form stays busy, so that nobody sends it twice. */
      leaving?: boolean
    }
  | { ok: false; problems: readonly FieldProblem[]; said: string }

/** Those of the problems that have a field in the form. */
export const problemsOf = <F extends string>(
  fields: readonly F[],
  told: readonly FieldProblem[],
): FieldProblem<F>[] =>
  told.flatMap(({ field, message }) =>
    fields.filter((own) => own === field).map((own) => ({ field: own, message })),
  )

/** The first problem of each field, by the field. */
export function errorsOf<F extends string>(
  problems: readonly FieldProblem<F>[],
): Partial<Record<F, string>> {
  const errors: Partial<Record<F, string>> = {}
  for (const { field, message } of problems) errors[field] ??= message
  return errors
}

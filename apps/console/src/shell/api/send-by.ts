import type { FieldProblem, SendResult } from '@upchar/ui/form/problems'
import { Problem } from './ask.ts'

type Words = {
  /** The field to show a refusal at, by code, if the refusal names none. */
  fieldOf?: Readonly<Record<string, string>>
  /** Show a refusal above the form, even if it names a field. */
  asSentence?: boolean
  /** The message of a refusal that belongs to no field. */
  text?: (problem: Problem) => string
}

/** Submits a form through an API call. */
export async function sendBy<I, A>(
  call: { mutateAsync: (input: I) => Promise<A> },
  input: I,
  { fieldOf = {}, asSentence = false, text = (problem) => problem.message }: Words = {},
): Promise<SendResult<A>> {
  try {
    return { ok: true, data: await call.mutateAsync(input) }
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem
    const { code, fields } = problem.error
    const field = fieldOf[code]
    const named: readonly FieldProblem[] = field ? [{ field, message: problem.message }] : fields
    const problems = asSentence ? [] : named
    return { ok: false, problems, message: text(problem) }
  }
}

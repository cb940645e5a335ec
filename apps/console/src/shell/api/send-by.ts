import type { FieldProblem, SendResult } from '@upchar/ui/form/problems'
import { Problem } from './ask.ts'

type Words = {
  /** The field that a refusal without one belongs to, by the refusal's code. */
  fieldOf?: Readonly<Record<string, string>>
  /** A refusal is a sentence above the form, even if it names a field. */
  asSentence?: boolean
  /** The sentence for a refusal that belongs to no field. */
  text?: (problem: Problem) => string
}

/** Sends a form by a call of the API. */
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
    return { ok: false, problems, said: text(problem) }
  }
}

import { err, ok, type Result } from '@upchar/kernel/result'
import { StartupError } from '../startup-error.ts'
import type { Asker, Question } from './ask.ts'

export type Problem = { message: string; field?: string | undefined }
type Questions = Readonly<Record<string, Question>>
type Values = Record<string, string>

/** The part of a schema that the set-up needs; contracts declare them. */
type Schema<T> = {
  safeParse(value: unknown):
    | { success: true; data: T }
    | {
        success: false
        error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }
      }
}

/** Checks a body against its contract; a problem names the field. */
export function checkBody<T>(schema: Schema<T>, body: unknown): Result<T, Problem[]> {
  const parsed = schema.safeParse(body)
  return parsed.success
    ? ok(parsed.data)
    : err(
        parsed.error.issues.map(({ path, message }) => ({ message, field: String(path[0] ?? '') })),
      )
}

/** The result of a use case, whose refusal may name a field. */
export const asProblems = <T>(result: Result<T, Problem>): Result<T, Problem[]> =>
  result.ok ? result : err([result.error])

/** Whether somebody at the terminal accepts what is proposed. */
async function isAccepted(asker: Asker, questions: Questions): Promise<boolean> {
  const all = Object.values(questions)
  const open = all.some(({ key, fallback }) => fallback === undefined || asker.isGiven(key))
  if (open || !asker.interactive) return !open
  for (const { text, fallback = '' } of all) asker.say(`    ${text}: ${fallback || 'none'}`)
  const answer = await asker.ask({
    key: 'accept',
    text: 'Enter accepts this, c changes it',
    fallback: '',
  })
  return !/^(c|n)/i.test(answer)
}

/**
 * Asks a group of questions and submits the answers until they are accepted; after a refusal only what was refused is
 * asked again. A refusal that no answer can mend stops the set-up.
 */
export async function fillIn<T>(
  asker: Asker,
  questions: Questions,
  submit: (values: Values) => Promise<Result<T, Problem[]>>,
): Promise<T> {
  const accepted = await isAccepted(asker, questions)
  const values: Values = {}
  for (const [field, question] of Object.entries(questions))
    values[field] = accepted ? (question.fallback ?? '') : await asker.ask(question)
  for (;;) {
    const result = await submit(values)
    if (result.ok) return result.value
    const asked = result.error.filter(({ field }) => field !== undefined && field in questions)
    const [other] = result.error
    if (asked.length === 0) throw new StartupError(other?.message ?? 'The set-up was refused.')
    for (const { field = '', message } of asked) {
      const question = questions[field]
      if (question !== undefined) values[field] = await asker.ask(question, message)
    }
  }
}

import { plural } from '@upchar/kernel/text'
import type { Problem } from '../../shell/api/ask.ts'

/**
 * The message of a failed step: the API's own, or how long to wait if there were too many attempts.
 */
export function problemText(problem: Problem): string {
  const seconds = problem.error.detail['retry_after']
  if (problem.error.code !== 'too_many_attempts' || typeof seconds !== 'number')
    return problem.message
  const wait =
    seconds < 90
      ? plural(Math.max(1, Math.ceil(seconds)), 'second')
      : plural(Math.ceil(seconds / 60), 'minute')
  return `Too many attempts. Try again in ${wait}.`
}

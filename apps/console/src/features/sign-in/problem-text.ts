import { plural } from '@upchar/kernel/text'
import type { Problem } from '../../shell/api/ask.ts'

/** What to tell about a step that didn't go: the API's own words, and how long to wait where that is the matter. */
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

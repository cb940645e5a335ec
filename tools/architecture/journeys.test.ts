import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A wait of Playwright's that is kept in a variable instead of being awaited. */
const LEFT_ALONE = /= (?!await )[\w.()]+\.waitFor(Event|Request|Response|URL|Function)\(/

it('journeys leave no wait alone while they act: it would reject unhandled and fail the run', () => {
  const found = globSync('e2e/**/*.ts').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, i) => (LEFT_ALONE.test(line) ? [`${file}:${i + 1}`] : [])),
  )
  expect(found, 'use meanwhile() of e2e/meanwhile.ts').toEqual([])
})

it('finds such a wait', () => {
  expect('    const answer = page.waitForResponse(url)').toMatch(LEFT_ALONE)
  expect('    const answer = await page.waitForResponse(url)').not.toMatch(LEFT_ALONE)
})

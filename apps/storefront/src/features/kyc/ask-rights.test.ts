import { beforeEach, expect, it, vi } from 'vitest'
import { rightsStore } from '../../state/rights.ts'
import { askRights } from './ask-rights.ts'

const asked: string[][] = []
let answer: unknown
vi.mock('../../lib/api-browser.ts', () => ({
  api: (_name: string, { query }: { query: { slugs: string } }) => {
    asked.push(query.slugs.split(','))
    return Promise.resolve(answer)
  },
}))
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

beforeEach(() => {
  asked.length = 0
  rightsStore.setState({}, true)
})

it('UI-07 asks for all products of a page at once, in calls of a sane length', async () => {
  answer = { ok: true, data: { success: true, buying: { p1: { state: 'open' } } } }
  for (let i = 0; i < 90; i += 1) askRights(`p${i % 85}`)
  await settled()
  expect(asked.map((slugs) => slugs.length)).toEqual([40, 40, 5])
  expect(rightsStore.getState()['p1']).toEqual({ state: 'open' })
})

it('AUTH-09 forgets what was told about somebody who isn’t signed in any more, and keeps it when a call is lost', async () => {
  rightsStore.setState({ p1: { state: 'open' } })
  answer = { ok: false, kind: 'failed', error: { code: 'unreachable' } }
  askRights('p1')
  await settled()
  expect(rightsStore.getState()['p1']).toEqual({ state: 'open' })
  answer = { ok: false, kind: 'refused', error: { code: 'not_signed_in' } }
  askRights('p1')
  await settled()
  expect(rightsStore.getState()).toEqual({})
})

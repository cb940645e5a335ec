import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rightsStore } from './rights-store.ts'
import { askRights } from './ask-rights.ts'

const asked: string[][] = []
let answer: () => Response

beforeEach(() => {
  asked.length = 0
  rightsStore.setState({}, true)
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(new URL(address, 'http://shop').searchParams.get('slugs')?.split(',') ?? [])
    return Promise.resolve().then(answer)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const respondWith = (status: number, body: object) => () => Response.json(body, { status })

it('UI-07 loads all products of a page at once, in calls of bounded length', async () => {
  answer = respondWith(200, { success: true, buying: { p1: { state: 'open' } } })
  for (let i = 0; i < 90; i += 1) {
    askRights(`p${i % 85}`)
    // Cards become interactive one after the other.
    if (i % 30 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  await expect.poll(() => rightsStore.getState()['p1']).toEqual({ state: 'open' })
  expect(asked.map((slugs) => slugs.length)).toEqual([40, 40, 5])
})

it('AUTH-09 drops the rights of a signed-out buyer, and keeps them when a call is lost', async () => {
  rightsStore.setState({ p1: { state: 'open' } })
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  askRights('p1')
  await expect.poll(() => asked.length).toBe(1)
  expect(rightsStore.getState()['p1']).toEqual({ state: 'open' })
  answer = respondWith(401, {
    success: false,
    code: 'not_signed_in',
    message: 'Sign in to continue.',
  })
  askRights('p1')
  await expect.poll(() => rightsStore.getState()).toEqual({})
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserApi } from './browser-api.ts'

type Reply = { status: number; body: object }
const done: Reply = { status: 200, body: { success: true } }
const refused = (code: string, detail?: object): Reply => ({
  status: 401,
  body: { success: false, code, message: 'No', ...(detail ? { detail } : {}) },
})
const expired = refused('not_signed_in', { session: 'expired' })

let sent: { path: string; init: RequestInit }[]
let replies: (Reply | Error)[]
let renewals: string[]
const api = () =>
  browserApi((error) => {
    renewals.push(error.code)
    return Promise.resolve()
  })

beforeEach(() => {
  ;[sent, replies, renewals] = [[], [], []]
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    sent.push({ path, init })
    const reply = replies.shift() ?? done
    return reply instanceof Error
      ? Promise.reject(reply)
      : Promise.resolve(Response.json(reply.body, { status: reply.status }))
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('a token that the API rejects', () => {
  it.each([
    ['an expired one', expired],
    ['an invalid one', refused('token_invalid')],
  ])('AUTH-09 is renewed, and the same call is made once more: %s', async (_, rejection) => {
    replies = [rejection]
    const result = await api()('setPassword', { body: { password: 'a new lamp' } })
    expect(result.ok).toBe(true)
    expect(renewals).toHaveLength(1)
    expect(sent.map(({ path, init }) => [path, init.method, init.body])).toEqual([
      ['/api/authentication/set-password', 'POST', '{"password":"a new lamp"}'],
      ['/api/authentication/set-password', 'POST', '{"password":"a new lamp"}'],
    ])
  })

  it('AUTH-10 is tried once only: the second refusal is the answer', async () => {
    replies = [expired, expired, done]
    const result = await api()('getCustomer', {})
    expect(result).toMatchObject({ ok: false, error: { code: 'not_signed_in' } })
    expect(sent).toHaveLength(2)
    expect(renewals).toHaveLength(1)
  })

  it.each([
    ['who never signed in', refused('not_signed_in')],
    ['whose session was ended', refused('not_signed_in', { session: 'ended' })],
    ['who is refused for another reason', refused('too_many_attempts', { session: 'expired' })],
  ])('is none of a visitor %s: the refusal is the answer', async (_, refusal) => {
    replies = [refusal]
    expect((await api()('getCustomer', {})).ok).toBe(false)
    expect(sent).toHaveLength(1)
    expect(renewals).toEqual([])
  })
})

describe('a call without an answer', () => {
  it('says whether the page gave it up or the network failed', async () => {
    replies = [
      new DOMException('', 'AbortError'),
      new TypeError('failed'),
      new DOMException('', 'NetworkError'),
    ]
    expect(await api()('getCustomer', {})).toMatchObject({
      ok: false,
      kind: 'failed',
      error: { code: 'aborted' },
    })
    for (let n = 0; n < 2; n++)
      expect(await api()('getCustomer', {})).toMatchObject({ error: { code: 'unreachable' } })
  })
})

describe('a visitor without a guest id', () => {
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  /** Answers on demand. */
  const held = () => {
    const answers: ((reply: Reply) => void)[] = []
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      sent.push({ path, init })
      return new Promise((resolve) => {
        answers.push(({ status, body }) => resolve(Response.json(body, { status })))
      })
    })
    return answers
  }

  it('ID-02 gets one by the first call of a guest, which others of guests wait for', async () => {
    const answers = held()
    const call = api()
    void call('readCart', { body: { pincode: '560001' } })
    void call('createGuestCart', { body: {} })
    void call('getProduct', { params: { slug: 'a b' }, query: { pincode: '560001' } })
    await settled()
    expect(sent.map(({ path }) => path)).toEqual([
      '/api/cart',
      '/api/products/a%20b?pincode=560001',
    ])
    answers[0]?.(refused('guest_unknown'))
    await settled()
    expect(sent.at(-1)?.path).toBe('/api/cart/guest')
  })

  it.each([
    ['an answer', done, 2],
    ['a refusal, which comes with an id', refused('guest_unknown'), 2],
    // The next one takes its place.
    ['a failure', { status: 500, body: {} }, 1],
  ])('ID-02 is known after %s', async (_, reply, then) => {
    const answers = held()
    const call = api()
    for (let n = 0; n < 3; n++) void call('createGuestCart', { body: {} })
    await settled()
    expect(sent).toHaveLength(1)
    answers[0]?.(reply)
    await settled()
    expect(sent).toHaveLength(1 + then)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** The renewal is remembered by the page, so each test is a page of its own. */
const freshPage = async () => {
  vi.resetModules()
  const [{ renewSession }, { accountStore }] = await Promise.all([
    import('./renew-session.ts'),
    import('../visitor/customer-store.ts'),
  ])
  accountStore.setState({ email: 'asha@clinic.example', name: 'Asha', customer: null })
  return { renewSession, email: () => accountStore.getState().email }
}
const error = (session?: string) => ({
  status: 401,
  code: 'not_signed_in',
  message: '',
  fields: [],
  detail: session === undefined ? {} : { session },
})

let page: { cookie: string }
let sent: string[]
let answers: ((status?: number) => void)[]
let told: { name: string; expires: number; path: string }[]

beforeEach(() => {
  page = { cookie: 'upchar_signed_in=1' }
  ;[sent, answers, told] = [[], [], []]
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('cookieStore', {
    set: (cookie: (typeof told)[number]) => {
      told.push(cookie)
      page.cookie += '; upchar_renewed=1'
      return Promise.resolve()
    },
  })
  vi.stubGlobal('fetch', (path: string) => {
    sent.push(path)
    return new Promise((resolve) => {
      answers.push((status = 200) =>
        resolve(Response.json({ success: status < 400, code: 'not_signed_in' }, { status })),
      )
    })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.resetModules()
})

const nth = async (n: number) => {
  await expect.poll(() => answers.length).toBeGreaterThan(n)
  return answers[n]
}

describe('AUTH-10 an expired token', () => {
  it('is renewed once for all calls of the page that noticed, which wait for it', async () => {
    const { renewSession, email } = await freshPage()
    let renewed = 0
    const calls = [1, 2, 3].map(() => renewSession(error('expired')).then(() => renewed++))
    const answer = await nth(0)
    expect(renewed).toBe(0)
    answer?.()
    await Promise.all(calls)
    expect(sent).toEqual(['/api/authentication/refresh'])
    expect(email()).toBe('asha@clinic.example')
  })

  it('is renewed again when it expires again', async () => {
    const { renewSession } = await freshPage()
    for (const n of [0, 1]) {
      page.cookie = 'upchar_signed_in=1'
      const call = renewSession(error('expired'))
      ;(await nth(n))?.()
      await call
    }
    expect(sent).toHaveLength(2)
  })

  it('is not renewed by a second tab: the first one leaves a mark for ten seconds', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
    const first = await freshPage()
    const call = first.renewSession(error('expired'))
    ;(await nth(0))?.()
    await call
    expect(told).toEqual([
      { name: 'upchar_renewed', value: '1', expires: 1_010_000, path: '/', sameSite: 'lax' },
    ])
    const second = await freshPage()
    await second.renewSession(error('expired'))
    expect(sent).toHaveLength(1)
  })

  it('resolves only once the mark is stored, where another tab can read it', async () => {
    let stored = () => undefined as void
    vi.stubGlobal('cookieStore', {
      set: () =>
        new Promise<void>((resolve) => {
          stored = resolve
        }),
    })
    const { renewSession } = await freshPage()
    let renewed = false
    const call = renewSession(error('expired')).then(() => {
      renewed = true
    })
    ;(await nth(0))?.()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(renewed).toBe(false)
    stored()
    await call
  })

  it('leaves the mark as a plain cookie where the browser has no store of them', async () => {
    vi.stubGlobal('cookieStore', undefined)
    Reflect.deleteProperty(globalThis, 'cookieStore')
    const { renewSession } = await freshPage()
    const call = renewSession(error('expired'))
    ;(await nth(0))?.()
    await call
    expect(page.cookie).toBe('upchar_renewed=1; Path=/; Max-Age=10; SameSite=Lax')
  })

  it('is renewed by one tab at a time where tabs can wait for each other', async () => {
    const waiting: (() => Promise<void>)[] = []
    vi.stubGlobal('navigator', {
      locks: {
        request: (_: string, work: () => Promise<void>) =>
          new Promise<void>((resolve) => {
            waiting.push(() => work().then(resolve))
          }),
      },
    })
    const { renewSession } = await freshPage()
    const call = renewSession(error('expired'))
    await expect.poll(() => waiting.length).toBe(1)
    expect(sent).toEqual([])
    void waiting[0]?.()
    ;(await nth(0))?.()
    await call
  })

  it('leaves no mark when the renewal fails, so that the next call tries again', async () => {
    const { renewSession } = await freshPage()
    const call = renewSession(error('expired'))
    ;(await nth(0))?.(401)
    await call
    expect(told).toEqual([])
    const again = renewSession(error('expired'))
    ;(await nth(1))?.()
    await again
  })
})

describe('a session that has ended', () => {
  it('AUTH-11 makes the buyer a visitor once its cookie is gone', async () => {
    const { renewSession, email } = await freshPage()
    const call = renewSession(error('expired'))
    const answer = await nth(0)
    page.cookie = ''
    answer?.(401)
    await call
    expect(email()).toBe('')
  })

  it('is not renewed if it is over rather than expired', async () => {
    const { renewSession, email } = await freshPage()
    await renewSession(error('ended'))
    await renewSession(error())
    expect(sent).toEqual([])
    expect(email()).toBe('asha@clinic.example')
  })
})

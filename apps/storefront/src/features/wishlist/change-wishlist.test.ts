import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** The list is read from storage once a page, so each test is a page of its own. */
const freshPage = async () => ({
  ...(await import('./change-wishlist.ts')),
  ...(await import('./wish-store.ts')),
  ...(await import('@upchar/web/alerts')),
})
let opened: Awaited<ReturnType<typeof freshPage>> = await freshPage()

type Sent = { path: string; sku: string; answer(body: object): void; fail(): void }
/** Requests that wait for their answer, in the order they were sent. */
let sent: Sent[]
const disk = new Map<string, string>()
const refusal = (code: string) => ({ success: false, code, message: code })
const list = (...sku_ids: string[]) => ({ success: true, message: 'Done', sku_ids })

const nth = async (n: number): Promise<Sent> => {
  await expect.poll(() => sent.length).toBeGreaterThan(n)
  const call = sent[n]
  if (call === undefined) throw new Error(`no call ${n}`)
  return call
}
const shown = () => opened.wishStore.getState().skus
const said = () => opened.alertStore.getState().alerts.at(-1)

async function openPage(stored: readonly string[] = [], cookie = ''): Promise<void> {
  disk.clear()
  disk.set('upchar.wishlist', JSON.stringify({ skus: [...stored, 7, null] }))
  vi.stubGlobal('document', { cookie })
  vi.resetModules()
  opened = await freshPage()
  // The first call of a page holds back the others: answer it first.
  const first = opened.sendWish(async () => ({ ok: true, data: list(...stored) }) as never)
  await first
  sent = []
}

beforeEach(async () => {
  sent = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => disk.get(key) ?? null,
    setItem: (key: string, value: string) => void disk.set(key, value),
  })
  vi.stubGlobal('fetch', (path: string, init: { body: string }) => {
    const { sku_id: sku = '' }: { sku_id?: string } = JSON.parse(init.body)
    return new Promise((resolve, reject) => {
      sent.push({
        path,
        sku,
        answer: (body) => resolve(Response.json(body, { status: 'code' in body ? 409 : 200 })),
        fail: () => reject(new TypeError('Failed to fetch')),
      })
    })
  })
  await openPage()
})
afterEach(() => vi.unstubAllGlobals())
// Other files of the worker get pages of their own, too.
afterAll(() => vi.resetModules())

describe('the hearts', () => {
  it('WISH-01 fill at once, and show the newest list whatever the order of answers', async () => {
    const changes = [opened.setWished('A', true), opened.setWished('B', true)]
    expect(shown()).toEqual(['B', 'A'])
    const first = await nth(0)
    expect([first.path, first.sku]).toEqual(['/api/wishlist/add', 'A'])
    first.answer(list('A'))
    const second = await nth(1)
    expect(shown()).toEqual(['B', 'A'])
    second.answer(list('B', 'A'))
    await Promise.all(changes)
    expect(shown()).toEqual(['B', 'A'])
    expect(said()).toMatchObject({
      type: 1,
      message: 'Done',
      action: { label: 'Wishlist', href: '/wishlist' },
    })
    expect(disk.get('upchar.wishlist')).toBe('{"skus":["B","A"]}')
  })

  it('WISH-01 empty again if the server refuses, with its reason, or without an answer', async () => {
    const full = opened.setWished('A', true)
    ;(await nth(0)).answer(refusal('wishlist_full'))
    await full
    expect([shown(), said()]).toMatchObject([[], { type: 2, message: 'wishlist_full' }])
    const lost = opened.setWished('A', true)
    ;(await nth(1)).fail()
    await lost
    expect([shown(), said()]).toMatchObject([[], { type: 2, message: 'Something went wrong' }])
    const next = opened.setWished('B', true)
    ;(await nth(2)).answer(list('B'))
    await next
    expect(shown()).toEqual(['B'])
  })

  it('WISH-01 take a product off, and put it back if that fails', async () => {
    await openPage(['A', 'B'])
    const removed = opened.setWished('A', false)
    expect(shown()).toEqual(['B'])
    const call = await nth(0)
    expect(call.path).toBe('/api/wishlist/delete')
    call.fail()
    await removed
    expect(shown()).toEqual(['A', 'B'])
  })
})

describe('the list of a browser', () => {
  it('WISH-01 DATA-16 is brought back under a guest’s new id, as it was ordered', async () => {
    await openPage(['B', 'A'])
    const followed = opened.followWishes([])
    const first = await nth(0)
    expect([first.path, first.sku]).toEqual(['/api/wishlist/add', 'A'])
    first.answer(list('A'))
    ;(await nth(1)).answer(list('B', 'A'))
    await followed
    expect(shown()).toEqual(['B', 'A'])
  })

  it('WISH-01 forgets what the shop no longer sells, and nothing while the network is away', async () => {
    await openPage(['A'])
    const away = opened.followWishes([])
    ;(await nth(0)).fail()
    await away
    expect(shown()).toEqual(['A'])
    const gone = opened.followWishes([])
    ;(await nth(1)).answer(refusal('sku_unknown'))
    await gone
    expect(shown()).toEqual([])
  })

  it('WISH-01 is the server’s for a customer, and wherever the server has one', async () => {
    await openPage(['A'])
    await opened.followWishes(['C'])
    expect(shown()).toEqual(['C'])
    await openPage(['A'], 'upchar_signed_in=1')
    await opened.followWishes([])
    expect(shown()).toEqual([])
    expect(sent).toEqual([])
  })

  it('WISH-01 is asked for once a page', async () => {
    const synced = opened.syncWishes()
    ;(await nth(0)).answer({ success: true, items: [{ sku_id: 'Z' }] })
    await synced
    await opened.syncWishes()
    expect([shown(), sent.length]).toEqual([['Z'], 1])
  })
})

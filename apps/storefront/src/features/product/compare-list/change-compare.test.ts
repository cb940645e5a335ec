import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** The list is read from storage once a page, so each test is a page of its own. */
const freshPage = async () => ({
  ...(await import('./change-compare.ts')),
  ...(await import('./compare-store.ts')),
  ...(await import('@upchar/web/alerts')),
})
let {
  addToCompare,
  alertStore,
  clearCompare,
  compareStore,
  removeFromCompare,
  syncCompare,
}: Awaited<ReturnType<typeof freshPage>> = await freshPage()

const one = (id: number) => ({ id, slug: `s${id}`, title: `Product ${id}` })
const products = (...ids: number[]) =>
  ids.map((id) => ({ product_group_id: id, slug: `s${id}`, title: `Product ${id}` }))

type Sent = { path: string; ids: number[]; answer(body: object): void }
/** Requests that wait for their answer, in the order they were sent. */
let sent: Sent[]
const refusal = (code: string) => ({ success: false, code, message: code })
const listOf = (...ids: number[]) => ({
  success: true,
  message: 'Done',
  products: products(...ids),
})

const nth = async (n: number): Promise<Sent> => {
  await expect.poll(() => sent.length).toBeGreaterThan(n)
  const call = sent[n]
  if (call === undefined) throw new Error(`no call ${n}`)
  return call
}
const shown = () => compareStore.getState().items.map(({ id }) => id)
const said = () => alertStore.getState().alerts.at(-1)

beforeEach(async () => {
  sent = []
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', (path: string, init: { body: string }) => {
    const { products: asked = [] }: { products?: { group_id: number }[] } = JSON.parse(init.body)
    return new Promise((resolve) => {
      sent.push({
        path,
        ids: asked.map(({ group_id }) => group_id),
        answer: (body) =>
          resolve(
            Response.json(body, {
              status: 'code' in body && 'success' in body && body.success === false ? 400 : 200,
            }),
          ),
      })
    })
  })
  vi.resetModules()
  ;({ addToCompare, alertStore, clearCompare, compareStore, removeFromCompare, syncCompare } =
    await freshPage())
  // The first call of a page holds back the others: answer it first.
  const first = syncCompare()
  ;(await nth(0)).answer(listOf())
  await first
  sent = []
})
afterEach(() => vi.unstubAllGlobals())
// Other files of the worker get pages of their own, too.
afterAll(() => vi.resetModules())

describe('the compare list', () => {
  it('COMPARE-01 shows both of two products added quickly, whatever the first answer says', async () => {
    const changes = [addToCompare(one(1)), addToCompare(one(2))]
    expect(shown()).toEqual([1, 2])
    ;(await nth(0)).answer(listOf(1))
    expect((await nth(1)).ids).toEqual([2])
    await changes[0]
    expect(shown()).toEqual([1, 2])
    ;(await nth(1)).answer(listOf(1, 2))
    await Promise.all(changes)
    expect(shown()).toEqual([1, 2])
  })

  it('COMPARE-01 takes back what the server refuses, and says why', async () => {
    compareStore.setState({ items: [one(1)] })
    const added = addToCompare(one(2))
    expect(shown()).toEqual([1, 2])
    ;(await nth(0)).answer(refusal('compare_full'))
    await added
    expect(shown()).toEqual([1])
    expect(said()).toMatchObject({ type: 2, action: { label: 'Compare', href: '/compare' } })
    const removed = removeFromCompare(one(1))
    expect(shown()).toEqual([])
    ;(await nth(1)).answer(refusal('unknown'))
    await removed
    expect(shown()).toEqual([1])
  })

  it('COMPARE-01 follows the server where it has the product already', async () => {
    const added = addToCompare(one(2))
    ;(await nth(0)).answer(refusal('already_compared'))
    await added
    ;(await nth(1)).answer(listOf(3, 2))
    await expect.poll(shown).toEqual([3, 2])
    expect(said()).toMatchObject({ type: 3 })
  })

  it('COMPARE-01 is emptied at once, and comes back when that fails', async () => {
    compareStore.setState({ items: [one(1), one(2)] })
    const cleared = clearCompare()
    expect(shown()).toEqual([])
    expect((await nth(0)).ids).toEqual([1, 2])
    ;(await nth(0)).answer(refusal('unknown'))
    await cleared
    expect(shown()).toEqual([1, 2])
  })

  it('DATA-16 is restored for a new guest id, and forgotten when its products are gone', async () => {
    compareStore.setState({ items: [one(1)] })
    const restored = syncCompare()
    ;(await nth(0)).answer(listOf())
    expect((await nth(1)).ids).toEqual([1])
    ;(await nth(1)).answer(listOf(1))
    await restored
    expect(shown()).toEqual([1])
    const gone = syncCompare()
    ;(await nth(2)).answer(listOf())
    ;(await nth(3)).answer(refusal('product_not_found'))
    await gone
    expect(shown()).toEqual([])
  })
})

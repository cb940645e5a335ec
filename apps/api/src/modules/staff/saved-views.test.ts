import { beforeAll, describe, expect, it } from 'vitest'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'

const world = useWorld()
let desk: Visitor
let colleague: Visitor
beforeAll(async () => {
  desk = (await signedInStaff(world, 'support')).visitor
  colleague = (await signedInStaff(world, 'finance')).visitor
})

const save = (name: string, filters: Record<string, string>, by = desk) =>
  by.call('staffSaveView', { body: { list: 'orders', name, filters } })
const list = async (by = desk) =>
  (await by.call('staffListViews', { query: { list: 'orders' } })).body.views

describe('saved views', () => {
  it('OPS-01 are kept by name for whoever saved them, and replaced under the same name', async () => {
    await save('Late, cold', { promised: 'late', cold: 'yes' })
    await save('Cash due', { paid: 'due' })
    const { views } = (await save('Cash due', { paid: 'due', value_from: '5000' })).body
    expect(views).toMatchObject([
      { name: 'Cash due', filters: { paid: 'due', value_from: '5000' } },
      { name: 'Late, cold', filters: { promised: 'late', cold: 'yes' } },
    ])
    expect(await list(colleague)).toEqual([])
  })

  it('OPS-01 never hold the words of a search, which may name a buyer', async () => {
    const refused = await save('Her orders', { q: 'Meera Nair', state: 'placed' })
    expect(refused.status).toBe(400)
    expect((await list()).some(({ name }) => name === 'Her orders')).toBe(false)
  })

  it('OPS-01 are deleted by their owner only', async () => {
    await save('Mine', { state: 'placed' })
    const id = (await list()).find(({ name }) => name === 'Mine')?.id ?? ''
    const del = (by: Visitor) => by.call('staffDeleteView', { params: { id }, body: {} })
    expect((await del(colleague)).body).toMatchObject({ code: 'view_unknown' })
    expect((await list()).some(({ name }) => name === 'Mine')).toBe(true)
    expect((await del(desk)).status).toBe(200)
    expect((await del(desk)).body).toMatchObject({ code: 'view_unknown' })
  })

  it('OPS-01 are twenty at most; one of them can still be replaced', async () => {
    for (let no = 1; no <= 20; no += 1)
      expect((await save(`View ${no}`, { state: 'placed' }, colleague)).status).toBe(200)
    expect((await save('One more', { state: 'placed' }, colleague)).body).toMatchObject({
      code: 'views_full',
    })
    expect((await save('View 7', { state: 'packed' }, colleague)).status).toBe(200)
  })
})

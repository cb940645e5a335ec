import { once } from 'node:events'
import { beforeAll, describe, expect, it } from 'vitest'
import { createJobHandlers } from '../../../jobs.ts'
import { sql } from '../../../platform/db/sql.ts'
import { runDueJobs } from '../../../platform/jobs/jobs.ts'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { startImport } from '@upchar/testkit/api-process'
import { auditOf } from '@upchar/testkit/audit'
import { failWrites } from '@upchar/testkit/failing-writes'
import { holdStatement } from '@upchar/testkit/hold-statements'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import { makeJobsDue } from '@upchar/testkit/scheduled-jobs'
import { atGateway, buyInCash } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { multipartOf } from '@upchar/testkit/uploads'
import { useWorld, type Reply } from '@upchar/testkit/world'
import { importsToUndo, undoByCommand } from './undo-by-command.ts'

const world = useWorld()
let staff: Awaited<ReturnType<typeof signedInStaff>>
beforeAll(async () => {
  staff = await signedInStaff(world, 'catalogue')
})
const run = () => runDueJobs(world.db, createJobHandlers(world.context), world.context.log)

/** Checks and imports a file; returns its id. */
async function imported(name: string, lines: readonly string[]): Promise<string> {
  const sent = (await staff.visitor.raw({
    method: 'POST',
    url: '/api/staff/catalogue-files',
    ...multipartOf(Buffer.from(lines.join('\n')), name),
  })) as Reply<Answer<'staffUploadCatalogue'>>
  const { id } = sent.body.file
  await run()
  await staff.visitor.call('staffImportCatalogueFile', { params: { id } })
  await run()
  return id
}
const undoOf = (id: string, query: Record<string, string> = {}) =>
  staff.visitor.call('staffGetCatalogueUndo', { params: { id }, query })
const undo = (id: string) => staff.visitor.call('staffUndoCatalogueFile', { params: { id } })
const stored = async (prefix: string) =>
  Object.fromEntries(
    (
      await world.db.execute<{ sku: string; row: unknown[] }>(sql`
        select v.sku, json_build_array(g.title, o.price_paise / 100, v.mrp_paise / 100,
          (select sum(on_hand) from lot where offer_id = o.id), g.active and v.active and o.active, g.facts->>'manufacturerName',
          g.product_class, v.hsn, o.gst_bp) as row
        from variant v join product_group g on g.id = v.group_id join offer o on o.variant_id = v.id
        where v.sku like ${`${prefix}%`} order by v.sku`)
    ).rows.map(({ sku, row }) => [sku, row]),
  )
/** The title of the product's page, or the status where it has none. */
const shown = async (sku: string) => {
  const { rows } = await world.db.execute<{ slug: string }>(
    sql`select slug from product_group g join variant v on v.group_id = g.id where sku = ${sku}`,
  )
  const page = await world.visitor().call('getProduct', { params: { slug: rows[0]?.slug ?? '' } })
  return page.status === 200 ? page.body.product.title : page.status
}

async function changePrice(sku: string, price: number) {
  const found = await staff.visitor.call('staffListProducts', { query: { q: sku } })
  const params = { id: found.body.products[0]?.id ?? 0 }
  const { facts, version } = (await staff.visitor.call('staffGetProduct', { params })).body.product
  const variants = facts.variants.map((variant) => ({ ...variant, price }))
  const saved = await staff.visitor.call('staffSaveProduct', {
    params,
    body: { facts: { ...facts, variants }, version, publish: true, class_confirmed: true },
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
}

async function countOne(sku: string, seen: number, counted: number) {
  const found = await staff.visitor.call('staffListStock', { query: { q: sku } })
  const reply = await staff.visitor.call('staffCountStock', {
    params: { id: found.body.lots[0]?.id ?? 0 },
    body: { on_hand: seen, to_pack: 0, counted, reason: 'damaged', note: '' },
  })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
}

const heading = 'sku,title,price,mrp,gst_rate,hsn,stock,maker,origin,class,attributes'
const facts = 'Tray Ltd,India,GEN,material: steel'
const first = [
  heading,
  `UN-1,Undo tray,10,15,18,73249000,5,${facts}`,
  `UN-2,Undo bowl,20,30,18,73249000,5,${facts}`,
  `UN-4,Undo spoon,40,60,18,73249000,5,${facts}`,
  `UN-5,Undo cup,50,70,18,73249000,5,${facts}`,
  `UN-6,Undo jar,60,70,18,73249000,5,${facts}`,
]
const second = [
  heading,
  'UN-1,Undone tray,12,18,5,73249000,15,Other Ltd,India,GEN,material: brass',
  `UN-2,Undo bowl,,30,18,73249000,2,${facts}`,
  `UN-3,Undo fork,30,40,18,73249000,7,${facts}`,
  `UN-4,Undo spoon,44,60,18,73249000,5,${facts}`,
  `UN-5,Undo cup,55,70,18,73249000,25,${facts}`,
  // Without an importer it waits for staff.
  'UN-6,Undo jar,66,70,18,90189099,5,Other Ltd,China,DEV_A,material: steel',
]

describe('the undo of an import', () => {
  let id = ''
  let before: Awaited<ReturnType<typeof stored>> = {}

  it('OPS-04 shows first what it would do: former values, goods off sale, and what is left alone', async () => {
    await imported('first.csv', first)
    before = await stored('UN-')
    id = await imported('second.csv', second)
    expect([await shown('UN-1'), await shown('UN-3'), await shown('UN-6')]).toEqual([
      'Undone tray',
      'Undo fork',
      404,
    ])
    // Of 15 pieces 8 are sold and 2 held; of 7 one is held.
    await buyInCash(world, { sku: 'UN-1', quantity: 8 })
    await atGateway(world, { sku: 'UN-1', quantity: 2 }, { sku: 'UN-3' })
    await changePrice('UN-4', 45)
    await countOne('UN-5', 25, 24)
    const plan = (await undoOf(id)).body
    expect(plan).toMatchObject({
      file: { state: 'done', undone_by: null },
      results: { restored: 4, off_sale: 1, left: 1 },
      done: 0,
      total: 6,
    })
    expect(plan.rows).toMatchObject([
      {
        sku: 'UN-1',
        result: 'restored',
        changes: expect.arrayContaining([
          { field: 'title', before: 'Undone tray', after: 'Undo tray' },
          { field: 'price', before: '12', after: '10' },
          { field: 'mrp', before: '18', after: '15' },
          { field: 'maker', before: 'Other Ltd', after: 'Tray Ltd' },
        ]),
        stock: { moved: -5, left: 5, why: 'sold' },
      },
      { sku: 'UN-2', result: 'restored', stock: { moved: 3, left: 0, why: null } },
      { sku: 'UN-3', result: 'off_sale', stock: { moved: -6, left: 1, why: 'sold' } },
      { sku: 'UN-4', result: 'left', why: 'changed_since', stock: { moved: 0 } },
      { sku: 'UN-5', result: 'restored', stock: { moved: 0, left: 20, why: 'counted' } },
      { sku: 'UN-6', result: 'restored' },
    ])
    expect((await undoOf(id, { result: 'left' })).body).toMatchObject({
      total: 1,
      rows: [{ sku: 'UN-4' }],
    })
    expect((await stored('UN-1'))['UN-1']?.slice(0, 2)).toEqual(['Undone tray', 12])
    const support = (await signedInStaff(world, 'support')).visitor
    expect((await support.call('staffGetCatalogueUndo', { params: { id } })).status).toBe(200)
    expect((await support.call('staffUndoCatalogueFile', { params: { id } })).status).toBe(403)
  })

  it('OPS-04 is done once, also when its job is killed in the middle, and buyers see it', async () => {
    expect(
      (await Promise.all([undo(id), undo(id)])).map(({ status }) => status).toSorted(),
    ).toEqual([200, 409])
    const killed = await failWrites(world.db, 'stock_movement', 'before insert', 'kill')
    await run()
    await killed.mend()
    expect((await undoOf(id)).body).toMatchObject({ file: { state: 'undoing' }, done: 0 })
    await makeJobsDue(world.db)
    await run()
    const after = await stored('UN-')
    expect(after).toEqual({
      ...before,
      'UN-1': before['UN-1']?.with(3, 2),
      'UN-3': ['Undo fork', 30, 40, 1, false, 'Tray Ltd', 'GEN', '73249000', null],
      'UN-4': before['UN-4']?.with(1, 45),
      'UN-5': before['UN-5']?.with(3, 24),
    })
    expect([await shown('UN-1'), await shown('UN-3'), await shown('UN-6')]).toEqual([
      'Undo tray',
      404,
      'Undo jar',
    ])
    expect((await undoOf(id)).body).toMatchObject({
      file: { state: 'undone', undone_by: { id: staff.id } },
      results: { restored: 4, off_sale: 1, left: 1 },
      done: 6,
    })
    expect(await brokenLedgers(world.db)).toEqual([])
    expect((await undo(id)).body).toMatchObject({ message: 'The file is undone by now.' })
    expect((await auditOf(world.db, 'second.csv')).map(({ action }) => action)).toEqual([
      'goods.upload',
      'goods.import',
      'goods.undo',
    ])
    expect((await auditOf(world.db, 'second.csv'))[2]).toMatchObject({
      by: staff.id,
      after: { restored: 4, off_sale: 1, left: 1 },
    })
  })

  it('OPS-04 of two members is one, and leaves alone what another import is changing meanwhile', async () => {
    await imported('base.csv', [heading, `UP-9,Undo lamp,10,90,18,73249000,5,${facts}`])
    const mine = await imported('mine.csv', ['sku,price,stock', 'UP-9,12,8'])
    const sent = (await staff.visitor.raw({
      method: 'POST',
      url: '/api/staff/catalogue-files',
      ...multipartOf(Buffer.from('sku,price,stock\nUP-9,14,9'), 'theirs.csv'),
    })) as Reply<Answer<'staffUploadCatalogue'>>
    const theirs = sent.body.file.id
    await run()
    await staff.visitor.call('staffImportCatalogueFile', { params: { id: theirs } })
    const { visitor: colleague } = await signedInStaff(world, 'admin')
    const writing = holdStatement(/insert into catalogue_row/)
    const running = run()
    await writing.held()
    const presses = await Promise.all([
      undo(mine),
      colleague.call('staffUndoCatalogueFile', { params: { id: mine } }),
    ])
    expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409])
    writing.letGo()
    await running
    await run()
    expect((await undoOf(mine)).body).toMatchObject({
      file: { state: 'undone' },
      rows: [{ result: 'left', why: 'changed_since' }],
    })
    expect((await stored('UP-9'))['UP-9']?.slice(1, 4)).toEqual([14, 90, 9])
    expect(await brokenLedgers(world.db)).toEqual([])
    for (const wrong of ['x', "' or 1=1", '__proto__'])
      expect([400, 404]).toContain((await undo(wrong)).status)
  })

  it('OPS-04 gives no price back that is below a floor or above a ceiling now, and says so', async () => {
    const row = (sku: string, price: number) =>
      `${sku},Undo dish,${price},90,18,73249000,5,${facts}`
    const dishes = ['LIM-1', 'LIM-2', 'LIM-3']
    await imported('dishes.csv', [heading, ...dishes.map((sku) => row(sku, 30))])
    const id = await imported('dearer.csv', ['sku,price', 'LIM-1,40', 'LIM-2,20', 'LIM-3,35'])
    const finance = (await signedInStaff(world, 'finance')).visitor
    const floors = (await finance.call('staffListPriceFloors')).body
    const floor = { sku: 'LIM-1', family_key: null, price: 31, percent: null, reason: 'Agreed' }
    expect(
      (
        await finance.call('staffSetPriceFloor', {
          body: { ...floor, seen_revision: floors.revision },
        })
      ).status,
    ).toBe(200)
    const { revision } = (await staff.visitor.call('staffListPriceCeilings')).body
    const name = 'Undo dish of steel'
    const set = await staff.visitor.call('staffSetPriceCeiling', {
      body: {
        name,
        unit: 'piece',
        price: 25,
        valid_from: '2026-11-01',
        source: 'S.O. 1213(E) of 1 November 2026',
        seen_revision: revision,
      },
    })
    expect(set.status).toBe(200)
    const { formulations } = (await staff.visitor.call('staffListPriceCeilings')).body
    const params = { id: formulations.find((one) => one.name === name)?.id ?? 0 }
    const seen = (await staff.visitor.call('staffGetCeilingGoods', { params })).body.revision
    const covered = await staff.visitor.call('staffSetCeilingGoods', {
      params,
      body: { goods: [{ sku: 'LIM-2', units: 1 }], seen_revision: seen },
    })
    expect(covered.status).toBe(200)
    const planned = {
      results: { restored: 1, left: 2 },
      rows: [
        { sku: 'LIM-1', result: 'left', why: 'below_floor' },
        { sku: 'LIM-2', result: 'left', why: 'above_ceiling' },
        { sku: 'LIM-3', result: 'restored', why: null },
      ],
    }
    expect((await undoOf(id)).body).toMatchObject(planned)
    expect((await undoOf(id, { result: 'left' })).body.total).toBe(2)
    await undo(id)
    await run()
    expect((await undoOf(id)).body).toMatchObject({ ...planned, file: { state: 'undone' } })
    const prices = Object.values(await stored('LIM-')).map((one) => one[1])
    expect(prices).toEqual([40, 20, 30])
  })

  it('OPS-04 can follow the undo of a later import, and the same file can be imported again', async () => {
    const prices = await imported('prices.csv', ['sku,price,stock', 'UN-2,25,9'])
    const later = await imported('later.csv', ['sku,price,stock', 'UN-2,27,12'])
    expect((await undoOf(prices)).body.results).toMatchObject({ restored: 0, left: 1 })
    expect((await undo(prices)).body).toMatchObject({ code: 'nothing_to_undo' })
    await undo(later)
    await run()
    await undo(prices)
    await run()
    expect((await stored('UN-2'))['UN-2']).toEqual(before['UN-2'])
    const again = await imported('again.csv', second.slice(0, 4))
    expect((await stored('UN-3'))['UN-3']).toEqual([
      'Undo fork',
      30,
      40,
      7,
      true,
      'Tray Ltd',
      'GEN',
      '73249000',
      null,
    ])
    expect(await shown('UN-3')).toBe('Undo fork')
    await undo(again)
    await run()
    expect(await shown('UN-3')).toBe(404)
    const open = (await staff.visitor.call('staffListCatalogueFiles')).body.files[0]?.id ?? ''
    expect((await undoOf(open)).status).toBe(200)
    expect((await undoOf('none')).status).toBe(404)
    expect(await brokenLedgers(world.db)).toEqual([])
  })

  it('OPS-04 takes goods off sale again that a file put on it, and puts those back that it took off', async () => {
    const goods = (sku: string, price: number, sale: string) =>
      `${sku},Sale ${sku},${price},18,73249000,5,Tray Ltd,India,GEN,${sale}`
    const rows = (...lines: string[]) => [
      'sku,title,price,gst_rate,hsn,stock,maker,origin,class,on_sale',
      ...lines,
    ]
    await imported('sale-1.csv', rows(goods('SALE-1', 10, 'no'), goods('SALE-2', 10, '')))
    const states = async () => {
      const all = await stored('SALE-')
      return Object.entries(all).map(([sku, row]) => [sku, row[1], row[4]])
    }
    const before = [
      ['SALE-1', 10, false],
      ['SALE-2', 10, true],
    ]
    expect(await states()).toEqual(before)
    const lines = [
      goods('SALE-1', 12, 'yes'),
      goods('SALE-2', 12, 'no'),
      goods('SALE-3', 12, 'yes'),
    ]
    const file = await imported('sale-2.csv', rows(...lines))
    expect(await states()).toEqual([
      ['SALE-1', 12, true],
      ['SALE-2', 12, false],
      ['SALE-3', 12, true],
    ])
    expect((await undo(file)).status).toBe(200)
    await run()
    expect(await states()).toEqual([...before, ['SALE-3', 12, false]])
    expect([await shown('SALE-1'), await shown('SALE-3')]).toEqual([404, 404])
    // Who took it off sale is as before, too: a later file leaves it so, and sells what the undo alone left behind.
    const again = [goods('SALE-1', 13, ''), goods('SALE-3', 13, '')]
    await imported('sale-3.csv', rows(...again))
    expect(await states()).toMatchObject([['SALE-1', 13, false], before[1], ['SALE-3', 13, true]])
  })

  it('OPS-04 runs by command, goes on after a kill, and names the imports where the id is unknown', async () => {
    const lamp = (price: number) => `UC-1,Undo lantern,${price},90,18,73249000,5,${facts}`
    // The latest imports are named first.
    world.clock.advance(1000)
    await imported('lantern.csv', [heading, lamp(10)])
    const id = await imported('dearer.csv', ['sku,price', 'UC-1,12'])
    const { context } = world
    const killed = await failWrites(world.db, 'catalogue_row', 'before update')
    await expect(undoByCommand(context, id)).rejects.toThrow()
    await killed.mend()
    expect((await undoOf(id)).body).toMatchObject({ file: { state: 'undoing' }, done: 0 })
    // The shop's job finds nothing left where the command was faster, and the other way round.
    const both = await Promise.all([undoByCommand(context, id), undoByCommand(context, id)])
    expect(both.map(({ ok }) => ok)).toEqual([true, true])
    expect(both[0]).toMatchObject({ value: { restored: 1, offSale: 0, left: 0 } })
    expect((await stored('UC-1'))['UC-1']?.[1]).toBe(10)
    expect((await undoOf(id)).body).toMatchObject({
      file: { state: 'undone', undone_by: null },
      done: 1,
    })
    expect((await auditOf(world.db, 'dearer.csv')).at(-1)).toMatchObject({
      action: 'goods.undo',
      by: null,
      after: { restored: 1 },
    })
    expect(await undoByCommand(context, id)).toMatchObject({
      ok: false,
      error: { message: 'The file is undone by now.' },
    })
    expect(await undoByCommand(context, 'none')).toMatchObject({ ok: false })
    const named = await importsToUndo(context)
    expect(named[0]).toMatchObject({ name: 'lantern.csv' })
    expect(named.map((one) => one.id)).not.toContain(id)
    const url = world.db.$client.options.connectionString ?? ''
    const [code] = await once(startImport(url, '--undo', [named[0]?.id ?? '']), 'exit')
    expect(code).toBe(0)
    expect((await stored('UC-1'))['UC-1']?.[4]).toBe(false)
    const [unknown] = await once(startImport(url, '--undo', ['none']), 'exit')
    expect(unknown).toBe(1)
    expect(await brokenLedgers(world.db)).toEqual([])
  })
})

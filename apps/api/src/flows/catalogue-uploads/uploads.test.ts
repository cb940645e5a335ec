import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { createJobHandlers } from '../../jobs.ts'
import { runDueJobs } from '../../platform/jobs/jobs.ts'
import { auditOf } from '@upchar/testkit/audit'
import { failWrites } from '@upchar/testkit/failing-writes'
import { holdStatement } from '@upchar/testkit/hold-statements'
import { makeJobsDue } from '@upchar/testkit/scheduled-jobs'
import { signedInStaff } from '@upchar/testkit/staff'
import { multipartOf } from '@upchar/testkit/uploads'
import { workbookOf, zipOf } from '@upchar/testkit/workbooks'
import { useWorld, type Reply } from '@upchar/testkit/world'
import type { Answer } from '@upchar/contract/schema/endpoints'

const world = useWorld()
let staff: Awaited<ReturnType<typeof signedInStaff>>
beforeAll(async () => {
  staff = await signedInStaff(world, 'catalogue')
})
const upload = async (name: string, content: string | Buffer) =>
  (await staff.visitor.raw({
    method: 'POST',
    url: '/api/staff/catalogue-files',
    ...multipartOf(Buffer.from(content), name),
  })) as Reply<Answer<'staffUploadCatalogue'>>
const run = () => runDueJobs(world.db, createJobHandlers(world.context), world.context.log)
const byId = (id: string, query: Record<string, string> = {}) =>
  staff.visitor.call('staffGetCatalogueFile', { params: { id }, query })
const importIt = (id: string) => staff.visitor.call('staffImportCatalogueFile', { params: { id } })
const checkIt = (id: string, onlyColumns: boolean) =>
  staff.visitor.call('staffCheckCatalogueFile', {
    params: { id },
    body: { only_columns: onlyColumns },
  })
const discard = (id: string) => staff.visitor.call('staffDiscardCatalogueFile', { params: { id } })
const files = async () => (await staff.visitor.call('staffListCatalogueFiles')).body.files
/** SKU, title, price in paise, GTIN and stock of the SKUs that begin so. */
const stored = async (prefix: string) =>
  (
    await world.db.execute<{ row: unknown[] }>(sql`
      select json_build_array(v.sku, g.title, o.price_paise, v.gtin, (select sum(on_hand) from lot where offer_id = o.id)) as row
      from variant v join product_group g on g.id = v.group_id join offer o on o.variant_id = v.id
      where v.sku like ${`${prefix}%`} order by v.sku`)
  ).rows.map(({ row }) => row)
const fileOf = async ({ body }: Awaited<ReturnType<typeof upload>>) =>
  (await files()).find(({ id }) => id === body.file.id)

describe('a catalogue that staff upload', () => {
  it('OPS-04 is checked first, without writing anything, then imported as the check shows', async () => {
    const sent = await upload(
      'own goods.csv',
      [
        'sku,title,price,gst_rate,hsn,stock,maker,origin,class,licence',
        'UP-1,Upload tray,100,18,73249000,5,Tray Ltd,India,,',
        'UP-2,Upload gizmo,100,5,90189099,5,,,,',
        'UP-3,,100,18,73249000,5,,,,',
        'UP-4,Morphine injection,100,5,3004,5,,,,',
      ].join('\n'),
    )
    expect(sent).toMatchObject({
      status: 200,
      body: { file: { name: 'own goods.csv', state: 'checking', uploaded_by: { id: staff.id } } },
    })
    const id = sent.body.file.id
    expect(await auditOf(world.db, 'own goods.csv')).toMatchObject([
      { action: 'goods.upload', by: staff.id },
    ])
    expect(await staff.visitor.call('staffGetCatalogueErrors', { params: { id } })).toMatchObject({
      status: 404,
    })
    expect(await importIt(id)).toMatchObject({
      status: 409,
      body: { code: 'catalogue_file_state', message: 'The file is being checked by now.' },
    })
    await run()
    const checked = await byId(id)
    expect(checked.body).toMatchObject({
      total: 4,
      file: {
        state: 'checked',
        summary: { rows: 4, outcomes: { made: 2, changed: 0, unchanged: 0, refused: 2 } },
      },
      rows: [
        {
          line: 2,
          sku: 'UP-1',
          outcome: 'made',
          changes: expect.arrayContaining([
            { field: 'price', before: '', after: '100' },
            { field: 'stock', before: '', after: '5' },
            { field: 'sale', before: '', after: 'on sale' },
          ]),
          problems: [],
        },
        { line: 3, outcome: 'made' },
        {
          line: 4,
          outcome: 'refused',
          problems: [{ column: 'title', message: 'is missing', refuses: true }],
        },
        { line: 5, outcome: 'refused', problems: [{ column: 'title', refuses: true }] },
      ],
    })
    expect((await byId(id, { outcome: 'refused' })).body).toMatchObject({
      total: 2,
      rows: [{ line: 4 }, { line: 5 }],
    })
    expect((await stored('UP-')).filter(([sku]) => /^UP-\d$/.test(String(sku)))).toEqual([])
    expect(await importIt(id)).toMatchObject({ status: 200, body: { file: { state: 'waiting' } } })
    // A second press.
    expect((await importIt(id)).status).toBe(409)
    await run()
    expect(await auditOf(world.db, 'own goods.csv')).toMatchObject([
      { action: 'goods.upload' },
      { action: 'goods.import', by: staff.id, after: { made: 2, refused: 2 } },
    ])
    expect(await files()).toMatchObject([
      {
        id,
        state: 'done',
        rows_read: 4,
        summary: { rows: 4, written: 2, waiting: 1, errors: 2, warnings: 0, failure: '' },
      },
    ])
    const errors = await staff.visitor.raw({
      method: 'GET',
      url: `/api/staff/catalogue-files/${id}/errors`,
    })
    expect(String(errors.body).trim().split('\n')).toEqual([
      'row,column,effect,message',
      '4,title,not imported,is missing',
      expect.stringContaining('5,title,not imported,"names morphine'),
    ])
    const { rows } = await world.db.execute(
      sql`select v.sku, g.active from variant v join product_group g on g.id = v.group_id where sku in ('UP-1', 'UP-2', 'UP-3', 'UP-4') order by 1`,
    )
    expect(rows).toEqual([
      { sku: 'UP-1', active: true },
      { sku: 'UP-2', active: false },
    ])
    const { rows: kept } = await world.db.execute(sql`select content from catalogue_upload`)
    expect(kept).toEqual([{ content: null }])
  })

  it('may be a workbook, which no file with its letters may be', async () => {
    const sent = await upload(
      'goods.xlsx',
      workbookOf({
        sheets: {
          Notes: [['Prices of November']],
          Goods: [
            ['SKU', 'Name', 'Price'],
            ['XL-1', 'Sheet tray', '100'],
            ['XL-2', '', '100'],
          ],
        },
      }),
    )
    await run()
    await importIt(sent.body.file.id)
    await run()
    expect(await fileOf(sent)).toMatchObject({
      name: 'goods.xlsx',
      state: 'done',
      summary: { rows: 2, written: 1, errors: 1, notes: [expect.stringContaining('"Goods"')] },
    })
  })

  it.each([
    [
      'an archive',
      'goods.xlsx',
      zipOf({ 'goods.csv': 'sku,title\nWF-1,Tray\n' }),
      'The file is a ZIP file without an Excel workbook (.xlsx) in it: send the catalogue itself.',
    ],
    [
      'an array that is cut off',
      'goods.json',
      '[{"sku":"WF-1","title":"Tray"},{"sku":"WF-2"',
      'The JSON array is never closed: the file is incomplete.',
    ],
  ])('fails as a whole, in one sentence, for %s', async (_, name, content, failure) => {
    const sent = await upload(name, content)
    await run()
    expect(await fileOf(sent)).toMatchObject({
      name,
      state: 'failed',
      summary: { rows: 0, written: 0, errors: 0, failure },
    })
    const { rows } = await world.db.execute(sql`select 1 from variant where sku like 'WF-%'`)
    expect(rows).toEqual([])
  })

  it.each([
    ['a PDF', 'goods.csv', Buffer.from('%PDF-1.7\n'), 'The file is a PDF: '],
    ['an old workbook', 'a.xlsx', Buffer.from('d0cf11e0a1b11ae1', 'hex'), '(.xls)'],
    ['UTF-16', 'goods.txt', Buffer.from('\ufeffsku\ttitle', 'utf16le'), 'UTF-16'],
  ])('is refused at once, and says why, when it is %s', async (_, name, content, words) => {
    expect(await upload(name, content)).toMatchObject({
      status: 422,
      body: { code: 'file_type_refused', message: expect.stringContaining(words) },
    })
  })

  it('is refused when it is no catalogue', async () => {
    for (const [name, content] of [
      ['goods.pdf', 'sku,title'],
      ['goods.csv', Buffer.from([0x50, 0x4b, 0, 0])],
    ] as const)
      expect(await upload(name, content)).toMatchObject({
        status: 422,
        body: { code: 'file_type_refused' },
      })
  })

  const goods = (price: number) =>
    `sku,title,price,gtin,stock\nCK-1,Check tray,${price},96385074,5\nCK-2,Check bowl,20,41122334,7\n`

  it('changes only its columns, unless it is the complete record of its goods', async () => {
    const first = (await upload('first.csv', goods(10))).body.file.id
    await run()
    await importIt(first)
    await run()
    // Without a title; the empty cell clears the bar code of one, the price of the other is as it was.
    const some = (await upload('some.csv', 'sku,price,gtin\nCK-1,12,\nCK-2,20,41122334\n')).body
      .file
    expect(some.only_columns).toBe(true)
    await run()
    expect((await byId(some.id)).body.rows).toMatchObject([
      {
        sku: 'CK-1',
        title: 'Check tray',
        outcome: 'changed',
        changes: [
          { field: 'gtin', before: '96385074', after: '' },
          { field: 'price', before: '10', after: '12' },
        ],
      },
      { sku: 'CK-2', outcome: 'unchanged', changes: [] },
    ])
    // As a complete record it lacks the title.
    await checkIt(some.id, false)
    await run()
    expect((await byId(some.id)).body.file).toMatchObject({
      state: 'unmapped',
      only_columns: false,
      summary: { failure: 'The heading line has no column title; it has: sku, price, gtin.' },
    })
    const again = (await upload('some.csv', 'sku,price,gtin\nCK-1,12,\nCK-2,20,41122334\n')).body
      .file
    await run()
    await importIt(again.id)
    await run()
    expect(await stored('CK-')).toEqual([
      ['CK-1', 'Check tray', 1200, null, 5],
      ['CK-2', 'Check bowl', 2000, '41122334', 7],
    ])
    const whole = (await upload('whole.csv', 'sku,title,price\nCK-2,Check bowl,20\n')).body.file
    await run()
    await checkIt(whole.id, false)
    await run()
    expect((await byId(whole.id)).body.rows).toMatchObject([
      {
        outcome: 'changed',
        changes: expect.arrayContaining([
          { field: 'gtin', before: '41122334', after: '' },
          { field: 'stock', before: '7', after: '0' },
        ]),
      },
    ])
    expect(
      (await staff.visitor.call('staffDiscardCatalogueFile', { params: { id: whole.id } })).body,
    ).toMatchObject({ file: { state: 'discarded' } })
    expect((await stored('CK-2'))[0]).toEqual(['CK-2', 'Check bowl', 2000, '41122334', 7])
  })

  it('OPS-04 asks what may be the price, and reads the next file with these headings by itself', async () => {
    const text = 'Item code,Product name,Rate,Qty,Shelf\nMP-1,Mapped tray,31,4,A7\n'
    const { id } = (await upload('rates.csv', text)).body.file
    await run()
    expect((await byId(id)).body.file).toMatchObject({
      state: 'unmapped',
      headings: [
        { heading: 'Item code', column: 'sku', how: 'name' },
        { heading: 'Product name', column: 'title', how: 'name' },
        { heading: 'Rate', column: 'price', how: 'open' },
        { heading: 'Qty', column: 'stock', how: 'name' },
        { heading: 'Shelf', column: null, how: 'name' },
      ],
      summary: { rows: 0, failure: expect.stringContaining('Say what "Rate" means') },
    })
    expect((await importIt(id)).body).toMatchObject({
      message: 'The file waits for its columns by now.',
    })
    const headings = (await byId(id)).body.file.headings.map(({ heading, column }) => ({
      heading,
      column: heading === 'Shelf' ? ('description' as const) : column,
    }))
    const body = { only_columns: true, headings }
    expect(
      (await staff.visitor.call('staffCheckCatalogueFile', { params: { id }, body })).status,
    ).toBe(200)
    await run()
    const made = [
      { field: 'description', before: '', after: 'A7' },
      { field: 'price', before: '', after: '31' },
      { field: 'stock', before: '', after: '4' },
    ]
    expect((await byId(id)).body).toMatchObject({
      file: { state: 'checked' },
      rows: [{ sku: 'MP-1', outcome: 'made', changes: expect.arrayContaining(made) }],
    })
    await importIt(id)
    await run()
    expect(await stored('MP-')).toEqual([['MP-1', 'Mapped tray', 3100, null, 4]])
    // The same headings in another order and writing.
    const next = (
      await upload('next.csv', 'RATE,Item Code,qty,product_name,shelf\n35,MP-1,4,,A7\n')
    ).body.file.id
    await run()
    const found = (await byId(next)).body
    expect(found.file).toMatchObject({ state: 'checked' })
    expect(found.file.headings).toMatchObject([
      { column: 'price', how: 'remembered' },
      { column: 'sku' },
      { column: 'stock' },
      { column: 'title' },
      { column: 'description' },
    ])
    // Two headings for one column are said, and settled without another upload.
    const wrong = (await upload('double.csv', 'sku,code,price\nMP-1,x,36\n')).body.file.id
    await run()
    expect((await byId(wrong)).body.file).toMatchObject({
      state: 'unmapped',
      summary: { failure: expect.stringContaining('both mean sku') },
    })
    await staff.visitor.call('staffCheckCatalogueFile', {
      params: { id: wrong },
      body: {
        only_columns: true,
        headings: [
          { heading: 'sku', column: 'sku' },
          { heading: 'code', column: null },
          { heading: 'price', column: 'price' },
        ],
      },
    })
    await run()
    expect((await byId(wrong)).body).toMatchObject({
      file: { state: 'checked' },
      rows: [{ changes: [{ field: 'price', before: '31', after: '36' }] }],
    })
  })

  it('OPS-04 tells headings apart that differ in signs or script alone, and takes hostile ones as words', async () => {
    const names = ['SKU', 'नाम', 'मूल्य', 'Price', 'Price (₹)', '__proto__', 'constructor', '=1+1']
    const { id } = (
      await upload('signs.csv', `${names.join(',')}\nHS-1,Signed tray,7,9,11,p,c,2\n`)
    ).body.file
    await run()
    expect((await byId(id)).body.file).toMatchObject({
      state: 'unmapped',
      headings: names.map((heading) => ({ heading })),
      summary: { failure: expect.stringContaining('both mean price') },
    })
    const check = (headings: unknown) =>
      staff.visitor.raw({
        method: 'POST',
        url: `/api/staff/catalogue-files/${id}/check`,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ only_columns: true, headings }),
      })
    const many = (length: number) =>
      Array.from({ length }, (_, i) => ({ heading: `h${i}`, column: null }))
    for (const [headings, status] of [
      [many(257), 400],
      [many(10_000), 413],
      [[{ heading: 'SKU', column: '__proto__' }], 400],
      [[{ heading: 'SKU\u0000', column: 'sku' }], 400],
      [[{ heading: 'x'.repeat(10_000_000), column: null }], 413],
    ] as const)
      expect((await check(headings)).status).toBe(status)
    // One column twice can't be read; it is asked again.
    await check(names.map((heading) => ({ heading, column: 'sku' })))
    await run()
    expect((await byId(id)).body.file.state).toBe('unmapped')
    const means = ['sku', 'title', null, null, 'price', 'description', null, null]
    const said = names.map((heading, i) => ({ heading, column: means[i] }))
    expect((await check(said)).status).toBe(200)
    await run()
    expect((await byId(id)).body).toMatchObject({
      file: { state: 'checked', headings: said },
      rows: [
        {
          title: 'Signed tray',
          changes: expect.arrayContaining([
            { field: 'price', before: '', after: '11' },
            { field: 'description', before: '', after: 'p' },
          ]),
        },
      ],
    })
    // Remembered for the next file, as it is written there.
    const next = names.with(0, 'sku').toReversed()
    const again = (await upload('again.csv', `${next.join(',')}\n2,c,p,12,9,7,Tray,HS-1\n`)).body
    await run()
    expect((await byId(again.file.id)).body).toMatchObject({
      file: { state: 'checked', headings: next.map((heading) => ({ heading, how: 'remembered' })) },
      rows: [{ changes: expect.arrayContaining([{ field: 'price', before: '', after: '12' }]) }],
    })
  })

  it('leaves alone what has changed since it was checked, and says so', async () => {
    const { id } = (await upload('late.csv', 'sku,price,stock\nCK-1,15,5\nCK-2,25,7\n')).body.file
    await run()
    await world.db.execute(sql`update offer set price_paise = 1100 from variant v
      where v.id = offer.variant_id and v.sku = 'CK-1'`)
    await importIt(id)
    await run()
    expect((await byId(id)).body).toMatchObject({
      file: { state: 'done', summary: { outcomes: { changed: 1, refused: 1 } } },
      rows: [
        {
          outcome: 'refused',
          problems: [{ message: expect.stringContaining('changed in the shop since') }],
        },
        { outcome: 'changed' },
      ],
    })
    expect((await stored('CK-')).map((row) => row.slice(0, 3))).toEqual([
      ['CK-1', 'Check tray', 1100],
      ['CK-2', 'Check bowl', 2500],
    ])
  })

  it('is looked at by support, and decided on by the catalogue desk alone', async () => {
    const { id } = (await upload('roles.csv', goods(30))).body.file
    await run()
    const support = (await signedInStaff(world, 'support')).visitor
    expect((await support.call('staffGetCatalogueFile', { params: { id } })).status).toBe(200)
    for (const name of ['staffImportCatalogueFile', 'staffDiscardCatalogueFile'] as const)
      expect(await support.call(name, { params: { id } })).toMatchObject({
        status: 403,
        body: { code: 'permission_missing' },
      })
    expect(await byId('00000000-0000-4000-8000-000000000000')).toMatchObject({
      status: 404,
      body: { code: 'catalogue_file_unknown' },
    })
  })
  const codes = (replies: readonly { status: number }[]) =>
    replies.map(({ status }) => status).toSorted()
  const actionsOf = async (name: string) =>
    (await auditOf(world.db, name)).map(({ action }) => action)

  it('OPS-04 is imported once, whoever presses at the same time', async () => {
    const { id } = (await upload('twice.csv', 'sku,title,stock\nTW-1,Twice tray,5\n')).body.file
    await run()
    expect(codes(await Promise.all([importIt(id), importIt(id)]))).toEqual([200, 409])
    await run()
    expect(await actionsOf('twice.csv')).toEqual(['goods.upload', 'goods.import'])
    expect(await stored('TW-')).toMatchObject([['TW-1', 'Twice tray', expect.anything(), null, 5]])
    for (const press of [importIt(id), discard(id), checkIt(id, true)])
      expect((await press).body).toMatchObject({ message: 'The file is imported by now.' })

    const other = (await upload('either.csv', 'sku,title,stock\nTW-2,Either tray,5\n')).body.file
    await run()
    const three = [importIt(other.id), discard(other.id), checkIt(other.id, false)]
    expect(codes(await Promise.all(three))).toEqual([200, 409, 409])
    await run()
    const { state } = (await byId(other.id)).body.file
    expect(await stored('TW-2')).toHaveLength(state === 'done' ? 1 : 0)
  })

  it('OPS-04 goes on after the end of a connection, by the press and by the job', async () => {
    const { id } = (await upload('killed.csv', 'sku,title,stock\nKL-1,Killed tray,5\n')).body.file
    await run()
    const press = await failWrites(world.db, 'audit_entry', 'before insert', 'kill')
    expect((await importIt(id)).status).toBeGreaterThanOrEqual(500)
    await press.mend()
    await run()
    expect((await byId(id)).body.file.state).toBe('checked')
    expect((await importIt(id)).status).toBe(200)
    const job = await failWrites(world.db, 'stock_movement', 'before insert', 'kill')
    await run()
    await job.mend()
    expect((await byId(id)).body.file.state).toBe('running')
    expect((await discard(id)).body).toMatchObject({
      message: 'The file is being imported by now.',
    })
    await makeJobsDue(world.db)
    await run()
    expect((await byId(id)).body).toMatchObject({
      file: { state: 'done', summary: { outcomes: { made: 1, refused: 0 } } },
    })
    expect(await stored('KL-')).toMatchObject([['KL-1', 'Killed tray', expect.anything(), null, 5]])
  })

  it('OPS-04 can’t be discarded, checked or imported again while it is being imported', async () => {
    const { id } = (await upload('busy.csv', 'sku,title,stock\nBU-1,Busy tray,5\n')).body.file
    await run()
    await importIt(id)
    const writing = holdStatement(/insert into catalogue_row/)
    const running = run()
    await writing.held()
    for (const press of [discard(id), checkIt(id, false), importIt(id)])
      expect(await press).toMatchObject({
        status: 409,
        body: { code: 'catalogue_file_state', message: 'The file is being imported by now.' },
      })
    writing.letGo()
    await running
    expect(await stored('BU-')).toHaveLength(1)
    expect(await actionsOf('busy.csv')).toEqual(['goods.upload', 'goods.import'])
  })

  it('OPS-04 survives hostile names and cells', async () => {
    const cells = [
      { sku: 'HO-1', title: 'Tray\u0000 one', price: 10 },
      { sku: 'HO-2', title: '<img src=x onerror=alert(1)>', price: 10 },
      { sku: '=HYPERLINK("http://x")', title: 'Formula', price: 10 },
      { sku: 'HO-4', title: '\ud800', price: 10 },
      { sku: 'HO-5', title: 'x'.repeat(100_000), price: 1e300 },
    ]
    const sent = await upload('..\\..\\a\u202e<b>.json', JSON.stringify(cells))
    expect(sent.body.file.name).toBe('a<b>.json')
    await run()
    const { id } = sent.body.file
    const checked = await byId(id)
    expect(checked.body.file).toMatchObject({ state: 'checked', summary: { rows: 5 } })
    await importIt(id)
    await run()
    expect((await byId(id)).body.file.state).toBe('done')
    const errors = await staff.visitor.raw({
      method: 'GET',
      url: `/api/staff/catalogue-files/${id}/errors`,
    })
    expect(String(errors.body)).not.toMatch(/^[=@]|,[=@]|,"[=@]/m)
    for (const wrong of ['x', 'a\u0000', "' or 1=1"])
      for (const reply of [await byId(wrong), await importIt(wrong), await discard(wrong)])
        expect([400, 404]).toContain(reply.status)
    expect((await byId(id, { page: '10001' })).status).toBe(400)
    expect((await byId(id, { outcome: 'x' })).status).toBe(400)
    const huge = `sku,title\n${'HU-1,x\n'.repeat(10_000_000 / 7)}`
    const refused = await upload('huge.csv', huge)
    expect(refused).toMatchObject({ status: 413, body: { code: 'file_too_large' } })
  })
})

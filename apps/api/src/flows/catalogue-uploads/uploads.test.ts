import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { createJobHandlers } from '../../jobs.ts'
import { runDueJobs } from '../../platform/jobs/jobs.ts'
import { auditOf } from '@upchar/testkit/audit'
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
const files = async () => (await staff.visitor.call('staffListCatalogueFiles')).body.files
const fileOf = async ({ body }: Awaited<ReturnType<typeof upload>>) =>
  (await files()).find(({ id }) => id === body.file.id)

describe('a catalogue that staff upload', () => {
  it('is imported in the background, with summary and all errors by row', async () => {
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
      body: { file: { name: 'own goods.csv', state: 'waiting', uploaded_by: { id: staff.id } } },
    })
    const id = sent.body.file.id
    expect(await auditOf(world.db, 'own goods.csv')).toMatchObject([
      { action: 'goods.upload', by: staff.id },
    ])
    expect(await staff.visitor.call('staffGetCatalogueErrors', { params: { id } })).toMatchObject({
      status: 404,
    })
    await run()
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
            ['SKU', 'Name', 'Selling price'],
            ['XL-1', 'Sheet tray', '100'],
            ['XL-2', '', '100'],
          ],
        },
      }),
    )
    await run()
    expect(await fileOf(sent)).toMatchObject({
      name: 'goods.xlsx',
      state: 'done',
      summary: { rows: 2, written: 1, errors: 1, notes: [expect.stringContaining('"Goods"')] },
    })
  })

  it.each([
    [
      'a missing column',
      'missing.csv',
      'sku,price\nWF-1,1\nWF-2,2\n',
      'The heading line has no column title; it has: sku, price.',
    ],
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
})

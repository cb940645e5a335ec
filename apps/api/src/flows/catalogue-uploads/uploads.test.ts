import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { createJobHandlers } from '../../jobs.ts'
import { runDueJobs } from '../../platform/jobs/jobs.ts'
import { signedInStaff } from '@upchar/testkit/staff'
import { multipartOf } from '@upchar/testkit/uploads'
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

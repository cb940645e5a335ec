import { sql } from '../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import { useCatalogueFiles } from '@upchar/testkit/catalogue-files'
import { useWorld } from '@upchar/testkit/world'

describe('what an imported product lacks', () => {
  const world = useWorld()
  const { file, run } = useCatalogueFiles(world)

  const facts = async (like: string) =>
    (
      await world.db.execute<Record<string, unknown>>(sql`
        select v.sku, g.active, g.product_class as class, coalesce(w.reasons, '{}') as reasons
          from variant v join product_group g on g.id = v.group_id left join waiting_product w on w.group_id = g.id
          where v.sku like ${like} order by v.sku`)
    ).rows

  const heading = 'sku,title,price,hsn,category,class,maker,origin,licence,stock,batch,expiry'

  it('refuses controlled medicines and puts on sale only what it knows; the rest waits', async () => {
    file(
      'medicines.csv',
      [
        heading,
        'MED-1,Morphine sulphate injection 10 mg,850,30049099,Pain relief,,M,India,L,50,M1,2028-03-31',
        'MED-2,Alprazolam 0.5 mg tablets,40,3004,Pain relief,DRUG_H1,M,India,L,50,A1,2028-03-31',
        'MED-3,Cefixime 200 mg tablets,90,30042099,Pain relief,,Maker,India,KTK/25/1,50,C1,03/2028',
        'MED-4,Cetzine tablets,30,30049099,Pain relief,,Maker,India,L,50,Z1,2028-03-31',
        'MED-5,Cetzine tablets 20,60,30049099,Pain relief,DRUG_GEN,Maker,India,L,50,,',
        'MED-6,Cetzine tablets 30,60,30049099,Pain relief,DRUG_GEN,Maker,India,L,50,Z2,2026-01-31',
        'MED-7,Cetzine tablets 40,60,30049099,Pain relief,GEN,Maker,India,L,50,Z2,2028-03-31',
        'MED-8,Ringer lactate 500 ml,60,30049099,Ringer Lactate,,Maker,India,L,50,R1,2028-03-31',
        'MED-9,Ringer lactate 100 ml,60,30049099,Ringer Lactate,,,,,50,R1,',
        // It expires on the day of the import.
        'MED-A,Cetzine tablets 50,60,30049099,Pain relief,DRUG_GEN,Maker,India,L,50,Z3,2026-11-24',
        '',
      ].join('\n'),
    )
    const report = await run('medicines.csv')
    expect(report).toMatchObject({ rows: 10, written: 6, waiting: 4 })
    expect(report.errors.map(({ line, column }) => [line, column])).toEqual([
      [2, 'title'],
      [3, 'title'],
      [7, 'expiry'],
      [11, 'expiry'],
    ])
    expect(await facts('MED-%')).toEqual([
      { sku: 'MED-3', active: true, class: 'DRUG_H1', reasons: [] },
      { sku: 'MED-4', active: false, class: '', reasons: ['class_unknown'] },
      { sku: 'MED-5', active: false, class: 'DRUG_GEN', reasons: ['batch_missing'] },
      { sku: 'MED-7', active: false, class: 'GEN', reasons: ['class_doubtful'] },
      { sku: 'MED-8', active: true, class: 'DRUG_H', reasons: [] },
      {
        sku: 'MED-9',
        active: false,
        class: 'DRUG_H',
        reasons: ['maker_missing', 'origin_missing', 'licence_missing', 'batch_missing'],
      },
    ])
  })

  it('never takes the brand for the maker, India for the origin or 18 % for the rate', async () => {
    file(
      'missing.csv',
      [
        'sku,title,brand,price,hsn,class,maker,origin,importer,licence,stock',
        'MIS-1,Exam gloves box,Zeta,100,40151200,,,,,,5',
        'MIS-2,Gizmo,Zeta,100,90189099,,Zeta Ltd,China,,,5',
        'MIS-3,Tray,Zeta,100,,,Zeta Ltd,India,,,5',
        'MIS-4,Thing of an odd chapter,Zeta,100,98989898,GEN,Zeta Ltd,India,,,5',
        'MIS-5,Digital BP monitor,Zeta,100,90189019,,Zeta Ltd,Japan,Ind Imports,IMP/MD/2024/1,5',
        '',
      ].join('\n'),
    )
    expect(await run('missing.csv')).toMatchObject({ written: 5, waiting: 4, errors: [] })
    expect(
      (await facts('MIS-%')).map(({ sku, active, reasons }) => [sku, active, reasons]),
    ).toEqual([
      ['MIS-1', false, ['maker_missing', 'origin_missing', 'licence_missing']],
      ['MIS-2', false, ['class_unknown', 'importer_missing']],
      ['MIS-3', false, ['class_unknown', 'hsn_missing']],
      ['MIS-4', false, ['rate_missing']],
      ['MIS-5', true, []],
    ])
  })

  it('shows and sells nothing that waits, anywhere', async () => {
    file('gizmo.csv', 'sku,title,price,hsn,stock\nGIZ-1,Zyxomat gizmo,100,90189099,5\n')
    expect(await run('gizmo.csv')).toMatchObject({ written: 1, waiting: 1 })
    const visitor = world.visitor()
    const { rows } = await world.db.execute<{ slug: string }>(
      sql`select g.slug from variant v join product_group g on g.id = v.group_id where v.sku = 'GIZ-1'`,
    )
    const slug = rows[0]?.slug ?? ''
    const search = await visitor.call('listProducts', { query: { search: 'zyxomat' } })
    expect(search.body.products.map(({ sku }) => sku)).not.toContain('GIZ-1')
    expect((await visitor.call('getProduct', { params: { slug } })).status).toBe(404)
    const added = await visitor.call('updateGuestCart', {
      body: { type: 'ADD', product: { sku_id: 'GIZ-1', quantity: 1 }, pincode: '400001' },
    })
    expect(added.status).toBeGreaterThanOrEqual(400)
    for (const table of ['product_read', 'search_code'])
      expect(
        (
          await world.db.execute(
            sql`select 1 from ${sql.identifier(table)} x where x::text ilike '%GIZ-1%' or x::text ilike '%zyxomat%'`,
          )
        ).rows,
      ).toEqual([])
    file(
      'gizmo2.csv',
      'sku,title,price,hsn,stock,class,maker,origin,licence\ngiz-1,Zyxomat gizmo,100,90189099,5,A,Zyx,India,REG/1\n',
    )
    expect(await run('gizmo2.csv')).toMatchObject({ written: 1, waiting: 0 })
    // The index in memory follows a moment later.
    const found = async () =>
      (await visitor.call('listProducts', { query: { search: 'zyxomat' } })).body.products
    await expect.poll(async () => (await found()).map(({ sku }) => sku)).toContain('GIZ-1')
  })
})

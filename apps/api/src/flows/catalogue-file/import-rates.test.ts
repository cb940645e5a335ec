import { sql } from '../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import { useCatalogueFiles } from '@upchar/testkit/catalogue-files'
import { useWorld } from '@upchar/testkit/world'

describe('the tax of imported products', () => {
  const world = useWorld()
  const { file, run } = useCatalogueFiles(world)

  /** Columns and values that leave nothing for staff to settle. */
  const settled = 'class,maker,country_of_origin'
  const ours = 'GEN,Own Works LLP,India'

  it('CART-23 taxes a box of cheap masks by the price of one mask', async () => {
    file(
      'masks.csv',
      `sku,title,price,hsn,pack_size,${settled}\nMA-1,Box of 50 pouches,300,63079090,50,${ours}\nMA-2,Reusable pouch,2700,63079090,1,${ours}\n`,
    )
    expect((await run('masks.csv')).errors).toEqual([])
    expect(
      (
        await world.db.execute(
          sql`select v.sku, (r.card::json->>'gst_rate')::int as rate from variant v join product_read r on r.group_id = v.group_id where sku like 'MA-%' order by v.sku`,
        )
      ).rows,
    ).toEqual([
      { sku: 'MA-1', rate: 5 },
      { sku: 'MA-2', rate: 18 },
    ])
  })

  it('uses the GST rate of the current day in India, from its first minute', async () => {
    await world.db.execute(
      sql`insert into gst_rate (hsn_prefix, rate_bp, valid_from, valid_to, source) values ('9999', 500, '2026-01-01', '2026-12-31', 'test'), ('9999', 1800, '2027-01-01', null, 'test')`,
    )
    const rateAt = async (sku: string, iso: string) => {
      file(`${sku}.csv`, `sku,title,price,hsn,${settled}\n${sku},Tray,100,9999,${ours}\n`)
      await run(`${sku}.csv`, { at: new Date(iso) })
      return (
        await world.db.execute<{ rate: number }>(
          sql`select (r.card::json->>'gst_rate')::int as rate from variant v join product_read r on r.group_id = v.group_id where v.sku = ${sku}`,
        )
      ).rows[0]?.rate
    }
    expect(await rateAt('DAY-1', '2026-12-31T18:29:59Z')).toBe(5)
    expect(await rateAt('DAY-2', '2026-12-31T18:30:00Z')).toBe(18)
  })

  it('CART-23 takes the table’s rate where gst_rate is blank or agrees, keeps one that differs, and assumes none', async () => {
    file(
      'rates.csv',
      [
        'RA-1,Cloth pouch,10,,63079090',
        'RA-2,Two cloth pouches,100,5,63079090',
        'RA-3,Steel trolley,9000,,94029010',
        'RA-4,Plastic tray,200,5,39269099',
        'RA-5,Thing,200,,87654321',
        'RA-6,Other thing,200,18,87654321',
      ].reduce(
        (text, row) => `${text}${row},${ours}\n`,
        `sku,title,price,gst_rate,hsn,${settled}\n`,
      ),
    )
    const report = await run('rates.csv')
    expect(report.errors).toEqual([])
    expect(report.notes).toEqual(
      expect.arrayContaining([
        'HSN 39269099 is taxed at 18 % by the tax table; the file states 5 %, which applies from today.',
      ]),
    )
    const { rows } = await world.db.execute(
      sql`select v.sku, o.gst_bp as stated, (r.card::json->>'gst_rate')::int as rate, w.reasons from variant v join offer o on o.variant_id = v.id
        left join product_read r on r.group_id = v.group_id left join waiting_product w on w.group_id = v.group_id
        where v.sku like 'RA-%' order by v.sku`,
    )
    expect(rows).toEqual([
      { sku: 'RA-1', stated: null, rate: 5, reasons: null },
      { sku: 'RA-2', stated: null, rate: 5, reasons: null },
      { sku: 'RA-3', stated: null, rate: 18, reasons: null },
      { sku: 'RA-4', stated: 500, rate: 5, reasons: null },
      { sku: 'RA-5', stated: null, rate: null, reasons: ['rate_missing'] },
      { sku: 'RA-6', stated: 1800, rate: 18, reasons: null },
    ])
  })
})

import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '../../platform/db/sql.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startImport } from '@upchar/testkit/api-process'
import { createTestDatabase } from '@upchar/testkit/database'
import { openDatabase, type Database } from '../../platform/db/database.ts'
import { importCatalogue, settleCatalogue } from './index.ts'

/** More than a batch has. */
const products = 520
const batch = 500

describe('an import that is killed with -9', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'upchar-killed-'))
  let db: Database
  let url: string
  let drop: () => Promise<void>
  beforeAll(async () => {
    const database = await createTestDatabase()
    ;({ url, drop } = database)
    db = openDatabase(url, 5)
  })
  afterAll(async () => {
    await db.$client.end()
    await drop()
    rmSync(folder, { recursive: true, force: true })
  })

  const write = (name: string): string => {
    const file = path.join(folder, `${name}.csv`)
    const rows = Array.from(
      { length: products },
      (_, i) =>
        `${name}-${i},Crashproof ${name} tray ${i},Trays of ${name},DEV_A,Own LLP,India,REG/1,90189099,10,5,${i % 2 ? 'Size: M' : 'Size: XL'}`,
    )
    writeFileSync(
      file,
      `sku,title,category,class,maker,origin,licence,hsn,price,stock,attributes\n${rows.join('\n')}\n`,
    )
    return file
  }

  /** Starts an import, kills it once it waits for a table that the test holds, and lets go of the table. */
  async function killWhenAt(table: string, file: string, afterRows: number): Promise<void> {
    const holder = await db.$client.connect()
    const child = startImport(url, file)
    const ended = once(child, 'exit')
    try {
      const last = `${path.basename(file, '.csv')}-${afterRows - 1}`
      while (child.exitCode === null && !(await exists(last, afterRows))) await sleep(2)
      await holder.query(`begin; lock table ${table} in exclusive mode`)
      for (;;) {
        const { rows } = await db.execute(
          sql`select from pg_locks where not granted and relation = ${table}::regclass`,
        )
        if (rows.length > 0) break
        if (child.exitCode !== null) throw new Error(`the import ended before it used ${table}`)
        await sleep(5)
      }
    } finally {
      child.kill('SIGKILL')
      await ended
      await holder.query('rollback')
      holder.release()
    }
    // The server notices the lost connection and rolls back.
    for (;;) {
      const { rows } = await db.execute(
        sql`select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
          and state <> 'idle' and wait_event_type = 'Lock'`,
      )
      if (rows.length === 0) break
      await sleep(20)
    }
  }

  const exists = async (sku: string, rows: number) =>
    rows === 0 || (await db.execute(sql`select from variant where sku = ${sku}`)).rows.length > 0

  /** What exists of the products of a file, table by table. */
  async function counts(name: string) {
    const like = `${name}-%`
    const { rows } = await db.execute<
      Record<
        | 'variants'
        | 'offers'
        | 'stocked'
        | 'shown'
        | 'filtered'
        | 'found'
        | 'coded'
        | 'groups'
        | 'marks',
        number
      >
    >(sql`
      with goods as (select v.id, v.sku, v.group_id from variant v where v.sku like ${like})
      select (select count(*)::int from goods) as variants,
        (select count(*)::int from product_group where title like ${`Crashproof ${name} tray %`}) as groups,
        (select count(*)::int from goods g join offer o on o.variant_id = g.id) as offers,
        (select count(*)::int from goods g join offer o on o.variant_id = g.id
          where (select sum(on_hand) from lot where offer_id = o.id) = 5
            and (select sum(m.quantity) from stock_movement m join lot l on l.id = m.lot_id where l.offer_id = o.id) = 5) as stocked,
        (select count(*)::int from goods g join product_read r on r.group_id = g.group_id) as shown,
        (select count(*)::int from goods g join product_read r on r.group_id = g.group_id
          where r.facets && array['size=M', 'size=XL']) as filtered,
        (select count(*)::int from goods g join search_document d on d.group_id = g.group_id) as found,
        (select count(*)::int from goods g join search_code c on c.variant_id = g.id and c.kind = 1) as coded,
        (select count(*)::int from goods g join stale_product s on s.group_id = g.group_id) as marks`)
    const [row] = rows
    if (row === undefined) throw new Error('nothing was counted')
    return row
  }
  const whole = (many: number) => ({
    variants: many,
    groups: many,
    offers: many,
    stocked: many,
    shown: many,
    filtered: many,
    found: many,
    coded: many,
    marks: 0,
  })

  it('OPS-04 changes only the columns of the file where asked, from its first row, also after the same file was interrupted without that', async () => {
    const goods = path.join(folder, 'LIST.csv')
    writeFileSync(
      goods,
      'sku,title,category,class,maker,origin,licence,hsn,price,stock\nLIST-1,Crashproof list tray,Trays,DEV_A,Own LLP,India,REG/1,90189099,10,5\n',
    )
    const run = async (file: string, options: readonly string[] = []) => {
      const [code] = await once(startImport(url, file, options), 'exit')
      return Number(code)
    }
    expect(await run(goods)).toBe(0)
    const prices = path.join(folder, 'PRICES.csv')
    writeFileSync(prices, 'sku,title,price\nLIST-1,Crashproof list tray,12\n')
    const hash = createHash('sha256').update('sku,title,price\nLIST-1,Crashproof list tray,12\n')
    await db.execute(
      sql`insert into content_block (key, value) values (${`import:${hash.digest('hex').slice(0, 32)}`}, '{"done": 1}')`,
    )
    expect(await run(prices, ['--only-columns'])).toBe(0)
    const { rows } = await db.execute(
      sql`select o.price_paise as paise, (select sum(on_hand)::int from lot where offer_id = o.id) as stock, v.active
        from variant v join offer o on o.variant_id = v.id where v.sku = 'LIST-1'`,
    )
    expect(rows).toEqual([{ paise: 1200, stock: 5, active: true }])
  })

  it.each([
    ['within the rows of a batch', 'offer', 'OF', 0, 0, 0],
    ['between rows and read models', 'product_read', 'RM', 0, batch, batch],
    ['between read models and postings', 'search_code', 'SC', 0, batch, batch],
    ['before anybody is told', 'catalogue_version', 'CV', batch, batch, batch],
    ['within the second batch', 'lot', 'LT', batch, batch, 0],
    ['after the last row, before its read models', 'product_read', 'LR', products, products, null],
  ])(
    'leaves each product absent or whole %s, after a start and after a second run',
    async (_, table, name, afterRows, written, marks) => {
      const file = write(name)
      await killWhenAt(table, file, afterRows)
      expect(await counts(name)).toMatchObject({
        variants: written,
        groups: written,
        offers: written,
        stocked: written,
        // Until running servers are told, too.
        ...(marks !== null && { marks }),
      })
      // As the job of every start does.
      await settleCatalogue(db, new Date())
      expect(await counts(name)).toEqual(whole(written))
      // In this process: another one would take longer to start than to import.
      expect(
        await importCatalogue(db, {
          path: file,
          dryRun: false,
          at: new Date(),
          onProgress: () => undefined,
        }),
      ).toMatchObject({ failure: '', errors: [] })
      expect(await counts(name)).toEqual(whole(products))
    },
    120_000,
  )

  it('leaves no product behind when only the second run follows', async () => {
    const file = write('SR')
    await killWhenAt('search_code', file, 0)
    const again = startImport(url, file)
    await once(again, 'exit')
    expect(again.exitCode).toBe(0)
    expect(await counts('SR')).toEqual(whole(products))
  })
})

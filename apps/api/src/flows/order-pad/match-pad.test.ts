import { beforeAll, describe, expect, it } from 'vitest'
import { readPad } from '@upchar/kernel/order-pad'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { useWorld } from '@upchar/testkit/world'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { refreshReadModels } from '../../modules/catalogue/index.ts'
import { indexGroups } from '../../modules/search/index.ts'
import { sql } from '../../platform/db/sql.ts'
import { tender, type TenderLine } from './testing/tender.ts'

const world = useWorld()
type Line = Answer<'matchOrderPad'>['lines'][number]
type Sold = { family: string; values: string[] }
let sold = new Map<string, Sold>()
let goods: Goods
beforeAll(async () => {
  const { rows } = await world.db.execute<Sold & { sku: string }>(sql`
    select v.sku, g.family_key as family, array[g.title, v.option_label] || coalesce((select array_agg(a.value->>'display')
      from jsonb_each(g.attributes || v.attributes) a), '{}') as values
    from variant v join product_group g on g.id = v.group_id`)
  sold = new Map(rows.map((row) => [row.sku, row]))
  goods = await stockGoods(world.db)
})

/** As console and import do. */
async function putOnSale(...groupIds: number[]): Promise<void> {
  await refreshReadModels(world.db, groupIds, world.clock.now())
  await indexGroups(world.db, groupIds)
}

const match = async (lines: { text: string; quantity: number }[]) => {
  const visitor = world.visitor()
  await visitor.call('createGuestCart')
  return visitor.call('matchOrderPad', { body: { lines, pincode: '400001' } })
}
const matchOne = async (text: string): Promise<Line> => {
  const [line] = (await match([{ text, quantity: 1 }])).body.lines
  if (line === undefined) throw new Error('no answer')
  return line
}

/** A value of the product, or a word of it: "Frosted" is in "Frosted one end". */
const isMeant = (sku: string, { families, has }: TenderLine): boolean => {
  const product = sold.get(sku)
  if (product === undefined || !families.includes(product.family)) return false
  return has.every((wanted) =>
    product.values.some(
      (value) =>
        value.toLowerCase() === wanted.toLowerCase() ||
        (wanted.length > 3 && value.toLowerCase().includes(wanted.toLowerCase())),
    ),
  )
}

/** Wrong: another product as matched, a choice without the right one, or nothing of what the shop sells. */
function isWrong({ state, choices }: Line, asked: TenderLine): boolean {
  if (asked.families.length === 0) return state === 'matched'
  if (state === 'matched') return !isMeant(choices[0]?.sku_id ?? '', asked)
  return !choices.some(({ sku_id: sku }) => isMeant(sku, asked))
}

describe('the lines of an order pad', () => {
  it('reads a tender of 200 lines with at most 5 % wrong, two in three without a question', async () => {
    const lines = readPad(tender.map(({ line }) => line).join('\n'))
    expect(lines).toHaveLength(200)
    const { status, body } = await match(lines)
    expect(status).toBe(200)
    const wrong = body.lines.flatMap((line, i) => {
      const asked = tender[i]
      if (asked === undefined || !isWrong(line, asked)) return []
      return [`${line.state}: ${asked.line} -> ${line.choices[0]?.title ?? 'nothing'}`]
    })
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(10)
    const matched = body.lines.filter(({ state }) => state === 'matched').length
    expect(matched).toBeGreaterThanOrEqual(134)
    expect(
      body.lines.every(({ state, reason }) => (state === 'matched') === (reason === null)),
    ).toBe(true)
  })

  it('SEARCH-01 takes nothing from the search for the same words', async () => {
    const found = async (text: string) =>
      (
        await world.visitor().call('listProducts', {
          query: { search: text, page: 1, limit: 24, filters: '' },
        })
      ).body.total
    await matchOne('gloves')
    const total = await found('gloves')
    expect(total).toBeGreaterThan(24)
    expect(total).toBe(await found('GLOVES'))
  })

  it('matches SKU, part number and GTIN, also among words, and asks where several have one', async () => {
    const [one, twin] = [await goods.addVariant({ sku: 'OPQ/77-A' }), await goods.addVariant()]
    await world.db.execute(sql`update variant set part_number = 'XQ 4471-B', gtin = '8901234567894'
      where id = ${one.variantId}`)
    await putOnSale(one.groupId, twin.groupId)
    for (const text of ['opq-77a', 'xq4471b', '8901234567894', 'Catheter kit (XQ-4471-B) blue']) {
      const line = await matchOne(text)
      expect([text, line.state, line.choices.map(({ sku_id: sku }) => sku)]).toEqual([
        text,
        'matched',
        [one.sku],
      ])
    }
    await world.db.execute(
      sql`update variant set part_number = 'XQ 4471-B' where id = ${twin.variantId}`,
    )
    await putOnSale(one.groupId, twin.groupId)
    const both = await matchOne('XQ4471B')
    expect(both).toMatchObject({
      state: 'doubtful',
      reason: 'Several products have this number. Choose one.',
    })
    expect(both.choices.map(({ sku_id: sku }) => sku).toSorted()).toEqual(
      [one.sku, twin.sku].toSorted(),
    )
  })

  it('says why a line has no product, or one that the buyer may not have', async () => {
    expect(await matchOne('qqxzv wwbbk')).toMatchObject({ state: 'absent', choices: [] })
    expect(await matchOne('morphine injection 10 mg')).toMatchObject({
      state: 'absent',
      reason: 'These goods are not sold online.',
    })
    const device = await goods.addVariant({ sku: 'OPQ-DEV-C', productClass: 'DEV_C' })
    await putOnSale(device.groupId)
    expect(await matchOne('OPQ-DEV-C')).toMatchObject({
      state: 'matched',
      choices: [{ message: expect.stringContaining('Sign in'), buying: { state: 'needs_kyc' } }],
    })
  })

  it('refuses more than 200 lines, and a pincode that is none', async () => {
    const lines = Array.from({ length: 201 }, () => ({ text: 'gloves', quantity: 1 }))
    expect((await match(lines)).status).toBe(400)
    const visitor = world.visitor()
    await visitor.call('createGuestCart')
    expect(
      await visitor.call('matchOrderPad', {
        body: { lines: lines.slice(0, 1), pincode: '999999' },
      }),
    ).toMatchObject({ status: 400, body: { code: 'pincode_unknown' } })
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { readPad } from '@upchar/kernel/order-pad'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { useWorld } from '@upchar/testkit/world'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { refreshReadModels } from '../../modules/catalogue/index.ts'
import { indexGroups } from '../../modules/search/index.ts'
import { sql } from '../../platform/db/sql.ts'
import { indents } from './testing/indents.ts'
import type { RatedLine } from './testing/rated-lines.ts'
import { tender } from './testing/tender.ts'

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

const inWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[,()\s]+/g, ' ')
    .trim()} `
/** Whether a value says it in whole words: "Frosted" is in "Frosted one end", "6 Fr" isn't in "16 Fr". */
const says = (value: string, wanted: string): boolean => inWords(value).includes(inWords(wanted))

const isMeant = (sku: string, { families, has }: RatedLine): boolean => {
  const product = sold.get(sku)
  if (product === undefined || !families.includes(product.family)) return false
  return has.every((wanted) =>
    product.values.some((value) =>
      wanted.length > 3 ? says(value, wanted) : value.toLowerCase() === wanted.toLowerCase(),
    ),
  )
}

/** Wrong: another product as matched, a choice without the right one, or nothing of what the shop sells. */
function isWrong({ state, choices }: Line, asked: RatedLine): boolean {
  if (asked.families.length === 0) return state === 'matched'
  if (state === 'matched') return !isMeant(choices[0]?.sku_id ?? '', asked)
  return !choices.some(({ sku_id: sku }) => isMeant(sku, asked))
}

/** Reads rated lines as a buyer pastes them. */
async function rate(rated: readonly RatedLine[]) {
  const { status, body } = await match(readPad(rated.map(({ line }) => line).join('\n')))
  expect(status).toBe(200)
  expect(body.lines).toHaveLength(rated.length)
  expect(body.lines.every(({ state, reason }) => (state === 'matched') === (reason === null))).toBe(
    true,
  )
  const wrong = body.lines.flatMap((line, i) => {
    const asked = rated[i]
    if (asked === undefined || !isWrong(line, asked)) return []
    const [first] = line.choices
    return [`${line.state}: ${asked.line} -> ${first?.title ?? 'nothing'} ${first?.option ?? ''}`]
  })
  const count = (wanted: Line['state']) => body.lines.filter(({ state }) => state === wanted).length
  return {
    wrong,
    matched: count('matched'),
    told: `${count('matched')} matched, ${count('doubtful')} doubtful, ${count('absent')} absent, ${wrong.length} wrong:\n${wrong.join('\n')}`,
  }
}

describe('the lines of an order pad', () => {
  // At most 5 % wrong, 1 % without a question; so many are matched without one.
  it.each([
    ['a tender', tender, 134],
    ['the indents of a store', indents, 120],
  ])('reads 200 lines of %s, at most one in twenty wrong', async (_, rated, least) => {
    expect(rated).toHaveLength(200)
    const { wrong, matched, told } = await rate(rated)
    expect(wrong.length, told).toBeLessThanOrEqual(10)
    const unasked = wrong.filter((line) => line.startsWith('matched'))
    expect(unasked.length, told).toBeLessThanOrEqual(2)
    expect(matched, told).toBeGreaterThanOrEqual(least)
    process.stderr.write(`${told}\n`)
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

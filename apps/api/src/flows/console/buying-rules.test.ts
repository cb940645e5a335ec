import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { buyingRules } from '@upchar/reference/buying-rules'
import { createJobHandlers } from '../../jobs.ts'
import { runDueJobs } from '../../platform/jobs/jobs.ts'
import { scheduledAt } from '@upchar/testkit/scheduled-jobs'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'

const world = useWorld()
let admin: Awaited<ReturnType<typeof signedInStaff>>
beforeAll(async () => {
  admin = await signedInStaff(world, 'admin')
})

type Cell = Pick<BodyInput<'staffSetBuyingRule'>, 'product_class' | 'business_type'>
const rules = async () => (await admin.visitor.call('staffListBuyingRules')).body.rules
const rulesOf = async (cell: Cell) =>
  (await rules()).filter(
    (rule) =>
      rule.product_class === cell.product_class && rule.business_type === cell.business_type,
  )
const set = async (
  cell: Cell,
  requirement: BodyInput<'staffSetBuyingRule'>['requirement'],
  from: string,
  source = 'Decision of the drug consultant, 24 Nov 2026',
) =>
  admin.visitor.call('staffSetBuyingRule', {
    body: {
      ...cell,
      requirement,
      valid_from: from,
      source,
      seen_id: (await rulesOf(cell))[0]?.id ?? null,
    },
  })
const work = () => runDueJobs(world.db, createJobHandlers(world.context), world.context.log)

/** Adds a product of a class to a guest's cart. */
async function articleOf(productClass: string) {
  const { rows } = await world.db.execute<{ slug: string; sku: string; moq: number }>(sql`
    select g.slug, v.sku, o.moq from product_group g join variant v on v.group_id = g.id and v.active join offer o on o.variant_id = v.id join product_read r on r.group_id = g.id
    where g.product_class = ${productClass} and not g.lead_only order by g.id, v.id limit 1`)
  const [article] = rows
  if (article === undefined) throw new Error(`nothing of ${productClass}`)
  const visitor = world.visitor()
  return {
    add: async () =>
      (
        await visitor.call('updateGuestCart', {
          body: { type: 'ADD', product: { sku_id: article.sku, quantity: article.moq } },
        })
      ).status,
    page: async () =>
      (await world.visitor().call('getProduct', { params: { slug: article.slug }, query: {} })).body
        .product.buying.state,
  }
}

describe('buying rules in the console', () => {
  it('lists every initial rule, with its first day and no last day', async () => {
    expect(await rules()).toHaveLength(buyingRules.length)
    expect(await rulesOf({ product_class: 'DRUG_H', business_type: 4 })).toMatchObject([
      {
        requirement: 'needs_pharma_kyc+dental_list',
        valid_from: '2026-04-01',
        valid_to: null,
        changed_by: null,
      },
    ])
  })

  it('applies a rule from today to the next cart and the product page at once', async () => {
    const cell = { product_class: 'DEV_B_PRO', business_type: 0 } as const
    const { add, page } = await articleOf('DEV_B_PRO')
    expect(await add()).toBe(200)
    expect(await set(cell, 'needs_kyc', '2026-11-24')).toMatchObject({
      status: 200,
      body: {
        rule: {
          requirement: 'needs_kyc',
          valid_from: '2026-11-24',
          valid_to: null,
          changed_by: { id: admin.id },
        },
      },
    })
    await expect.poll(add).toBe(403)
    await work()
    await expect.poll(page).toBe('needs_kyc')
    // The earlier rule stays on record with a last day.
    expect(
      (await rulesOf(cell)).map(({ requirement, valid_from: from, valid_to: to }) => [
        requirement,
        from,
        to,
      ]),
    ).toEqual([
      ['needs_kyc', '2026-11-24', null],
      ['allow', '2026-04-01', '2026-11-23'],
    ])
    const { rows } = await world.db.execute(
      sql`select staff_id, subject_id, before, after from audit_entry where action = 'policy.change' order by id desc limit 1`,
    )
    expect(rows).toMatchObject([
      {
        staff_id: admin.id,
        subject_id: 'DEV_B_PRO:0',
        before: { requirement: 'allow' },
        after: {
          requirement: 'needs_kyc',
          valid_from: '2026-11-24',
          source: 'Decision of the drug consultant, 24 Nov 2026',
        },
      },
    ])
  })

  it('applies a planned rule from midnight in India, and lets it be replaced before', async () => {
    const cell = { product_class: 'DEV_A', business_type: 0 } as const
    const { add, page } = await articleOf('DEV_A')
    expect((await set(cell, 'blocked', '2026-12-01')).status).toBe(200)
    expect((await set(cell, 'lead_only', '2026-12-05')).status).toBe(200)
    expect((await set(cell, 'needs_kyc', '2026-12-01')).status).toBe(200)
    const kept = (await rulesOf(cell)).map(({ requirement, valid_from: from, valid_to: to }) => [
      requirement,
      from,
      to,
    ])
    expect(kept).toEqual([
      ['needs_kyc', '2026-12-01', null],
      ['lead_only', '2026-12-05', '2026-11-30'],
      ['blocked', '2026-12-01', '2026-11-30'],
      ['allow', '2026-04-01', '2026-11-30'],
    ])
    // The one planned for 5 December never begins, so this would change nothing.
    expect(await set(cell, 'needs_kyc', '2026-12-01')).toMatchObject({
      body: { code: 'rule_same' },
    })
    await work()
    expect([await add(), await page()]).toEqual([200, 'open'])
    world.clock.set('2026-11-30T18:29:00Z')
    expect(await add()).toBe(200)
    world.clock.set('2026-11-30T18:31:00Z')
    expect(await add()).toBe(403)
    // The job is scheduled for that day; the queue uses the database's clock.
    expect(await scheduledAt(world.db, 'refresh-product-class DEV_A 2026-12-01')).toBe(
      '2026-11-30T18:30:00.000Z',
    )
    await createJobHandlers(world.context)['refresh-product-class']({ productClass: 'DEV_A' })
    await expect.poll(page).toBe('needs_kyc')
    world.clock.set('2026-11-24T05:30:00Z')
  })

  it('refuses past days, an unchanged rule and a stale version', async () => {
    const cell = { product_class: 'GEN', business_type: 1 } as const
    expect(await set(cell, 'blocked', '2026-11-23')).toMatchObject({
      status: 400,
      body: { code: 'day_over' },
    })
    expect(await set(cell, 'allow', '2026-12-01')).toMatchObject({
      status: 409,
      body: { code: 'rule_same' },
    })
    expect(await set(cell, 'blocked', '2026-12-01', 'x')).toMatchObject({
      status: 400,
      body: { code: 'request_invalid' },
    })
    const stale = {
      ...cell,
      requirement: 'blocked',
      valid_from: '2026-12-01',
      source: 'Too late',
      seen_id: null,
    } as const
    expect(await admin.visitor.call('staffSetBuyingRule', { body: stale })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
    const seen_id = (await rulesOf(cell))[0]?.id ?? null
    const both = await Promise.all(
      [1, 2].map(() => admin.visitor.call('staffSetBuyingRule', { body: { ...stale, seen_id } })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('keeps one of two concurrent changes, with one audit entry', async () => {
    const cell = { product_class: 'GEN', business_type: 3 } as const
    const other = await signedInStaff(world, 'admin')
    const seen_id = (await rulesOf(cell))[0]?.id ?? null
    const both = await Promise.all(
      (
        [
          [admin, 'needs_kyc'],
          [other, 'blocked'],
          [admin, 'lead_only'],
          [other, 'needs_kyc'],
        ] as const
      ).map(([who, requirement]) =>
        who.visitor.call('staffSetBuyingRule', {
          body: { ...cell, requirement, valid_from: '2026-12-01', source: 'At once', seen_id },
        }),
      ),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    const [first] = both.filter(({ status }) => status === 200)
    // Every day has exactly one rule.
    expect(
      (await rulesOf(cell)).map(({ id, valid_from: from, valid_to: to }) => [id, from, to]),
    ).toEqual([
      [first?.body.rule.id, '2026-12-01', null],
      [seen_id, '2026-04-01', '2026-11-30'],
    ])
    const { rows } = await world.db.execute<{ staff_id: string }>(
      sql`select staff_id from audit_entry where action = 'policy.change' and subject_id = 'GEN:3'`,
    )
    expect(rows).toEqual([{ staff_id: first?.body.rule.changed_by?.id }])
  })

  it('refuses invalid texts and days, and stores texts literally', async () => {
    const cell = { product_class: 'GEN', business_type: 5 } as const
    for (const source of [
      'half \ud800',
      'bell \u0007',
      '\u001b[31mred',
      'two\nlines',
      'nul \u0000',
      '  x  ',
      'x'.repeat(201),
      '',
    ]) {
      expect(
        await set(cell, 'blocked', '2026-12-01', source),
        JSON.stringify(source),
      ).toMatchObject({ status: 400, body: { code: 'request_invalid' } })
    }
    for (const day of [
      '',
      '2026-02-30',
      '2026-13-01',
      '99999-01-01',
      '2026-12-01T00:00:00Z',
      'tomorrow',
      '0000-00-00',
    ]) {
      expect(await set(cell, 'blocked', day), day).toMatchObject({
        status: 400,
        body: { code: 'request_invalid' },
      })
    }
    expect(await set(cell, 'blocked', '0001-01-01')).toMatchObject({
      status: 400,
      body: { code: 'day_over' },
    })
    const source = `'; drop table buying_policy; -- <script>alert(1)</script> दवा 🩺`
    expect(await set(cell, 'blocked', '9999-12-31', source)).toMatchObject({
      status: 200,
      body: { rule: { source, valid_to: null } },
    })
    expect((await rulesOf(cell)).map(({ valid_from: from, valid_to: to }) => [from, to])).toEqual([
      ['9999-12-31', null],
      ['2026-04-01', '9999-12-30'],
    ])
  })

  it('lets reviewers read the rules and only administrators change them', async () => {
    const reviewer = await signedInStaff(world, 'kyc_reviewer')
    expect((await reviewer.visitor.call('staffListBuyingRules')).status).toBe(200)
    const body = {
      product_class: 'GEN',
      business_type: 2,
      requirement: 'blocked',
      valid_from: '2026-12-01',
      source: 'Wish',
      seen_id: null,
    } as const
    expect(await reviewer.visitor.call('staffSetBuyingRule', { body })).toMatchObject({
      status: 403,
      body: { code: 'permission_missing' },
    })
  })
})

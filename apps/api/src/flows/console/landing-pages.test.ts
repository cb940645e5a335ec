import { sql } from '../../platform/db/sql.ts'

import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { BUSINESS_CATEGORIES, type BusinessCategoryKey } from '@upchar/kernel/business-categories'
import { createJobHandlers } from '../../jobs.ts'
import { runDueJobs } from '../../platform/jobs/jobs.ts'

import { signedInStaff } from '@upchar/testkit/staff'

import { useWorld } from '@upchar/testkit/world'

const world = useWorld()
let editor: Awaited<ReturnType<typeof signedInStaff>>
beforeAll(async () => {
  editor = await signedInStaff(world, 'catalogue')
})

type Page = Answer<'staffListLandingPages'>['pages'][number]
const list = async () => (await editor.visitor.call('staffListLandingPages')).body
async function page(key: BusinessCategoryKey): Promise<Page> {
  const found = (await list()).pages.find((one) => one.key === key)
  if (found === undefined) throw new Error(`no page ${key}`)
  return found
}
type Change = Omit<
  NonNullable<
    NonNullable<Parameters<typeof editor.visitor.call<'staffSetLandingPage'>>[1]>['body']
  >,
  'seen_changed_at'
>
async function change(key: BusinessCategoryKey, body: Change) {
  world.clock.advance(1000)
  return editor.visitor.call('staffSetLandingPage', {
    params: { key },
    body: { ...body, seen_changed_at: (await page(key)).changed_at },
  })
}
const landing = async (category: string) =>
  (await world.visitor().call('getLandingPage', { params: { category } })).body
const work = () => runDueJobs(world.db, createJobHandlers(world.context), world.context.log)

describe('landing pages for staff', () => {
  it('ROUTE-23 lists the eleven with texts, defaults and available pictures', async () => {
    const { pages, banners } = await list()
    expect(
      pages.map(({ key, enabled, standard_enabled }) => ({ key, enabled, standard_enabled })),
    ).toEqual(
      BUSINESS_CATEGORIES.map(({ key, enabled }) => ({ key, enabled, standard_enabled: enabled })),
    )
    for (const one of pages)
      expect(one).toMatchObject({
        href: `/${one.key}`,
        changed_by: null,
        changed_at: null,
        banner_image: one.key,
      })
    for (const { src } of banners)
      expect((await world.visitor().raw({ method: 'GET', url: src })).status, src).toBe(200)
  })

  it('ROUTE-23 changes texts and picture, which the next page load shows', async () => {
    const texts = {
      meta_title: 'Tooth & gum: "everything"',
      meta_description: 'All a practice needs — ₹ fair.',
      banner_title: '<b>Smile</b>',
      banner_text: 'Two lines\nof text',
      banner_image: 'shop',
    }
    const { status, body } = await change('dental', texts)
    expect(status).toBe(200)
    expect(body.page).toMatchObject({
      ...texts,
      enabled: true,
      changed_by: { id: editor.id, name: editor.name },
    })
    await expect.poll(() => landing('dental')).toMatchObject(texts)
    expect(await landing('nephrology')).toMatchObject({ banner_image: 'nephrology' })
  })

  it('ROUTE-23 switches a department off and on, for page, cards, product page and cart', async () => {
    const [card] = (await landing('consumables')).rows
      .flatMap(({ products }) => products)
      .filter(({ buying }) => buying.state === 'open')
    if (card === undefined) throw new Error('nothing to buy in consumables')
    const buying = async () =>
      (await world.visitor().call('getProduct', { params: { slug: card.slug }, query: {} })).body
        .product.buying.state
    const addToCart = async () =>
      (
        await world.visitor().call('updateGuestCart', {
          body: { type: 'ADD', product: { sku_id: card.sku, quantity: card.moq } },
        })
      ).status
    expect(await buying()).toBe('open')
    await change('consumables', { enabled: false })
    await expect.poll(async () => (await landing('consumables')).enabled).toBe(false)
    expect(await addToCart()).toBe(403)
    await work()
    await expect.poll(buying).toBe('lead_only')
    await expect
      .poll(async () =>
        (await landing('consumables')).rows
          .flatMap(({ products }) => products)
          .every((one) => one.buying.state !== 'open'),
      )
      .toBe(true)
    await change('consumables', { enabled: true })
    await work()
    await expect.poll(buying).toBe('open')
    expect(await addToCart()).toBe(200)
  })

  it('refuses invalid values and stale versions', async () => {
    for (const body of [
      { meta_title: '' },
      { meta_title: 'x'.repeat(71) },
      { meta_title: 'two\nlines' },
      { meta_description: 'x'.repeat(201) },
      { banner_title: 'bell\u0007' },
      { banner_title: 'half \ud83e' },
      { banner_text: 'x'.repeat(301) },
    ])
      expect((await change('vaccines', body)).status, JSON.stringify(body)).toBe(400)
    expect(await change('vaccines', { banner_image: '../../etc/passwd' })).toMatchObject({
      status: 400,
      body: { code: 'banner_unknown' },
    })
    expect(
      (
        await editor.visitor.raw({
          method: 'POST',
          url: '/api/staff/landing-pages/spaceships',
          payload: { seen_changed_at: null },
        })
      ).status,
    ).toBe(400)
    const before = await page('vaccines')
    await change('vaccines', { banner_title: 'First' })
    const stale = await editor.visitor.call('staffSetLandingPage', {
      params: { key: 'vaccines' },
      body: { banner_title: 'Second', seen_changed_at: before.changed_at },
    })
    expect(stale).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    expect((await page('vaccines')).banner_title).toBe('First')
  })

  it('keeps one of two concurrent changes', async () => {
    const other = await signedInStaff(world, 'admin')
    const { changed_at: seen_changed_at } = await page('consumables')
    const replies = await Promise.all(
      [editor, other, editor, other].map(({ visitor }, i) =>
        visitor.call('staffSetLandingPage', {
          params: { key: 'consumables' },
          body: { banner_title: `Change ${i}`, seen_changed_at },
        }),
      ),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect((await page('consumables')).banner_title).toBe(
      replies.find(({ status }) => status === 200)?.body.page.banner_title,
    )
  })

  it('records changes with the value before and after, and nothing for an unchanged page', async () => {
    const before = await page('ophthalmology')
    await change('ophthalmology', { banner_title: 'Clear sight', enabled: before.enabled })
    const after = await page('ophthalmology')
    await change('ophthalmology', { banner_title: 'Clear sight' })
    expect((await page('ophthalmology')).changed_at).toBe(after.changed_at)
    const { rows } = await world.db.execute(
      sql`select staff_id, before, after from audit_entry where subject_kind = 'landing_page' and subject_id = 'ophthalmology'`,
    )
    expect(rows).toEqual([
      {
        staff_id: editor.id,
        before: { banner_title: before.banner_title },
        after: { banner_title: 'Clear sight' },
      },
    ])
  })

  it('are changeable by the catalogue role and administrators only', async () => {
    const tried = await Promise.all(
      (['support', 'kyc_reviewer', 'catalogue', 'finance', 'admin'] as const).map(async (role) => {
        const { visitor } = await signedInStaff(world, role)
        const body = { banner_text: 'x', seen_changed_at: '2020-01-01T00:00:00.000Z' }
        return [
          role,
          (await visitor.call('staffListLandingPages')).status,
          (await visitor.call('staffSetLandingPage', { params: { key: 'nephrology' }, body }))
            .status,
        ]
      }),
    )
    expect(tried).toEqual([
      ['support', 200, 403],
      ['kyc_reviewer', 403, 403],
      ['catalogue', 200, 409],
      ['finance', 403, 403],
      ['admin', 200, 409],
    ])
  })
})

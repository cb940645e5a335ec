import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import { announced } from '@upchar/testkit/announced'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { loadContentReference } from '../../modules/content/index.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

type Value = NonNullable<Body<'staffSaveContent'>['value']>
type Kind = Value['kind']
type Detail = Answer<'staffGetContent'>['content']

const world = useWorld({ BRAND_NAME: 'Sanjeevani' })
const hour = 3_600_000
let editor: Awaited<ReturnType<typeof signedInStaff>>
beforeAll(async () => {
  editor = await signedInStaff(world, 'catalogue')
})

const staff = () => editor.visitor
/** A console session doesn't last that long unused. */
const pass = async (hours: number): Promise<void> => {
  world.clock.advance(hours * hour)
  editor = await signedInStaff(world, 'catalogue')
}
const inHours = (hours: number) =>
  new Date(world.clock.now().getTime() + hours * hour).toISOString()
const get = (kind: Kind, key: string) => staff().call('staffGetContent', { params: { kind, key } })
const revisionOf = async (kind: Kind, key: string): Promise<string | null> => {
  const { status, body } = await get(kind, key)
  return status === 200 ? body.content.revision : null
}
const save = async (kind: Kind, key: string, value: Value | null) =>
  staff().call('staffSaveContent', {
    params: { kind, key },
    body: { value, revision: await revisionOf(kind, key) },
  })
const publish = async (kind: Kind, key: string, dates: { from?: string; until?: string } = {}) =>
  staff().call('staffPublishContent', {
    params: { kind, key },
    body: {
      from: dates.from ?? null,
      until: dates.until ?? null,
      revision: (await revisionOf(kind, key)) ?? '',
    },
  })
const takeDown = async (kind: Kind, key: string) =>
  staff().call('staffTakeDownContent', {
    params: { kind, key },
    body: { revision: (await revisionOf(kind, key)) ?? '' },
  })

const banner = (title: string, more: Partial<Extract<Value, { kind: 'banner' }>> = {}): Value => ({
  kind: 'banner',
  title,
  text: 'For wards',
  action: 'See it',
  href: '/offers',
  image: 'dental',
  alt: '',
  position: 50,
  ...more,
})
const policy = (title: string, text = 'We are {brand}.'): Value => ({
  kind: 'policy',
  title,
  position: 1,
  blocks: [{ kind: 'text', text }],
})
const bannerTitles = async () =>
  (await world.visitor().call('getShopHome')).body.banners.map(({ title }) => title)
const terms = async () =>
  (await world.visitor().call('getPolicies')).body.policies.find(({ slug }) => slug === 'terms')
const states = ({ versions }: Detail) => versions.map(({ number, state }) => [number, state])

describe('texts that staff edit', () => {
  it('ROUTE-01 shows buyers nothing of a draft, and the text as soon as it is published', async () => {
    expect((await save('banner', 'monsoon', banner('Monsoon'))).status).toBe(200)
    await expect.poll(bannerTitles).not.toContain('Monsoon')
    const { status, body } = await announced(world, () => publish('banner', 'monsoon'))
    expect([status, body.content.item.state, body.content.draft]).toEqual([200, 'live', null])
    // As others read it: the home page is cached until the change arrives.
    await expect.poll(bannerTitles).toContain('Monsoon')
  })

  it('ROUTE-22 fills placeholders in, and refuses one that nothing fills in', async () => {
    expect(await save('policy', 'terms', policy('Terms', 'Pay {brand} in {gold}.'))).toMatchObject({
      status: 400,
      body: { code: 'content_invalid', fields: [{ field: 'blocks' }] },
    })
    // Every object has these.
    for (const name of ['constructor', 'toString'])
      expect((await save('policy', 'terms', policy('Terms', `Of {${name}}.`))).status).toBe(400)
    await save('policy', 'terms', policy('Terms of {brand}'))
    const { placeholders } = (await staff().call('staffListContent', { query: {} })).body
    expect(placeholders).toContainEqual({ name: 'brand', value: 'Sanjeevani' })
    await publish('policy', 'terms')
    expect(await terms()).toMatchObject({
      title: 'Terms of Sanjeevani',
      blocks: [{ text: 'We are Sanjeevani.' }],
    })
    expect((await world.visitor().call('getPolicies')).body.policies).toHaveLength(6)
  })

  it('publishes from a moment to another; what was shown before comes back', async () => {
    await save('banner', 'festival', banner('Every day'))
    await publish('banner', 'festival')
    await save('banner', 'festival', banner('Diwali'))
    const { body } = await publish('banner', 'festival', { from: inHours(2), until: inHours(4) })
    expect(states(body.content)).toEqual([
      [2, 'scheduled'],
      [1, 'live'],
    ])
    expect(body.content.item).toMatchObject({ state: 'live', next_at: inHours(2) })
    // Cached pages follow then.
    const { rows } = await world.db.execute<{ at: string }>(
      sql`select run_at at time zone 'utc' as at from graphile_worker.jobs where task_identifier = 'turn-content' order by run_at`,
    )
    // The test's jobs wait for a century.
    expect(rows.map(({ at }) => `20${at.replace(' ', 'T').slice(2, 19)}.000Z`)).toEqual([
      inHours(2),
      inHours(4),
    ])
    await expect.poll(bannerTitles).toContain('Every day')
    await pass(3)
    await expect.poll(bannerTitles).toContain('Diwali')
    await expect.poll(bannerTitles).not.toContain('Every day')
    expect(states((await get('banner', 'festival')).body.content)).toEqual([
      [2, 'live'],
      [1, 'waiting'],
    ])
    await pass(2)
    await expect.poll(bannerTitles).toContain('Every day')
  })

  it('refuses dates that are past or out of order, and an announcement without end', async () => {
    await save('banner', 'late', banner('Late'))
    for (const dates of [
      { from: inHours(-1) },
      { until: inHours(-1) },
      { from: inHours(3), until: inHours(2) },
    ])
      expect(await publish('banner', 'late', dates)).toMatchObject({
        status: 400,
        body: { code: 'content_invalid' },
      })
    await save('announcement', 'closed', {
      kind: 'announcement',
      title: 'Closed',
      text: 'On Sunday.',
      link: null,
      campaign: null,
    })
    expect(await publish('announcement', 'closed')).toMatchObject({
      status: 400,
      body: { code: 'content_invalid', fields: [{ field: 'until' }] },
    })
  })

  it('cancels what has not started, and nothing else', async () => {
    await save('banner', 'winter', banner('Winter'))
    await publish('banner', 'winter', { from: inHours(5) })
    const cancel = async (number: number) =>
      staff().call('staffCancelContent', {
        params: { kind: 'banner', key: 'winter' },
        body: { number, revision: (await revisionOf('banner', 'winter')) ?? '' },
      })
    const { body } = await cancel(1)
    expect(states(body.content)).toEqual([[1, 'cancelled']])
    await pass(6)
    await expect.poll(bannerTitles).not.toContain('Winter')
    expect((await cancel(1)).status).toBe(400)
  })

  it('takes a text down and brings an old version back from the history', async () => {
    await save('banner', 'stock', banner('Stock'))
    await publish('banner', 'stock')
    const down = await announced(world, () => takeDown('banner', 'stock'))
    expect(down.body.content.item.state).toBe('off')
    await expect.poll(bannerTitles).not.toContain('Stock')
    expect((await takeDown('banner', 'stock')).status).toBe(400)
    const [, first] = (await get('banner', 'stock')).body.content.versions
    await save('banner', 'stock', first?.value ?? null)
    await publish('banner', 'stock')
    await expect.poll(bannerTitles).toContain('Stock')
  })

  it('keeps the policies that the law asks for, and a topic while articles stand under it', async () => {
    for (const key of ['terms', 'privacy', 'returns', 'grievances'])
      expect(await takeDown('policy', key)).toMatchObject({
        status: 409,
        body: { code: 'content_needed' },
      })
    expect((await takeDown('topic', 'storage')).status).toBe(409)
    await save('article', 'new', {
      kind: 'article',
      title: 'New',
      summary: 'Words',
      topic: 'nowhere',
      blocks: [{ kind: 'text', text: 'Words' }],
    })
    expect(await publish('article', 'new')).toMatchObject({
      status: 409,
      body: { code: 'content_needed' },
    })
  })

  it('ROUTE-09 shows an article of staff under a topic of theirs, and in the sitemap', async () => {
    await save('topic', 'wards', {
      kind: 'topic',
      name: 'Wards',
      description: 'For wards.',
      position: 9,
    })
    await publish('topic', 'wards')
    await save('article', 'bed-sores', {
      kind: 'article',
      title: 'Bed sores',
      summary: 'How to prevent them',
      topic: 'wards',
      blocks: [
        { kind: 'text', text: '<b>Turn</b> the patient' },
        { kind: 'picture', image: 'dental', alt: 'A bed' },
      ],
    })
    await publish('article', 'bed-sores')
    const { body } = await world.visitor().call('getArticle', { params: { slug: 'bed-sores' } })
    expect(body.article).toMatchObject({
      category: { id: 'wards', name: 'Wards' },
      published_on: '2026-11-24',
      blocks: [{ text: '<b>Turn</b> the patient' }, { kind: 'picture', alt: 'A bed' }],
    })
    const map = await world.visitor().call('getSitemap', { query: { section: 'guides' } })
    expect(map.body.paths).toEqual(
      expect.arrayContaining(['/blogs/category/wards', '/blogs/bed-sores']),
    )
  })

  it('refuses links to other sites, pictures that don’t exist and ragged tables', async () => {
    for (const value of [
      banner('Away', { href: 'https://evil.example' }),
      banner('Away', { href: '//evil.example' }),
      banner('Run', { href: 'javascript:alert(1)' }),
      banner('Lost', { image: 'own-0123456789abcdef0123' }),
      {
        ...policy('Ragged'),
        blocks: [{ kind: 'table', head: ['a', 'b'], rows: [['c']] }],
      } as Value,
      {
        ...policy('Links'),
        blocks: [{ kind: 'links', items: [{ name: 'x', href: '/\\evil.example' }] }],
      } as Value,
    ])
      expect((await save(value.kind, 'bad', value)).status).toBe(400)
  })

  it('keeps the change of whoever was first', async () => {
    const seen = await revisionOf('banner', 'late')
    const write = (title: string) =>
      staff().call('staffSaveContent', {
        params: { kind: 'banner', key: 'late' },
        body: { value: banner(title), revision: seen },
      })
    const replies = await Promise.all([write('One'), write('Two')])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('shows the preview to who has its key, of drafts and versions', async () => {
    const saved = await save('policy', 'shipping', policy('Shipping of {brand}'))
    const id = saved.body.content?.draft?.preview ?? ''
    const preview = (key: string) =>
      world.visitor().call('getContentPreview', { params: { id: key } })
    expect((await preview(id)).body.preview).toMatchObject({
      kind: 'policy',
      policy: { slug: 'shipping', title: 'Shipping of Sanjeevani' },
    })
    const version = saved.body.content?.versions.at(-1)?.id ?? ''
    expect((await preview(version)).body.preview).toMatchObject({ policy: { title: 'Shipping' } })
    for (const key of ['', 'x', '00000000-0000-4000-8000-000000000000'])
      expect((await preview(key)).status).toBe(404)
    // Discarded: the link in a colleague's mail is void.
    await save('policy', 'shipping', null)
    expect((await preview(id)).status).toBe(404)
  })

  it('OPS-09 brings a release’s new standard text only where staff have none of their own, and says so there', async () => {
    const outdate = () =>
      world.db
        .execute(sql`insert into content_version (id, kind, key, number, value, starts_at, standard_hash, published_at)
        select gen_random_uuid(), kind, key, number + 1, jsonb_set(value, '{title}', '"Of an older release"'), starts_at, 'older', published_at
        from content_version where kind = 'policy' and key = 'sellers' and number = 1`)
    await outdate()
    const title = async () =>
      (await world.visitor().call('getPolicies')).body.policies.find(
        ({ slug }) => slug === 'sellers',
      )?.title
    expect(await title()).toBe('Of an older release')
    const load = () => inTransaction(world.db, loadContentReference)
    expect(await load()).toBe(1)
    expect(await title()).toBe('Sellers')
    expect(await load()).toBe(0)
    // Staff's own text stays; the console says that there is a newer one until they publish again.
    await save('policy', 'sellers', policy('Our sellers'))
    await publish('policy', 'sellers')
    await world.db.execute(sql`alter table content_version disable trigger content_version_stays`)
    await world.db.execute(
      sql`update content_version set standard_hash = 'older' where kind = 'policy' and key = 'sellers'`,
    )
    await world.db.execute(sql`alter table content_version enable trigger content_version_stays`)
    expect(await load()).toBe(0)
    expect(await title()).toBe('Our sellers')
    expect((await get('policy', 'sellers')).body.content).toMatchObject({
      item: { newer_standard: true },
      standard: { title: 'Sellers' },
    })
    await save('policy', 'sellers', policy('Our own sellers'))
    const { body } = await publish('policy', 'sellers')
    expect(body.content.item.newer_standard).toBe(false)
  })

  it('never changes a published text', async () => {
    for (const statement of [
      sql`update content_version set value = '{}' where kind = 'policy'`,
      sql`update content_version set starts_at = now() where kind = 'policy'`,
      sql`delete from content_version where kind = 'policy'`,
    ])
      await expect(world.db.execute(statement)).rejects.toThrow()
  })

  it('records who did what, without the words', async () => {
    const { rows } = await world.db.execute<{ action: string }>(
      sql`select distinct action from audit_entry where subject_kind = 'content' and staff_id is not null order by action`,
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'content.cancel',
      'content.discard',
      'content.draft',
      'content.publish',
      'content.take_down',
    ])
  })

  it('lists every text with its state', async () => {
    const { body } = await staff().call('staffListContent', { query: {} })
    const of = (key: string) => body.items.find((one) => one.key === key)
    expect(of('gst-and-papers')).toMatchObject({ kind: 'topic', state: 'live', changed_by: null })
    expect(of('late')).toMatchObject({ state: 'draft', has_draft: true })
    expect(of('winter')?.state).toBe('off')
    expect(of('monsoon')?.changed_by?.name).toMatch(/^Test catalogue/)
    expect((await get('banner', 'nothing')).status).toBe(404)
  })
})

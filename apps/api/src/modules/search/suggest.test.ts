import { describe, expect, it } from 'vitest'
import { announceChange } from '../../platform/db/changes.ts'
import { setFlag } from '../flags/index.ts'
import { announced } from '@upchar/testkit/announced'
import { useWorld } from '@upchar/testkit/world'

const world = useWorld()

const suggest = async (text: string, business_category?: string) => {
  const { status, body } = await world.visitor().call('suggest', {
    query: {
      text,
      request_id: 'r-7',
      ...(business_category !== undefined && { business_category }),
    },
  })
  expect(status).toBe(200)
  return body
}
const switchBrands = (on: boolean) =>
  announced(world, () => setFlag(world.context, 'is_search_by_brand', on, { by: null }))
const names = (links: readonly { name: string }[]) => links.map((link) => link.name)

describe('typeahead', () => {
  it('SEARCH-01 suggests categories, specialities and procedures besides products', async () => {
    const body = await suggest('foley')
    expect(names(body.categories).join()).toMatch(/foley/i)
    expect(names(body.specialities)).toContain('Nephrology & urology')
    expect(names(body.procedures)).toContain('Urinary catheterisation')
    expect(body.products[0]?.title).toMatch(/foley/i)
    expect(body.products.length).toBeGreaterThan(3)
    for (const group of [body.categories, body.specialities, body.procedures])
      for (const link of group) expect(link.count).toBeGreaterThan(0)
  })

  it('SEARCH-01 keeps what one department was suggested from another', async () => {
    const titles = async (department: string) =>
      (await suggest('needle', department)).products.map(({ title }) => title)
    const consumables = await titles('consumables')
    expect(consumables.length).toBeGreaterThan(0)
    expect(await titles('nephrology')).not.toEqual(consumables)
    expect(await titles('consumables')).toEqual(consumables)
  })

  it('SEARCH-02 echoes the request id, and is empty for an empty text', async () => {
    expect((await suggest('gl')).request_id).toBe('r-7')
    for (const text of ['', '   ']) {
      expect(await suggest(text)).toEqual({
        success: true,
        request_id: 'r-7',
        corrected: null,
        inexact: false,
        completions: [],
        categories: [],
        specialities: [],
        procedures: [],
        brands: [],
        products: [],
      })
    }
  })

  it.each([
    ['glov', /gloves/i],
    ['nebuliz', /nebuliser/i],
    ['nebulzi', /nebuliser/i],
    ['stetosc', /stethoscope/i],
    ['bp ma', /blood pressure monitor/i],
    ['सिरि', /syringe/i],
    ['wheelchiar', /wheelchair/i],
    ['garam pani', /hot/i],
  ])('SEARCH-05 finds words with the prefix "%s"', async (text, category) => {
    const body = await suggest(text)
    expect(names(body.categories).join()).toMatch(category)
    expect(body.products.length).toBeGreaterThan(0)
  })

  it.each([
    ['bpmac', /blood pressure monitor/i],
    ['otlig', /operation theatre light/i],
    ['ivcan', /iv cannula/i],
    ['hotwat', /hot water bag/i],
  ])('SEARCH-05 completes two words written as one: "%s"', async (text, category) => {
    expect(names((await suggest(text)).categories).join()).toMatch(category)
  })

  it('SEARCH-05 keeps the products when the next word has one letter', async () => {
    expect(names((await suggest('cbc t')).categories).join()).not.toMatch(/copper/i)
    expect(names((await suggest('copper t')).categories).join()).toMatch(/copper/i)
  })

  it('SEARCH-05 finds specialities, procedures and business categories by name', async () => {
    expect(names((await suggest('orthop')).specialities)).toContain('Orthopaedics')
    expect(names((await suggest('root can')).procedures)).toContain('Root canal')
    expect(names((await suggest('ophthal')).categories)).toContain('Ophthalmology')
  })

  it('SEARCH-05 DATA-20 DATA-18 is_search_by_brand: finds brands while it is on', async () => {
    expect(names((await suggest('kavri')).brands)).toEqual(['Kavrinex'])
    await switchBrands(false)
    const body = await world.visitor().call('searchConfig')
    expect(body.body.is_search_by_brand).toBe(false)
    expect((await suggest('kavri')).brands).toEqual([])
    await switchBrands(true)
  })

  it('completes what is typed', async () => {
    expect((await suggest('nitr')).completions.join()).toMatch(/nitrile/)
    expect((await suggest('nitrile exam')).completions.join()).toMatch(/nitrile exam/)
    for (const completion of (await suggest('cannu')).completions)
      expect(completion).not.toBe('cannu')
  })

  it.each([
    ['heavy duty compr', 'heavy duty compressor'],
    ['airotor pus', 'airotor push'],
    ['povidone-iodine solu', 'povidone-iodine solution'],
  ])('SEARCH-05 completes a second word as titles do: "%s"', async (text, completion) => {
    expect((await suggest(text)).completions).toContain(completion)
  })

  it('ranks products of the current business category first', async () => {
    expect((await suggest('monitor', 'refurbished-devices')).products[0]?.title).toMatch(
      /refurbished/i,
    )
  })

  it('suggests nothing for never listed products', async () => {
    expect(await suggest('morphine')).toMatchObject({
      completions: [],
      categories: [],
      products: [],
    })
  })

  it('runs two statements at most', async () => {
    await suggest('warm')
    const { statements } = await world.statements(() => suggest('ultrasonic scal'))
    expect(statements.length).toBeLessThanOrEqual(2)
  })
})

describe('suggestions that were made before', () => {
  it('need no statement, and are made anew when the catalogue changes', async () => {
    const before = (await suggest('stethos')).products[0]
    const { result, statements } = await world.statements(() => suggest('stethos'))
    expect(result.products[0]).toEqual(before)
    expect(statements).toEqual([])
    await world.db.$client.query(
      `update product_read set card = jsonb_set(card::jsonb, '{title}', '"Renamed Stethoscope"') where group_id = $1`,
      [before?.product_group_id],
    )
    await announced(world, () => announceChange(world.db))
    expect((await suggest('stethos')).products[0]?.title).toBe('Renamed Stethoscope')
  })
})

describe('keywords', () => {
  it('SEARCH-03 stores a guest’s keywords and clicks, newest first, each once', async () => {
    const visitor = world.visitor()
    for (const keyword of ['gloves', 'mask', 'Gloves']) {
      world.clock.advance(1000)
      expect(
        (await visitor.call('updateSearchKeyword', { body: { keyword, results: 3 } })).body,
      ).toEqual({ success: true })
    }
    await visitor.call('updateSearchKeywordClick', {
      body: { keyword: 'mask', slug: 'some-mask', position: 2 },
    })
    const { body } = await visitor.call('recentSearches')
    expect(body.keywords.map((keyword) => keyword.toLowerCase())).toEqual(['gloves', 'mask'])
    const { rows } = await world.db.$client.query(
      `select keyword, opened_slug, position from search_log where opened_slug is not null`,
    )
    expect(rows).toEqual([{ keyword: 'mask', opened_slug: 'some-mask', position: 2 }])
  })

  it('SEARCH-03 notes what a guest opened with its own last search for the words', async () => {
    const [visitor, other] = [world.visitor(), world.visitor()]
    const search = async (who: typeof visitor, keyword: string) => {
      world.clock.advance(1000)
      await who.call('updateSearchKeyword', { body: { keyword } })
    }
    const open = (keyword: string, slug: string) =>
      visitor.call('updateSearchKeywordClick', { body: { keyword, slug, position: 0 } })
    for (const who of [visitor, visitor, other]) await search(who, 'drip stand')
    await search(visitor, 'walker')
    await open('drip stand', 'a-stand')
    const opened = async (keyword: string) =>
      (
        await world.db.$client.query<{ slug: string | null }>(
          'select opened_slug as slug from search_log where keyword = $1 order by at',
          [keyword],
        )
      ).rows.map(({ slug }) => slug)
    expect(await opened('drip stand')).toEqual([null, 'a-stand', null])
    expect(await opened('walker')).toEqual([null])
    // Words that were not recorded before are recorded with it.
    await open('crutch', 'a-crutch')
    expect(await opened('crutch')).toEqual(['a-crutch'])
    expect((await visitor.call('recentSearches')).body.keywords).toContain('crutch')
  })

  it('SEARCH-03 remembers a guest’s last ten searches', async () => {
    const visitor = world.visitor()
    const words = Array.from({ length: 12 }, (_, i) => `need ${i}`)
    for (const keyword of words) {
      world.clock.advance(1000)
      await visitor.call('updateSearchKeyword', { body: { keyword } })
    }
    expect((await visitor.call('recentSearches')).body.keywords).toEqual(
      words.toReversed().slice(0, 10),
    )
  })

  it('SEARCH-03 separates guests and stores no guest id', async () => {
    const visitor = world.visitor()
    await visitor.call('updateSearchKeyword', { body: { keyword: 'secret need' } })
    expect((await world.visitor().call('recentSearches')).body.keywords).toEqual([])
    const id = visitor.cookies.get('upchar_guest') ?? ''
    expect(id).not.toBe('')
    const { rows } = await world.db.$client.query<{ guest_hash: string }>(
      'select guest_hash from search_log',
    )
    for (const row of rows) expect(row.guest_hash).not.toContain(id.slice(0, 12))
    const stranger = await world
      .visitor()
      .call('recentSearches', { body: { guest_user_id: 'made.up' } })
    expect(stranger.status).toBe(401)
  })

  it('SEARCH-03 returns the top and rotating keywords that staff set', async () => {
    const visitor = world.visitor()
    expect((await visitor.call('searchConfig')).body.top_searches.length).toBeGreaterThan(5)
    expect((await visitor.call('rotatingKeywords')).body.keywords.length).toBeGreaterThan(5)
  })

  it('refuses invalid searches and stores nothing', async () => {
    const count = async () => (await world.db.$client.query('select count(*) from search_log')).rows
    const before = await count()
    const visitor = world.visitor()
    for (const payload of [
      {},
      { keyword: '' },
      { keyword: '   ' },
      { keyword: 'x'.repeat(201) },
      { keyword: 5 },
      { keyword: 'a', results: -1 },
      { keyword: 'a', guest_user_id: 'x' },
    ]) {
      const reply = await visitor.raw({
        method: 'POST',
        url: '/api/update-search-keyword',
        payload,
      })
      expect([400, 401]).toContain(reply.status)
    }
    expect(
      (
        await visitor.raw({
          method: 'POST',
          url: '/api/update-search-keyword-click',
          payload: { keyword: 'a', slug: 'b', position: -1 },
        })
      ).status,
    ).toBe(400)
    expect(await count()).toEqual(before)
  })
})

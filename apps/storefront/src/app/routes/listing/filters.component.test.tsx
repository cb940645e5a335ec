import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listOf } from '../../../testing/goods.ts'
import {
  brands,
  value,
  gloves,
  masks,
  listing,
  cards,
  rail,
  tick,
  applied,
} from '../../../testing/listing.ts'
import { showShop } from '../../../testing/show-shop.tsx'

describe('filters', () => {
  it('put the choice into the address, stay ticked, and stand above the grid to be taken off', async () => {
    const shop = await showShop('/products', listing())
    await tick('Glovex').click()
    await expect.poll(shop.href).toBe('/products?brand=glovex')
    await expect.element(tick('Glovex')).toBeChecked()
    expect(shop.calls('listProducts').at(-1)?.query.filters).toBe('brand=glovex')
    await applied.getByRole('link', { name: 'Remove filter Brand: Glovex' }).click()
    await expect.poll(shop.href).toBe('/products')
    await expect.element(applied).not.toBeInTheDocument()
  })

  it('count both of two quick ticks', async () => {
    const shop = await showShop('/products', listing())
    await expect.element(tick('Glovex')).toBeVisible()
    const [first, second] = [tick('Glovex').element(), tick('Medisafe').element()]
    for (const box of [first, second]) if (box instanceof HTMLElement) box.click()
    await expect.poll(shop.href).toBe('/products?brand=glovex&brand=medisafe')
  })

  it('clear all at once and keep the words', async () => {
    const shop = await showShop('/products?search=gloves&brand=glovex&brand=medisafe', listing())
    await expect.element(applied.getByRole('link', { name: /^Remove filter/ })).toHaveLength(2)
    await applied.getByRole('link', { name: 'Clear all' }).click()
    await expect.poll(shop.href).toBe('/products?search=gloves')
  })

  it('disable what would leave nothing instead of hiding it', async () => {
    await showShop('/products', listing())
    await expect.element(tick('Nova')).toBeDisabled()
    await expect.element(tick('Glovex')).toBeEnabled()
  })

  it('find a value in a long list, and say when there is none', async () => {
    const many = Array.from({ length: 12 }, (_, at) => value(`Brand ${at + 1}`, 1))
    await showShop(
      '/products',
      listing({
        listProducts: () => listOf([gloves], { facets: [{ ...brands(''), values: many }] }),
      }),
    )
    const boxes = rail.getByRole('checkbox')
    await expect.element(boxes).toHaveLength(7)
    await rail.getByRole('button', { name: 'Show all 12' }).click()
    await expect.element(boxes).toHaveLength(12)
    await rail.getByRole('searchbox', { name: 'Find in Brand' }).fill('brand 12')
    await expect.element(boxes).toHaveLength(1)
    await rail.getByRole('searchbox', { name: 'Find in Brand' }).fill('zzz')
    await expect.element(rail.getByText('No match for “zzz”')).toBeVisible()
  })

  it('show the products of the last choice, whichever answer comes last', async () => {
    const slow = Promise.withResolvers<void>()
    const shop = await showShop(
      '/products',
      listing({
        listProducts: async ({ query }) => {
          const facets = [brands(query.filters, true)]
          if (query.filters === 'brand=glovex') {
            await slow.promise
            return listOf([gloves], { facets })
          }
          return listOf(query.filters === '' ? [gloves, masks] : [masks], { facets })
        },
      }),
    )
    await tick('Glovex').click()
    await expect.poll(() => shop.calls('listProducts').length).toBe(2)
    await shop.go('/products?brand=medisafe')
    await expect.element(cards).toHaveLength(1)
    slow.resolve()
    await (await fetch(location.href)).text()
    await expect.element(cards).toMatchTextContent('Surgical masks')
    expect(shop.href()).toBe('/products?brand=medisafe')
  })

  it('start a new order on the first page', async () => {
    const shop = await showShop(
      '/products?brand=glovex&page=2',
      listing({
        listProducts: ({ query }) =>
          listOf([gloves], { total: 60, page: query.page, facets: [brands(query.filters)] }),
      }),
    )
    await page.getByRole('combobox', { name: 'Sort' }).selectOptions('Price: low to high')
    await expect.poll(shop.href).toBe('/products?brand=glovex&sort=price_asc')
    await expect
      .poll(() => shop.calls('listProducts').at(-1)?.query)
      .toMatchObject({ sort: 'price_asc', page: 1 })
  })
})

describe('the kinds of filters', () => {
  const facet = (key: string, label: string, part: object = {}) => ({
    ...brands(''),
    key,
    label,
    values: [value('One', 2), value('Two', 1)],
    ...part,
  })
  const opened = (name: string) =>
    [...rail.element().querySelectorAll('details')].find((one) =>
      one.querySelector('summary')?.textContent?.startsWith(name),
    )?.open

  it('ROUTE-04 are open where they come first, are in use or promoted; four stand above the list', async () => {
    const promoted = { promoted: true }
    await showShop('/products?search=gloves&sterile=yes&g=one', {
      listProducts: () =>
        listOf([gloves], {
          facets: [
            facet('sterile', 'Sterile', {
              kind: 'flag',
              values: [{ ...value('Yes', 2, true), label: 'Not sterile' }],
            }),
            facet('b', 'Brand'),
            facet('c', 'Colour', promoted),
            facet('d', 'Depth', { ...promoted, kind: 'range' }),
            facet('e', 'Edge'),
            facet('f', 'Form', promoted),
            facet('g', 'Gauge', { values: [value('One', 0, true), value('Two', 1)] }),
            facet('h', 'Height', promoted),
            facet('i', 'Inlay', promoted),
            facet('j', 'Joint', promoted),
          ],
        }),
    })
    await expect.element(tick('Not sterile')).toBeChecked()
    expect(['Sterile', 'Brand', 'Edge', 'Form', 'Gauge', 'Joint'].map(opened)).toEqual([
      undefined,
      true,
      false,
      true,
      true,
      true,
    ])
    const groups = page.getByRole('main').getByRole('group')
    const names = () => groups.elements().map((one) => one.getAttribute('aria-label'))
    expect(names().filter(Boolean)).toEqual(['Colour', 'Form', 'Height', 'Inlay'])
    // A value in use can be taken off though nothing has it.
    const gauge = [...rail.element().querySelectorAll<HTMLInputElement>('input[name=g]')]
    expect(gauge.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, false],
      [false, false],
    ])
    expect(
      applied
        .getByRole('link')
        .elements()
        .map((one) => one.textContent),
    ).toEqual(['Not sterile', 'Gauge: One', 'Clear all'])
    // Without scripts the order keeps filters and words.
    const kept = page.getByRole('combobox', { name: 'Sort' }).element().closest('form')
    expect([...new FormData(kept ?? undefined).entries()]).toEqual([
      ['search', 'gloves'],
      ['g', 'one'],
      ['sterile', 'yes'],
      ['sort', 'relevance'],
    ])
  })
})

describe('filters on a phone', () => {
  it('say how many are applied, and are cleared without the words', async () => {
    await page.viewport(390, 844)
    onTestFinished(() => page.viewport(1280, 900))
    const shop = await showShop('/products?search=gloves&brand=glovex&brand=medisafe', listing())
    await page.getByRole('button', { name: 'Filters (2)' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await expect.element(sheet.getByRole('checkbox', { name: /^Glovex/ })).toBeChecked()
    await sheet.getByRole('button', { name: 'Clear all' }).click()
    await expect.element(sheet.getByRole('checkbox', { name: /^Glovex/ })).not.toBeChecked()
    await sheet.getByRole('button', { name: /^Show/ }).click()
    await expect.poll(shop.href).toBe('/products?search=gloves')
  })

  it('are chosen in a sheet, counted while one chooses, and applied once', async () => {
    await page.viewport(390, 844)
    onTestFinished(() => page.viewport(1280, 900))
    const shop = await showShop(
      '/products',
      listing({
        listProducts: ({ query }) =>
          listOf([gloves], {
            total: query.filters === '' ? 15 : 12,
            facets: [brands(query.filters)],
          }),
      }),
    )
    const opener = page.getByRole('button', { name: 'Filters' })
    await opener.click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('checkbox', { name: /^Glovex/ }).click()
    await expect.element(sheet.getByRole('button', { name: 'Show 12 products' })).toBeVisible()
    expect(shop.href()).toBe('/products')
    await userEvent.keyboard('{Escape}')
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    expect(shop.href()).toBe('/products')
    await opener.click()
    await sheet.getByRole('checkbox', { name: /^Medisafe/ }).click()
    await sheet.getByRole('button', { name: 'Show 12 products' }).click()
    await expect.poll(shop.href).toBe('/products?brand=medisafe')
    await expect.element(sheet).not.toBeInTheDocument()
  })

  it('can’t be applied when nothing would be left', async () => {
    await page.viewport(390, 844)
    onTestFinished(() => page.viewport(1280, 900))
    await showShop(
      '/products',
      listing({
        listProducts: ({ query }) =>
          listOf(query.filters === '' ? [gloves] : [], { facets: [brands(query.filters)] }),
      }),
    )
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('checkbox', { name: /^Glovex/ }).click()
    await expect.element(sheet.getByRole('button', { name: 'No products match' })).toBeDisabled()
  })
})

describe('filters of a search or a scope', () => {
  const inScope = listing({
    getListingScope: () => ({
      title: 'Gloves',
      description: '',
      filters: 'category=gloves',
      breadcrumbs: [{ name: 'Gloves', href: '' }],
      related: [],
      ranking: '',
      ends_at: null,
    }),
    listProducts: ({ query }) =>
      listOf([gloves], { total: 30, page: query.page, facets: [brands(query.filters)] }),
  })

  it('ROUTE-05 apply within the scope, on further pages too', async () => {
    const shop = await showShop('/categories/gloves', inScope)
    await tick('Glovex').click()
    await expect.poll(shop.href).toBe('/categories/gloves?brand=glovex')
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect
      .poll(() => shop.calls('listProducts').at(-1)?.query)
      .toMatchObject({ filters: 'category=gloves&brand=glovex', page: 2 })
  })

  it.each([
    ['/categories/gloves', { filters: 'category=gloves&brand=medisafe', search: '' }],
    ['/products?search=gloves', { filters: 'brand=medisafe', search: 'gloves' }],
  ])('ROUTE-05 are counted on a phone within the scope or the words of %s', async (at, query) => {
    await page.viewport(390, 844)
    onTestFinished(() => page.viewport(1280, 900))
    const shop = await showShop(at, inScope)
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('checkbox', { name: /^Medisafe/ }).click()
    await expect
      .poll(() => shop.calls('listProducts').at(-1)?.query)
      .toMatchObject({ ...query, limit: 1 })
  })

  it.each([
    ['/products', 'stock', false],
    ['/products?search=gloves', 'relevance', true],
  ])('SEARCH-05 are ordered by best match only after a search: %s', async (at, order, best) => {
    await showShop(at, listing())
    const sort = page.getByRole('combobox', { name: 'Sort' })
    await expect.element(sort).toHaveValue(order)
    expect(sort.element().textContent?.includes('Best match')).toBe(best)
  })

  it.each([
    ['/products', ['Glovex', 'Medisafe']],
    ['/products?brand=nova', ['Glovex', 'Medisafe', 'Nova']],
  ])(
    'ROUTE-04 above the list of %s lead nowhere empty, but can be taken off',
    async (at, names) => {
      await showShop(at, {
        listProducts: ({ query }) => listOf([gloves], { facets: [brands(query.filters, true)] }),
      })
      const above = page.getByRole('group', { name: 'Brand' }).getByRole('link')
      await expect.element(above).toHaveLength(names.length)
      expect(above.elements().map((one) => one.textContent)).toEqual(names)
      const chosen = names.includes('Nova')
      expect(tick('Nova').element().matches(':disabled')).toBe(!chosen)
      if (chosen) await expect.element(above.last()).toHaveAttribute('href', '/products')
    },
  )
})

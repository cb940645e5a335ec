import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showAt } from '@upchar/testkit/browser/address'
import { broken, fakeApi } from '@upchar/testkit/browser/fake-api'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { SearchField } from './search-field.tsx'
import { searchPlaceStore } from './search-place.ts'
import { searchStore } from './search-store.ts'

const field = page.getByRole('combobox', { name: 'Search products, brands, procedures' })
const options = page.getByRole('option')
const group = (name: string) => page.getByRole('group', { name })

type Suggestions = Omit<Answer<'suggest'>, 'success'>
const nothing: Suggestions = {
  request_id: '',
  corrected: null,
  inexact: false,
  completions: [],
  categories: [],
  specialities: [],
  procedures: [],
  brands: [],
  products: [],
}
const gloves: Suggestions = {
  ...nothing,
  completions: ['gloves nitrile'],
  categories: [
    { name: 'Examination gloves', href: '/gloves', count: 12 },
    { name: 'Surgical gloves', href: '/surgical-gloves', count: 4 },
  ],
  brands: [{ name: 'Glovex', href: '/brands/glovex', count: 1 }],
}
const suggesting = (suggest: NonNullable<Answers['suggest']>) =>
  fakeApi({
    searchConfig: () => ({
      is_search_by_brand: true,
      top_searches: ['masks', 'syringes'],
      min_characters: 2,
    }),
    rotatingKeywords: () => ({ keywords: ['masks', 'sutures'] }),
    suggest,
  })

beforeEach(() => {
  searchStore.setState(searchStore.getInitialState(), true)
  searchPlaceStore.setState(searchPlaceStore.getInitialState(), true)
  localStorage.clear()
})

describe('search field', () => {
  it('SEARCH-01 opens with popular searches, without duplicates', async () => {
    suggesting(() => nothing)
    showAt('/shop', <SearchField />)
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    await field.click()
    await expect.element(group('Top searches').getByRole('option')).toHaveLength(2)
    await expect.element(group('Try').getByRole('option', { name: 'sutures' })).toBeVisible()
    expect(group('Try').getByRole('option').elements()).toHaveLength(1)
    await expect.element(field).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    expect(options.elements()).toEqual([])
    await expect.element(field).toHaveFocus()
  })

  it('SEARCH-01 moves from option to option with the arrows, across groups and round both ends', async () => {
    suggesting(() => gloves)
    showAt('/shop', <SearchField />)
    await field.fill('glov')
    await expect.element(options).toHaveLength(4)
    const names = ['gloves nitrile', 'Examination gloves12', 'Surgical gloves4', 'Glovex1']
    expect(options.elements().map((option) => option.textContent)).toEqual(names)
    for (const [key, at] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['ArrowDown', 2],
      ['ArrowUp', 1],
      ['ArrowUp', 0],
      ['ArrowUp', 3],
      ['ArrowDown', 0],
    ] as const) {
      await userEvent.keyboard(`{${key}}`)
      await expect
        .poll(() => {
          const marked = field.element().getAttribute('aria-activedescendant')
          return document.getElementById(marked ?? '')?.textContent
        })
        .toBe(names[at])
      const chosen = page.getByRole('option', { selected: true }).elements()
      expect(chosen.map((option) => option.textContent)).toEqual([names[at]])
    }
    await expect.element(field).toHaveFocus()
  })

  it('SEARCH-01 begins at the last option with the arrow up', async () => {
    suggesting(() => gloves)
    showAt('/shop', <SearchField />)
    await field.fill('gloves')
    await expect.element(options).toHaveLength(4)
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(options.nth(3)).toHaveAttribute('aria-selected', 'true')
  })

  it('SEARCH-01 opens the marked option with Enter, and typing on unmarks it', async () => {
    const api = suggesting(() => gloves)
    const { href } = showAt('/shop', <SearchField />)
    const opened: string[] = []
    const open = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link) opened.push(link.pathname)
      event.preventDefault()
    }
    document.addEventListener('click', open)
    await field.fill('glov')
    await expect.element(options).toHaveLength(4)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(opened).toEqual(['/gloves'])
    expect(href()).toBe('/shop')
    await expect.poll(() => api.names().at(-1)).toBe('updateSearchKeywordClick')
    await userEvent.keyboard('e')
    await expect.element(field).not.toHaveAttribute('aria-activedescendant')
    document.removeEventListener('click', open)
  })

  it('SEARCH-01 opens the first option with Enter too, not what was typed', async () => {
    const api = suggesting(() => gloves)
    const { href } = showAt('/shop', <SearchField />)
    const stay = (event: Event) => event.preventDefault()
    document.addEventListener('click', stay)
    await field.fill('glov')
    await expect.element(options).toHaveLength(4)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect
      .poll(() => api.calls('updateSearchKeyword').map(({ body }) => body.keyword))
      .toEqual(['gloves nitrile'])
    expect(href()).toBe('/shop')
    document.removeEventListener('click', stay)
  })

  it('SEARCH-03 searches for the words with Enter when nothing is marked', async () => {
    suggesting(() => gloves)
    const { href } = showAt('/shop', <SearchField />)
    await field.fill('  nitrile gloves ')
    await userEvent.keyboard('{Enter}')
    await expect.poll(href).toBe('/products?search=nitrile+gloves')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  })

  it('SEARCH-03 offers the words as a search where nothing is suggested', async () => {
    suggesting(() => nothing)
    const { href } = showAt('/shop', <SearchField />)
    await field.fill('qqqq')
    await page.getByRole('button', { name: 'Search for “qqqq”' }).click()
    await expect.poll(href).toBe('/products?search=qqqq')
  })

  it('SEARCH-03 offers the words as a search where suggestions failed', async () => {
    suggesting(broken)
    showAt('/shop', <SearchField />)
    await field.fill('gauze')
    await expect.element(page.getByRole('button', { name: 'Search for “gauze”' })).toBeVisible()
    expect(options.elements()).toEqual([])
  })

  it('SEARCH-02 shows the suggestions for the last text, whichever answer comes last', async () => {
    const older = Promise.withResolvers<void>()
    const api = suggesting(async ({ query }) => {
      if (query.text !== 'bandage') return gloves
      await older.promise
      return { ...nothing, completions: ['bandage roll'] }
    })
    showAt('/shop', <SearchField />)
    await field.fill('bandage')
    await expect
      .poll(() => api.calls('suggest').map(({ query }) => query.text))
      .toEqual(['bandage'])
    await field.fill('glov')
    await expect.element(options).toHaveLength(4)
    older.resolve()
    // The network is slower than a cached answer.
    await (await fetch(location.href)).text()
    expect(page.getByRole('option', { name: 'bandage roll' }).elements()).toEqual([])
    expect(options.elements()).toHaveLength(4)
  })

  it('SEARCH-02 empties the field and its suggestions at once, and keeps the focus', async () => {
    suggesting(() => gloves)
    showAt('/shop', <SearchField />)
    await field.fill('glov')
    await expect.element(options).toHaveLength(4)
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect.element(field).toHaveValue('')
    await expect.element(field).toHaveFocus()
    expect(group('Categories').elements()).toEqual([])
    await expect.element(group('Top searches')).toBeVisible()
  })

  it('keeps the words of a search on its page', async () => {
    suggesting(() => nothing)
    showAt('/products?search=iv%20cannula', <SearchField />)
    await expect.element(field).toHaveValue('iv cannula')
  })

  it('SEARCH-01 marks nothing while it is closed, and opens again when one types on', async () => {
    suggesting(() => gloves)
    showAt('/shop', <SearchField />)
    await field.fill('glov')
    await expect.element(options).toHaveLength(4)
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(field).toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    await expect.element(field).not.toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('e')
    await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  })

  it('SEARCH-01 leaves its suggestions out of the tab order, and closes when the focus or a press goes elsewhere', async () => {
    suggesting(() => gloves)
    showAt(
      '/shop',
      <>
        <SearchField />
        <a href="#after">After</a>
      </>,
    )
    const after = page.getByRole('link', { name: 'After' })
    await field.fill('glov')
    await expect.element(options).toHaveLength(4)
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('button', { name: 'Clear search' })).toHaveFocus()
    await expect.element(field).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Tab}{Tab}')
    await expect.element(after).toHaveFocus()
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    await field.click()
    await expect.element(options).toHaveLength(4)
    // A press on nothing that takes the focus.
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    await expect.element(field).toHaveFocus()
  })

  it('SEARCH-03 sends no search of spaces, and leaves the field once it has sent one', async () => {
    suggesting(() => gloves)
    const { href } = showAt('/shop', <SearchField />)
    await field.fill('   ')
    await userEvent.keyboard('{Enter}')
    expect(href()).toBe('/shop')
    await expect.element(field).toHaveFocus()
    await field.fill('gauze')
    await userEvent.keyboard('{Enter}')
    await expect.poll(href).toBe('/products?search=gauze')
    // A phone hides its keyboard then.
    await expect.element(field).not.toHaveFocus()
  })

  it('SEARCH-02 asks once for text that is typed quickly, from two letters on, and not again for the same', async () => {
    const api = suggesting(() => gloves)
    showAt('/shop', <SearchField />)
    const texts = () => api.calls('suggest').map(({ query }) => query.text)
    await field.fill('g')
    await expect.element(group('Top searches')).toBeVisible()
    await field.fill('gl')
    await field.fill('glo')
    await field.fill('glov')
    await expect.poll(() => texts().at(-1)).toBe('glov')
    await expect.element(options).toHaveLength(4)
    expect(texts().filter((text) => text.length < 2)).toEqual([])
    const before = texts().length
    await userEvent.keyboard('{Escape}')
    await field.click()
    await expect.element(options).toHaveLength(4)
    // Longer than the pause after which it would ask.
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(texts()).toHaveLength(before)
    await expect.element(page.getByRole('status')).toMatchTextContent('4 suggestions')
  })

  it('SEARCH-04 names the department that the buyer is in, and marks the product that is open', async () => {
    const open = {
      product_group_id: 1,
      slug: 'dental-gloves',
      title: 'Dental gloves',
      brand: 'Glovex',
      family: 'gloves',
      price_gst: 105,
    }
    const api = suggesting(() => ({ ...nothing, products: [open] }))
    const { href } = showAt('/dental', <SearchField />)
    await field.fill('glov')
    await expect.element(options).toHaveLength(1)
    expect(api.calls('suggest').map(({ query }) => query.business_category)).toEqual(['dental'])
    await expect.element(options.first()).not.toHaveAttribute('aria-current')
    expect(href()).toBe('/dental')
    searchPlaceStore.setState({ pdpSlug: 'dental-gloves' })
    await expect.element(options.first()).toHaveAttribute('aria-current', 'page')
  })

  it('SEARCH-05 says what was corrected, that nothing is exact, and no price that is on request', async () => {
    const product = (slug: string, price_gst: number) => ({
      product_group_id: price_gst,
      slug,
      title: slug,
      brand: 'Glovex',
      family: 'gloves',
      price_gst,
    })
    suggesting(() => ({
      ...nothing,
      corrected: 'gloves',
      inexact: true,
      products: [product('cheap', 105), product('asked', 0)],
    }))
    showAt('/shop', <SearchField />)
    await field.fill('glvoes')
    await expect.element(page.getByText('Showing suggestions for “gloves”')).toBeVisible()
    await expect.element(page.getByText('No exact match for “glvoes”')).toBeVisible()
    expect(options.elements().map((option) => option.textContent)).toEqual(['cheap₹105', 'asked'])
  })

  it('SEARCH-03 records the product that was opened and where it stood', async () => {
    const product = (slug: string) => ({
      product_group_id: slug.length,
      slug,
      title: slug,
      brand: 'Glovex',
      family: 'gloves',
      price_gst: 105,
    })
    const api = suggesting(() => ({ ...nothing, products: [product('one'), product('other')] }))
    showAt('/shop', <SearchField />)
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await field.fill(' glov')
    await page.getByRole('option', { name: /other/ }).click()
    await expect
      .poll(() => api.calls('updateSearchKeywordClick').map(({ body }) => body))
      .toEqual([{ keyword: 'glov', slug: 'other', position: 1 }])
    expect(api.calls('updateSearchKeyword')).toEqual([])
  })
})

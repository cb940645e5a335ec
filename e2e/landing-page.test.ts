import { describe, expect, it } from 'vitest'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { useBrowser } from './browser.ts'
import { useFlags } from './flags.ts'
import { useStaff } from './staff.ts'

const browser = useBrowser()
const { get, post } = useFlags(browser, useStaff())

/** A page as the server renders it; other processes learn of a change a moment later. */
const page = (path: string) =>
  expect.poll(async () => (await fetch(browser.origin() + path)).text(), { timeout: 5000 })

describe('ROUTE-23 a landing page that staff change', () => {
  it('shows its new words and picture with the next answer, and whether it sells', async () => {
    const pages = async () =>
      (await get<Answer<'staffListLandingPages'>>('staff/landing-pages')).pages
    const change = async (body: object) => {
      const dental = (await pages()).find(({ key }) => key === 'dental')
      await post('staff/landing-pages/dental', {
        ...body,
        seen_changed_at: dental?.changed_at ?? null,
      })
      return dental
    }
    const before = await change({
      banner_title: 'Chairs & "lamps" <first>',
      banner_text: 'Words under the title',
      meta_title: 'A new title',
      meta_description: 'A new description',
      banner_image: 'shop',
      enabled: false,
    })
    for (const words of [
      'Chairs &amp; &quot;lamps&quot; &lt;first&gt;',
      'Words under the title',
      '<title>A new title',
      'content="A new description"',
      '/img/b/shop-800',
      'Orders are taken by phone',
    ])
      await page('/dental').toContain(words)
    await change({
      banner_title: before?.banner_title,
      banner_text: before?.banner_text,
      meta_title: before?.meta_title,
      meta_description: before?.meta_description,
      banner_image: before?.banner_image,
      enabled: true,
    })
    await page('/dental').not.toContain('Orders are taken by phone')
  })
})

import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { away, refuse } from '@upchar/testkit/browser/fake-api'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { showConsole } from '../../../testing/show-console.tsx'

type Data = Omit<Answer<'staffListLandingPages'>, 'success'>
type Landing = Data['pages'][number]
const dental = (part: Partial<Landing> = {}): Landing => ({
  key: 'dental',
  name: 'Dental',
  enabled: true,
  standard_enabled: true,
  meta_title: 'Dental supplies',
  meta_description: 'Everything for a dental practice',
  banner_title: 'For dentists',
  banner_text: '',
  banner_image: 'dental',
  banner_alt: '',
  href: '/dental',
  changed_by: null,
  changed_at: null,
  ...part,
})
const own = { key: 'up-1', name: 'Our clinic', src: '/img/b/up-1-800.webp' }
const data = (part: Partial<Landing> = {}, more: Partial<Data> = {}): Data => ({
  pages: [dental(part)],
  banners: [{ key: 'dental', name: 'Dental', src: '/img/b/dental-800.webp' }],
  uploaded: [],
  ...more,
})
const kept = (all = data()): Answers => ({ staffListLandingPages: () => all })
const at = '/console/landing-pages/dental'
const bannerTitle = page
  .getByRole('region', { name: 'Banner' })
  .getByRole('textbox', { name: 'Title' })
const save = page.getByRole('button', { name: 'Save' })
const undo = page.getByRole('button', { name: 'Undo' })
const buyable = page.getByRole('switch', { name: 'Open for orders' })

describe('landing pages', () => {
  it('show which are on and who changed them', async () => {
    showConsole(
      '/console/landing-pages',
      kept(
        data({
          enabled: false,
          changed_by: { id: 'm-2', name: 'Ravi', email: 'ravi@upchar.example' },
          changed_at: '2026-11-20T10:00:00.000Z',
        }),
      ),
    )
    const card = page.getByRole('main').getByRole('listitem')
    await expect.element(card).toMatchTextContent(/Dental.*Off/)
    await expect.element(card).toMatchTextContent(/Ravi/)
  })

  it('say when they can’t be loaded', async () => {
    showConsole('/console/landing-pages', { staffListLandingPages: away })
    await expect.element(page.getByRole('alert')).toMatchTextContent(/could not be loaded/)
  })
})

describe('a landing page', () => {
  it('saves only what was changed, with what was seen, once', async () => {
    const shop = showConsole(at, {
      ...kept(),
      staffSetLandingPage: ({ body }) => ({
        page: dental({ banner_title: body.banner_title ?? '' }),
      }),
    })
    await expect.element(page.getByText('No changes')).toBeVisible()
    await expect.element(save).toBeDisabled()
    await bannerTitle.fill('For every practice')
    await expect.element(page.getByText('Changed: banner title')).toBeVisible()
    await save.dblClick()
    await expect.element(toast(/Dental is saved/)).toBeVisible()
    expect(shop.calls('staffSetLandingPage').map(({ body }) => body)).toEqual([
      { banner_title: 'For every practice', seen_changed_at: null },
    ])
    await expect.element(page.getByText('No changes')).toBeVisible()
  })

  it('asks before unsaved texts are left behind', async () => {
    const shop = showConsole(at, kept())
    await bannerTitle.fill('For every practice')
    await page.getByRole('link', { name: 'Landing pages' }).first().click()
    const leaving = page.getByRole('dialog', { name: 'Leave without saving?' })
    await leaving.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(bannerTitle).toHaveValue('For every practice')
    expect(shop.href()).toBe(at)
  })

  it('undoes what was typed', async () => {
    showConsole(at, kept())
    await bannerTitle.fill('Nonsense')
    await undo.click()
    await expect.element(bannerTitle).toHaveValue('For dentists')
    await expect.element(undo).toBeDisabled()
  })

  it('can be read, not changed, by a role without the right', async () => {
    showConsole(at, kept(), { role: 'support' })
    await expect.element(bannerTitle).toBeDisabled()
    await expect.element(buyable).toBeDisabled()
    expect(save.elements()).toEqual([])
  })

  it('asks before buying is switched off for everybody', async () => {
    const shop = showConsole(at, {
      ...kept(),
      staffSetLandingPage: () => ({ page: dental({ enabled: false }) }),
    })
    await buyable.click()
    await save.click()
    const dialog = page.getByRole('dialog', { name: 'Switch Dental off?' })
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(shop.names()).not.toContain('staffSetLandingPage')
    await save.click()
    await dialog.getByRole('button', { name: 'Switch off' }).click()
    await expect.poll(() => shop.calls('staffSetLandingPage')[0]?.body.enabled).toBe(false)
    await expect.element(page.getByText('Off', { exact: true }).first()).toBeVisible()
  })

  it('says who was faster, keeps the own changes, and goes on with the newer page', async () => {
    const newer = '2026-11-22T09:00:00.000Z'
    let current = data()
    const shop = showConsole(at, {
      staffListLandingPages: () => current,
      staffSetLandingPage: ({ body }) => {
        if (body.seen_changed_at === newer)
          return { page: dental({ banner_title: body.banner_title ?? '', changed_at: newer }) }
        current = data({
          meta_title: 'Dental goods',
          changed_by: { id: 'm-2', name: 'Ravi', email: 'ravi@upchar.example' },
          changed_at: newer,
        })
        return refuse('changed_meanwhile', 'Read it again.')
      },
    })
    await bannerTitle.fill('Mine')
    await save.click()
    const notice = page.getByRole('status').filter({ hasText: 'Ravi has changed this page' })
    await expect.element(notice).toBeVisible()
    await expect.element(save).toBeDisabled()
    await notice.getByRole('button', { name: 'Use the new version' }).click()
    await expect.element(bannerTitle).toHaveValue('Mine')
    await expect
      .element(
        page
          .getByRole('region', { name: 'Search engines' })
          .getByRole('textbox', { name: 'Title' }),
      )
      .toHaveValue('Dental goods')
    await save.click()
    await expect
      .poll(() => shop.calls('staffSetLandingPage').at(-1)?.body)
      .toEqual({
        banner_title: 'Mine',
        seen_changed_at: newer,
      })
  })

  it('keeps what was typed when the network is away', async () => {
    showConsole(at, { ...kept(), staffSetLandingPage: away })
    await bannerTitle.fill('Mine')
    await save.click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/could not be reached/)
    await expect.element(bannerTitle).toHaveValue('Mine')
  })
})

describe('pictures', () => {
  const pictures = page.getByRole('group', { name: 'Your own pictures' })
  const words = page.getByRole('textbox', { name: 'What the picture shows' })

  it('of staff need words for who can’t see them', async () => {
    const shop = showConsole(at, kept(data({}, { uploaded: [own] })))
    await pictures.getByRole('radio').click({ force: true })
    await save.click()
    await expect.element(words).toHaveAttribute('aria-invalid', 'true')
    await expect.element(words).toHaveFocus()
    expect(shop.names()).not.toContain('staffSetLandingPage')
  })

  it('say why an upload was refused, and chosen ones are chosen at once', async () => {
    let small = true
    showConsole(at, {
      ...kept(),
      staffUploadBanner: () =>
        small
          ? refuse('picture_too_small', 'Choose a picture of at least 1000 by 400 pixels.')
          : { banner: own },
    })
    const picker = page.getByLabelText('Picture file')
    const png = new File([new Uint8Array(20)], 'clinic.png', { type: 'image/png' })
    await picker.upload(png)
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('Choose a picture of at least 1000 by 400 pixels.')
    small = false
    await picker.upload(png)
    await expect.element(pictures.getByRole('radio', { name: /^Our clinic/ })).toBeChecked()
    await expect.element(words).toBeVisible()
  })

  it('that a page shows can’t be deleted: the pages are named', async () => {
    const shop = showConsole(
      at,
      kept(data({ banner_image: 'up-1', banner_alt: 'Our clinic' }, { uploaded: [own] })),
    )
    await page.getByRole('button', { name: 'Delete Our clinic' }).click()
    const dialog = page.getByRole('dialog', { name: 'This picture is in use' })
    await expect
      .element(dialog.getByRole('link', { name: 'Dental' }))
      .toHaveAttribute('href', '/console/landing-pages/dental')
    expect(shop.names()).not.toContain('staffDeleteBanner')
  })

  it('are deleted after a question, and the focus goes on to the upload', async () => {
    const shop = showConsole(at, {
      ...kept(data({}, { uploaded: [own] })),
      staffDeleteBanner: () => ({}),
    })
    await page.getByRole('button', { name: 'Delete Our clinic' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete Our clinic?' })
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await dialog.getByRole('button', { name: 'Delete the picture' }).click()
    await expect.element(toast('Our clinic is deleted.')).toBeVisible()
    await expect.element(pictures).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Upload a picture' })).toHaveFocus()
    expect(shop.calls('staffDeleteBanner')).toHaveLength(1)
  })
})

import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { APIRequestContext, BrowserContext, Locator, Page } from 'playwright-core'
import { plainPdf } from '@upchar/testkit/uploads'
import { useBrowser } from './browser.ts'
import { sendKyc } from './kyc.ts'
import type { Scan } from './scans.ts'
import { makeCustomer } from './signing-in.ts'
import { consoleOpen, signInStaff, useStaff } from './staff.ts'

const browser = useBrowser()
const staff = useStaff()
const origin = () => browser.origin()
const RED = '#c01020'

/** Cards are photographed, certificates are PDFs. The photo is 1200 by 800 pixels, red. */
const scanOf = async (document: string): Promise<Scan> =>
  document.endsWith('card')
    ? {
        name: 'card.jpg',
        mimeType: 'image/jpeg',
        buffer: await sharp({ create: { width: 1200, height: 800, channels: 3, background: RED } })
          .jpeg()
          .toBuffer(),
      }
    : { name: `${document}.pdf`, mimeType: 'application/pdf', buffer: plainPdf() }

let count = 0
/** A doctor who has submitted the basic step, with a unique name. */
async function applicant(mark = Date.now().toString(36)): Promise<{
  id: string
  name: string
  email: string
  request: APIRequestContext
}> {
  const { context } = await browser.visit()
  const email = await makeCustomer(context.request, origin())
  const name = `Clinic ${mark} ${++count}`
  const id = await sendKyc(context.request, origin(), {
    scanOf,
    fields: { 'Establishment-Name': name, comment: 'Old & new card, 5 < 6' },
  })
  return { id, name, email, request: context.request }
}

async function reviewer(
  path = '/console/kyc',
): Promise<{ page: Page; context: BrowserContext; name: string; errors: string[] }> {
  const member = await staff.make('kyc_reviewer')
  const { page, context, errors } = await browser.visit()
  await signInStaff(context.request, origin(), member)
  await page.goto(path)
  await consoleOpen(page)
  return { page, context, name: member.name, errors }
}

const dock = (page: Page) => page.getByRole('region', { name: 'Decision' })
const search = (page: Page, name: string) =>
  page.getByRole('searchbox', { name: 'Search applications' }).fill(name)
const kycOf = async (request: APIRequestContext) =>
  JSON.parse(await (await request.get(`${origin()}/api/my-kyc-details`)).text()) as {
    kyc: {
      status: string
      steps: {
        application: { state: string; reason: string; sections_to_change: string[] } | null
      }[]
    }
  }
const mailsTo = async (email: string) =>
  [
    ...(await (await fetch(`${origin()}/dev/mailbox`)).text()).matchAll(
      /<tr>\s*<td><a href="[^"]+">([^<]*)<\/a><\/td>\s*<td>([^<]*)</g,
    ),
  ]
    .filter(([, , to]) => to === email)
    .map(([, subject = '']) => subject)

describe('reviewing applications', () => {
  it('KYC-04 shows the answers beside their documents, approves with the licence read off them, and notifies the buyer', async () => {
    const buyer = await applicant()
    const { page, errors } = await reviewer()
    await search(page, buyer.name)
    await page.waitForURL(/[?&]q=/)
    await page.getByRole('link', { name: buyer.name }).click()
    await page.getByRole('heading', { name: buyer.name }).waitFor()
    await page.getByText('Old & new card, 5 < 6').waitFor()

    // The photo is fitted, then enlarged, then rotated.
    const photo = page.getByRole('img', { name: 'card.jpg' })
    const box = async () => {
      const found = await photo.boundingBox()
      return { width: Math.round(found?.width ?? 0), height: Math.round(found?.height ?? 0) }
    }
    await photo.waitFor()
    const fitted = await box()
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(async () => (await box()).width).toBeGreaterThan(fitted.width)
    // Two presses, the second before the first is drawn, are two steps.
    await page.getByRole('button', { name: 'Fit' }).click()
    await expect.poll(box).toEqual(fitted)
    await page.getByRole('button', { name: 'Zoom in' }).evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await expect.poll(async () => (await box()).width).toBeGreaterThan(fitted.width * 1.4)
    await page.getByRole('button', { name: 'Fit' }).click()
    await page.getByRole('button', { name: 'Rotate' }).click()
    await expect
      .poll(async () => {
        const turned = await box()
        return turned.height > turned.width
      })
      .toBe(true)
    // Rotated, it is still centred in its frame.
    const middle = async (of: Locator) => {
      const found = await of.boundingBox()
      return found
        ? { x: found.x + found.width / 2, y: found.y + found.height / 2 }
        : { x: 0, y: 0 }
    }
    const [turned, frame] = [
      await middle(photo),
      await middle(page.getByRole('region', { name: 'Picture: card.jpg' })),
    ]
    expect(
      [Math.abs(turned.x - frame.x), Math.abs(turned.y - frame.y)].every((off) => off < 3),
    ).toBe(true)
    // The headless shell has no PDF viewer; without one the console offers the file instead of a frame.
    await page.evaluate(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true }))
    await page.getByRole('button', { name: 'registration_certificate.pdf' }).click()
    await expect
      .poll(() => page.locator('iframe[title="registration_certificate.pdf"]').getAttribute('src'))
      .toMatch(/^blob:/)

    await dock(page).getByRole('button', { name: 'Approve' }).click()
    expect(await dock(page).getByLabel('Number').inputValue()).toBe('MMC-12345')
    await dock(page).getByLabel('Number').fill('')
    await dock(page).getByLabel('Valid until').fill('2020-01-01')
    await dock(page).getByRole('button', { name: 'Approve and notify the buyer' }).click()
    await dock(page).getByText('Enter the number on the document').waitFor()
    await dock(page).getByText('This date has passed').waitFor()
    await dock(page).getByLabel('Number').fill('MMC-54321')
    await dock(page).getByLabel('Valid until').fill('2031-03-31')
    await dock(page).getByRole('button', { name: 'Approve and notify the buyer' }).click()
    await page.getByText(`${buyer.name}: Approved. The buyer is notified by email.`).waitFor()
    await page.getByRole('link', { name: 'View', exact: true }).click()
    await page.getByText('MMC-54321').waitFor()
    await page.getByText('Valid until 31 Mar 2031').waitFor()

    expect((await kycOf(buyer.request)).kyc.status).toBe('partialVerified')
    await expect.poll(() => mailsTo(buyer.email)).toContainEqual(expect.stringMatching(/approved/i))
    expect(errors).toEqual([])
  })

  it('KYC-04 returns an application with what to change and where, and rejects with a reason; both reach the buyer', async () => {
    const [first, second] = [await applicant(), await applicant()]
    const { page } = await reviewer(`/console/kyc/${first.id}`)
    await dock(page).getByRole('button', { name: 'Ask for changes' }).click()
    await dock(page).getByRole('button', { name: 'Send back to the buyer' }).click()
    await dock(page).getByText('Write what the buyer should change').waitFor()
    await dock(page)
      .getByRole('button', { name: /^Some pages are missing/ })
      .click()
    await dock(page).getByRole('checkbox', { name: 'Professional registration' }).check()
    await dock(page).getByRole('button', { name: 'Send back to the buyer' }).click()
    await page.getByText(`${first.name}: Changes asked.`).waitFor()
    const asked = (await kycOf(first.request)).kyc.steps[0]?.application
    expect(asked).toMatchObject({
      state: 'changes_asked',
      reason: 'Some pages are missing. Please upload all of them.',
      sections_to_change: ['professional'],
    })

    await page.goto(`/console/kyc/${second.id}`)
    await dock(page).getByRole('button', { name: 'Reject' }).click()
    await dock(page).getByLabel('Why?').fill('The council does not know this number.')
    await dock(page).getByRole('button', { name: 'Reject and notify the buyer' }).click()
    await page.getByText(`${second.name}: Rejected.`).waitFor()
    expect((await kycOf(second.request)).kyc.steps[0]?.application).toMatchObject({
      state: 'rejected',
      reason: 'The council does not know this number.',
    })
    for (const { email } of [first, second])
      await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThan(1)
  })

  it('KYC-04 tells the second reviewer that somebody else has decided', async () => {
    const buyer = await applicant()
    const [one, two] = [
      await reviewer(`/console/kyc/${buyer.id}`),
      await reviewer(`/console/kyc/${buyer.id}`),
    ]
    await dock(two.page).getByRole('button', { name: 'Reject' }).click()
    await dock(two.page).getByLabel('Why?').fill('Typed before the other one decided')
    await dock(one.page).getByRole('button', { name: 'Ask for changes' }).click()
    await dock(one.page).getByLabel('What should be changed?').fill('A sharper picture, please')
    await dock(one.page).getByRole('button', { name: 'Send back to the buyer' }).click()
    await one.page.getByText(`${buyer.name}: Changes asked.`).waitFor()
    await dock(two.page).getByRole('button', { name: 'Reject and notify the buyer' }).click()
    await two.page
      .getByText(
        `Someone else has changed this application. It is now shown as it stands: changes asked by ${one.name}.`,
      )
      .waitFor()
    // The application is with the buyer: there is nothing to decide.
    await expect.poll(() => dock(two.page).count()).toBe(0)
    expect((await kycOf(buyer.request)).kyc.steps[0]?.application?.state).toBe('changes_asked')
  })

  it('KYC-04 steps through the queue and decides with the keyboard alone', async () => {
    const mark = `m${Date.now().toString(36)}`
    const first = await applicant(mark)
    const second = await applicant(mark)
    const { page } = await reviewer(`/console/kyc?q=${mark}`)
    await page.getByRole('link', { name: second.name }).waitFor()
    const rows = (await page.locator('tbody a').allInnerTexts()).map((text) => text.trim())
    const at = rows.indexOf(first.name)
    for (let press = 0; press <= at; press += 1) await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: first.name }).waitFor()
    await dock(page).waitFor()
    await page.keyboard.press('j')
    await page.getByRole('heading', { name: second.name }).waitFor()
    await page.keyboard.press('k')
    await page.getByRole('heading', { name: first.name }).waitFor()
    await dock(page).waitFor()
    await page.keyboard.press('a')
    await dock(page).getByLabel('Licence', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('r')
    await page.keyboard.type('r and a and j are letters here')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('heading', { name: second.name }).waitFor()
    await page.getByText(`${first.name}: Rejected.`).waitFor()

    // Members who are disturbed by single-key shortcuts switch them off.
    await page.keyboard.press('?')
    await page.getByRole('dialog').getByRole('switch').click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('a')
    expect(await dock(page).getByLabel('Licence', { exact: true }).count()).toBe(0)
  })

  it('KYC-04 keeps filters, order and page in the address', async () => {
    const { name } = await applicant()
    const { page } = await reviewer()
    await search(page, name)
    await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Doctor' })
    await page.getByRole('button', { name: 'Business' }).click()
    await expect
      .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
      .toEqual({ q: name, business_type: '2', sort: 'business_name' })
    await page.reload()
    expect(
      await page.getByRole('columnheader', { name: 'Business' }).getAttribute('aria-sort'),
    ).toBe('ascending')
    await page.getByRole('link', { name }).waitFor()
    await page.getByRole('link', { name: /^Rejected/ }).click()
    await page.getByText('No applications match').waitFor()
    await page.goBack()
    await page.getByRole('link', { name }).waitFor()
  })
})

describe('customers', () => {
  it('are found, viewed, annotated and signed out; each view is recorded', async () => {
    const { context } = await browser.visit()
    const email = await makeCustomer(context.request, origin())
    const member = await staff.make('support')
    const { page, context: theirs } = await browser.visit()
    await signInStaff(theirs.request, origin(), member)
    await page.goto('/console/customers')
    await page.getByRole('searchbox', { name: 'Search customers' }).fill(email)
    await page.getByRole('row').filter({ hasText: email }).getByRole('link').click()
    await page.getByRole('heading', { name: 'Asha Rao' }).waitFor()
    await page.getByLabel('New note').fill('Called about <i>an invoice</i>')
    await page.getByRole('button', { name: 'Add note' }).click()
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Called about <i>an invoice</i>' })
      .getByText(member.name)
      .waitFor()
    await page.getByRole('button', { name: /^End the session on/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End the session' }).click()
    await page.getByText('Not signed in anywhere.').waitFor()
    expect((await context.request.get(`${origin()}/api/get-customer`)).ok()).toBe(false)

    const admin = await staff.make('admin')
    const log = await browser.visit()
    await signInStaff(log.context.request, origin(), admin)
    await log.page.goto(`/console/audit?by=${member.id}`)
    for (const what of ['Looked at a customer', 'Wrote a note', 'Signed a customer out'])
      await log.page.getByRole('button', { name: what }).first().waitFor()
  })
})

import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { codeAt } from '@upchar/api/internals/modules/staff/totp'
import { useBrowser } from './browser.ts'
import { codeNow, consoleOpen, signInStaff, typePassword, useStaff } from './staff.ts'

const browser = useBrowser()
const staff = useStaff()
const origin = () => browser.origin()

/** A browser in which a new member of a role has signed in. */
async function consoleOf(role: Parameters<typeof staff.make>[0], path = '/console') {
  const member = await staff.make(role)
  const visit = await browser.visit()
  await signInStaff(visit.context.request, origin(), member)
  await visit.page.goto(path)
  await consoleOpen(visit.page)
  return { member, ...visit }
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Console' })
const menuNames = async (page: Page) =>
  (await menu(page).getByRole('link').allInnerTexts()).map((text) => text.split('\n')[0]?.trim())
const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('status').getByText(text).waitFor()
const dialog = (page: Page) => page.getByRole('dialog')
const shopText = async (path: string) => (await fetch(origin() + path)).text()
/** Waits until the shop's page says it, or doesn't any more. */
const shopSays = (path: string, text: string, says = true) =>
  expect
    .poll(async () => (await shopText(path)).includes(text), {
      timeout: 20_000,
      message: `${path}: ${text}`,
    })
    .toBe(says)

describe('signing in to the console', () => {
  it('takes the password, then the code of the app, and leads where one wanted to go', async () => {
    const member = await staff.make('admin')
    const { page } = await browser.visit()
    await page.goto('/console/audit?action=staff.sign_in')
    await typePassword(page, { ...member, password: 'not the password' })
    await page.getByRole('alert').getByText('The email address or the password is wrong.').waitFor()
    await typePassword(page, member)
    await page.getByLabel('Code').fill('000000')
    await page.getByRole('alert').waitFor()
    // Six right digits go by themselves.
    await page.getByLabel('Code').fill(codeNow(member))
    await page.waitForURL('**/console/audit?action=staff.sign_in')
    await page
      .getByRole('row')
      .filter({ hasText: member.name })
      .filter({ hasText: 'Signed in' })
      .first()
      .waitFor()
  })

  it('goes on at the second step after a reload, and begins again when asked', async () => {
    const member = await staff.make('support')
    const { page } = await browser.visit()
    await page.goto('/console')
    await typePassword(page, member)
    await page.getByLabel('Code').waitFor()
    await page.reload()
    await page.getByLabel('Code').waitFor()
    await page.getByRole('button', { name: 'Start again' }).click()
    await page.getByLabel('Work email').waitFor()
  })

  it('lets an invited member choose a password, set up the app and keep recovery codes, one of which signs in later', async () => {
    const { page } = await consoleOf('admin', '/console/team')
    const email = `new-${Date.now()}@upchar.example`
    await page.getByRole('button', { name: 'Invite a member' }).click()
    await dialog(page).getByLabel('Name').fill('Nisha New')
    await dialog(page).getByLabel('Work email').fill(email)
    await dialog(page)
      .getByRole('radio', { name: /^KYC reviewer/ })
      .check()
    await dialog(page).getByRole('button', { name: 'Send the invitation' }).click()
    await toast(page, `Nisha New gets an invitation at ${email}`)
    await page
      .getByRole('row')
      .filter({ hasText: email })
      .getByText('Invited')
      .filter({ visible: true })
      .waitFor()

    const mailbox = await shopText('/dev/mailbox')
    const mail = [
      ...mailbox.matchAll(
        /<tr>\s*<td><a href="(\/dev\/mailbox\/[^"]+)">[^<]*<\/a><\/td>\s*<td>([^<]*)</g,
      ),
    ].find(([, , to]) => to === email)
    const link =
      /\/console\/invitation\?key=[\w-]+/.exec(await shopText(mail?.[1] ?? ''))?.[0] ?? ''
    const { page: hers } = await browser.visit()
    await hers.goto(link)
    await hers.getByRole('heading', { name: 'Welcome, Nisha New' }).waitFor()
    await hers.getByLabel('Choose a password').fill('orchid ladder violet rain')
    await hers.getByLabel('Repeat the password').fill('orchid ladder violet rain')
    await hers.getByRole('button', { name: 'Continue' }).click()
    await hers.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
    const secret = (await hers.locator('code').innerText()).replaceAll(/\s/g, '')
    await hers.getByLabel('Code', { exact: true }).fill(codeAt(secret, new Date()))
    await hers.getByRole('button', { name: 'Confirm' }).click()
    const kept = hers.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await kept.nth(9).waitFor()
    const codes = await kept.allInnerTexts()
    expect(codes).toHaveLength(10)
    await hers.getByRole('button', { name: 'Go to the console' }).click()
    await hers.getByRole('alert').getByText('Keep the codes, then tick this').waitFor()
    await hers.getByLabel('I have kept them in a safe place').check()
    await hers.getByRole('button', { name: 'Go to the console' }).click()
    await consoleOpen(hers)
    expect(await menuNames(hers)).toEqual([
      'Start',
      'KYC reviews',
      'Customers',
      'Buying rules',
      'KYC questions',
    ])

    await hers.getByRole('button', { name: /Account and sign-out/ }).click()
    await hers.getByRole('menuitem', { name: 'Sign out' }).click()
    await hers.getByText('You are signed out.').waitFor()
    await typePassword(hers, { email, password: 'orchid ladder violet rain' })
    await hers.getByRole('button', { name: 'Use a recovery code' }).click()
    await hers.getByLabel('Recovery code').fill(codes[0] ?? '')
    await hers.getByRole('button', { name: 'Sign in' }).click()
    await consoleOpen(hers)
  })

  it('tells before an idle session ends, keeps it when asked, and says afterwards why it ended', async () => {
    const member = await staff.make('support')
    const { page, context } = await browser.visit()
    await signInStaff(context.request, origin(), member)
    await page.clock.install()
    await page.goto('/console/flags')
    await consoleOpen(page)
    await page.clock.fastForward('28:30')
    await dialog(page).getByText('Are you still there?').waitFor()
    await dialog(page).getByRole('button', { name: 'Stay signed in' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    await page.clock.fastForward('28:30')
    await dialog(page).getByText('Are you still there?').waitFor()
    await page.clock.fastForward('02:00')
    await page.waitForURL('**/console/sign-in?reason=idle&return=%2Fconsole%2Fflags')
    await page.getByText('You were signed out because nothing happened for a while.').waitFor()
    expect((await context.request.get(`${origin()}/api/staff/me`)).status()).toBe(401)
  })

  it('signs every tab out when one is signed out', async () => {
    const { page, context } = await consoleOf('support')
    const other = await context.newPage()
    await other.goto('/console/customers')
    await consoleOpen(other)
    await page.getByRole('button', { name: /Account and sign-out/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await other.waitForURL('**/console/sign-in?**')
  })

  it('is neither kept by caches nor found by search engines, and lets no script but its own run', async () => {
    const { headers } = await fetch(`${origin()}/console/kyc`)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toContain('noindex')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(policy).toContain("frame-ancestors 'none'")
  })
})

describe('what a role may do', () => {
  it('is what the menu and the buttons show, and the API refuses the rest', async () => {
    const { page, context } = await consoleOf('support')
    expect(await menuNames(page)).toEqual([
      'Start',
      'Customers',
      'Buying rules',
      'KYC questions',
      'Flags',
      'Vouchers',
      'Landing pages',
    ])
    await page.goto('/console/flags')
    await page.getByText('is_social_proof').waitFor()
    expect(await page.getByRole('switch').count()).toBe(0)
    expect(await page.getByRole('combobox', { name: 'guest_checkout_type' }).count()).toBe(0)
    await page.goto('/console/audit')
    await page.getByText('Your role doesn’t open this part').waitFor()
    await page.getByText('Administrator can.').waitFor()
    const refused = await Promise.all(
      ['audit', 'members', 'kyc'].map(async (path) =>
        (await context.request.get(`${origin()}/api/staff/${path}`)).status(),
      ),
    )
    expect(refused).toEqual([403, 403, 403])
    const changed = await context.request.post(`${origin()}/api/staff/flags/cart`, {
      data: { value: false, seen_changed_at: null },
    })
    expect(changed.status()).toBe(403)
  })

  it('follows a role that an administrator changes, from the next call on', async () => {
    const { page: admin } = await consoleOf('admin', '/console/team')
    const { page, member } = await consoleOf('catalogue', '/console/account')
    expect(await menuNames(page)).toContain('Flags')
    await admin.getByLabel('Search members').fill(member.email)
    await admin.getByRole('button', { name: `Change ${member.name}` }).click()
    await admin.getByRole('menuitem', { name: 'Change role' }).click()
    await dialog(admin)
      .getByRole('radio', { name: /^KYC reviewer/ })
      .check()
    await dialog(admin).getByRole('button', { name: 'Make KYC reviewer' }).click()
    await toast(admin, `${member.name} is now KYC reviewer`)
    await menu(page).getByRole('link', { name: 'Flags' }).click()
    await page.getByText('Your role doesn’t open this part').waitFor()
    expect(await menuNames(page)).toEqual([
      'Start',
      'KYC reviews',
      'Customers',
      'Buying rules',
      'KYC questions',
    ])
  })

  it('ends at once when a member is disabled', async () => {
    const { page: admin } = await consoleOf('admin', '/console/team')
    const { page, member } = await consoleOf('support')
    await admin.getByLabel('Search members').fill(member.email)
    await admin.getByRole('button', { name: `Change ${member.name}` }).click()
    await admin.getByRole('menuitem', { name: 'Disable' }).click()
    await dialog(admin).getByRole('button', { name: 'Disable' }).click()
    await toast(admin, `${member.name} can’t sign in any more`)
    await menu(page).getByRole('link', { name: 'Customers' }).click()
    await page.waitForURL('**/console/sign-in?reason=ended**')
    await page.getByText('Your session has ended.').waitFor()
  })
})

describe('the shop as staff keep it', () => {
  it('DATA-05 a flag changed here is seen in the shop within seconds, is on record, and goes back to its standard', async () => {
    const { page } = await consoleOf('admin', '/console/flags')
    await shopSays('/shop', '110001')
    const field = page.getByRole('textbox', { name: 'pincode', exact: true })
    await field.fill('5600')
    await field.press('Enter')
    await page.getByRole('alert').getByText('Enter a 6-digit pincode').waitFor()
    await field.fill('560001')
    await field.press('Enter')
    await dialog(page).getByText('110001').waitFor()
    await dialog(page).getByRole('button', { name: 'Set to 560001' }).click()
    await toast(page, /pincode is now 560001/)
    await shopSays('/shop', '560001')
    await page.getByRole('button', { name: 'Reset pincode to its standard' }).click()
    await dialog(page).getByRole('button', { name: 'Reset to the standard' }).click()
    await toast(page, /pincode is now 110001/)
    await shopSays('/shop', '110001')

    await page.goto('/console/audit?action=flag.change')
    await page.getByRole('button', { name: 'Changed a flag' }).first().click()
    const changes = dialog(page).getByRole('region', { name: 'Before and after' })
    await changes.getByText('110001').waitFor()
    await changes.getByText('560001').waitFor()
  })

  it('DATA-05 tells who comes too late, and changes nothing then', async () => {
    const [first, second] = [
      await consoleOf('admin', '/console/flags?q=redirect_to_cart'),
      await consoleOf('admin', '/console/flags?q=redirect_to_cart'),
    ]
    for (const { page } of [first, second]) {
      await page.getByRole('switch', { name: 'redirect_to_cart' }).click()
      await dialog(page).getByRole('button', { name: 'Set to On' }).waitFor()
    }
    await dialog(first.page).getByRole('button', { name: 'Set to On' }).click()
    await toast(first.page, /redirect_to_cart is now On/)
    await dialog(second.page).getByRole('button', { name: 'Set to On' }).click()
    await dialog(second.page).getByText('Somebody else changed this flag meanwhile.').waitFor()
    await dialog(second.page).getByRole('button', { name: 'Cancel' }).click()
    await second.page.getByText(first.member.name).waitFor()
    await first.page.getByRole('button', { name: 'Reset redirect_to_cart to its standard' }).click()
    await dialog(first.page).getByRole('button', { name: 'Reset to the standard' }).click()
    await toast(first.page, /redirect_to_cart is now Off/)
  })

  it('ROUTE-23 a landing page gets other words, and is switched off and on, seen in the shop at once', async () => {
    const { page } = await consoleOf('catalogue', '/console/landing-pages')
    await page.getByRole('link', { name: 'Physiotherapy', exact: true }).click()
    await page
      .getByRole('group', { name: 'Physiotherapy' })
      .getByLabel('Title')
      .first()
      .fill('Moving again, gently')
    await page.getByText('Changed: banner title').waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await toast(page, /Physiotherapy is saved/)
    await shopSays('/physiotherapy', 'Moving again, gently')
    for (const [wish, sign] of [
      ['off', true],
      ['on', false],
    ] as const) {
      await page.getByRole('switch', { name: 'Can be bought from' }).click()
      await page.getByRole('button', { name: 'Save' }).click()
      await dialog(page)
        .getByRole('button', { name: `Switch ${wish}` })
        .click()
      await dialog(page).waitFor({ state: 'detached' })
      await shopSays('/physiotherapy', 'send us an enquiry', sign)
    }
  })

  it('ROUTE-23 UI-13 a landing page shows a picture that staff upload, in the shop within seconds, and goes back to the drawn one', async () => {
    const { page } = await consoleOf('catalogue', '/console/landing-pages/nephrology')
    const preview = page.getByRole('region', { name: 'How it will look' }).getByRole('img')
    const picture = await sharp({
      create: { width: 1800, height: 900, channels: 3, background: '#0d5c63' },
    })
      .jpeg()
      .toBuffer()
    await page
      .getByLabel('Picture file')
      .setInputFiles({ name: 'clinic.jpg', mimeType: 'image/jpeg', buffer: picture })
    const words = page.getByLabel('What the picture shows')
    await words.waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Say what the picture shows').waitFor()
    await words.fill('Our dialysis room')
    await expect.poll(() => preview.getAttribute('alt')).toBe('Our dialysis room')
    await page.getByRole('button', { name: 'Save' }).click()
    await toast(page, /Nephrology is saved/)
    await shopSays('/nephrology', 'alt="Our dialysis room"')
    const source =
      /\/img\/b\/own-[0-9a-f]+-2000\.avif/.exec(await shopText('/nephrology'))?.[0] ?? ''
    const shown = await fetch(origin() + source)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/avif'])
    await page.getByRole('button', { name: 'Back to the drawn one' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await shopSays('/nephrology', '/img/b/own-', false)
    await page.getByLabel('Picture file').setInputFiles({
      name: 'clinic.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no picture'),
    })
    await page.getByRole('alert').getByText('Choose a JPEG, PNG or WebP picture.').waitFor()
  })

  it('ROUTE-23 an uploaded picture is deleted by keyboard once no page shows it; before, the pages are named', async () => {
    const { page } = await consoleOf('catalogue', '/console/landing-pages/ophthalmology')
    const picture = await sharp({
      create: { width: 1400, height: 700, channels: 3, background: '#30465c' },
    })
      .jpeg()
      .toBuffer()
    await page
      .getByLabel('Picture file')
      .setInputFiles({ name: 'to-be-deleted.jpg', mimeType: 'image/jpeg', buffer: picture })
    await page.getByLabel('What the picture shows').fill('Our slit lamp')
    await page.getByRole('button', { name: 'Save' }).click()
    await toast(page, /Ophthalmology is saved/)
    const remove = page.getByRole('button', { name: 'Delete to-be-deleted.jpg' })
    await remove.press('Enter')
    await dialog(page).getByText('To delete it, choose another picture there first').waitFor()
    await dialog(page).getByRole('link', { name: 'Ophthalmology' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await expect
      .poll(() => remove.evaluate((button) => button === document.activeElement))
      .toBe(true)
    await page.getByRole('button', { name: 'Back to the drawn one' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await shopSays('/ophthalmology', '/img/b/own-', false)
    await remove.press('Enter')
    await dialog(page).getByText('No page shows it').waitFor()
    // What can't be undone isn't one Enter away.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await toast(page, /to-be-deleted.jpg is deleted/)
    await remove.waitFor({ state: 'detached' })
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain('Upload a picture')
  })

  it('KYC-04 what KYC asks of whom is changed with its reason, and the buyer is asked so; other roles read it', async () => {
    const { page } = await consoleOf('admin', '/console/kyc-questions?buyer=7')
    const step = page.getByRole('region', { name: 'Others: Basic step' })
    await step.getByRole('link', { name: 'Your establishment' }).waitFor()
    await step.getByRole('link', { name: /Ask for more/ }).click()
    await dialog(page).getByLabel('Section of the form').selectOption({ label: 'Who may order' })
    await dialog(page)
      .getByRole('checkbox', { name: /Who may order/ })
      .check()
    await dialog(page).getByRole('button', { name: 'Change what is asked' }).click()
    await dialog(page).getByText('Say which law or decision it follows').waitFor()
    await dialog(page).getByLabel('Why').fill('Decision of the consultant')
    await dialog(page).getByRole('button', { name: 'Change what is asked' }).click()
    await dialog(page).getByRole('button', { name: 'Change it now' }).click()
    await toast(page, /Forms follow at once/)
    await step.getByRole('link', { name: 'Who may order' }).click()
    await dialog(page).getByText('Decision of the consultant').waitFor()
    await page.goto(`${origin()}/console/audit?action=kyc.form`)
    await page.getByText('Others: Who may order').filter({ visible: true }).first().waitFor()

    const { page: reader } = await consoleOf(
      'support',
      '/console/kyc-questions?of=7&stage=basic&section=identity',
    )
    await dialog(reader).getByText('Administrators change this.').waitFor()
    expect(await dialog(reader).getByRole('checkbox').count()).toBe(0)
  })

  it('who may buy what is changed with its reason, asked for once more and planned for a later day; other roles read it', async () => {
    const { page } = await consoleOf('admin', '/console/buying-rules')
    const open = async (name: RegExp) => {
      await page.getByRole('link', { name }).filter({ visible: true }).first().click()
      await dialog(page).waitFor()
    }
    await open(/^Physiotherapist: May buy$/)
    await dialog(page)
      .getByLabel('Rule', { exact: true })
      .selectOption({ label: 'May send an enquiry' })
    await dialog(page).getByRole('button', { name: 'Change the rule' }).click()
    await dialog(page).getByText('Say which law or decision it follows').waitFor()
    await dialog(page).getByLabel('Why').fill('Decision of the consultant')
    await dialog(page)
      .getByLabel('From')
      .fill(new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10))
    await dialog(page).getByRole('button', { name: 'Change the rule' }).click()
    await dialog(page).getByRole('button', { name: 'Plan the change' }).click()
    await toast(page, /Planned: from/)
    await page
      .getByRole('region', { name: 'Planned' })
      .getByText('May buy → May send an enquiry')
      .waitFor()
    await page.getByRole('region', { name: 'Planned' }).getByRole('link').first().click()
    await dialog(page).getByText('Decision of the consultant').waitFor()

    const { page: reader } = await consoleOf('support', '/console/buying-rules?class=GEN&of=22')
    await dialog(reader).getByText('Administrators change this.').waitFor()
    expect(await dialog(reader).getByRole('combobox').count()).toBe(0)
  })
})

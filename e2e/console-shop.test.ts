import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { dialog, toast, useConsole } from './console.ts'

const { origin, consoleOf, shopText, shopSays } = useConsole()

describe('the shop’s configuration', () => {
  it('DATA-05 a flag change shows in the shop within seconds, is recorded, and can be reset', async () => {
    const { page } = await consoleOf('admin', '/console/flags')
    await shopSays('/shop', '110001')
    const field = page.getByRole('textbox', { name: 'Default pincode', exact: true })
    await field.fill('5600')
    await field.press('Enter')
    await page.getByRole('alert').getByText('Enter a 6-digit pincode').waitFor()
    await field.fill('560001')
    await field.press('Enter')
    await dialog(page).getByText('110001').waitFor()
    await dialog(page).getByRole('button', { name: 'Set to 560001' }).click()
    await toast(page, /Default pincode is now 560001/)
    await shopSays('/shop', '560001')
    await page.getByRole('button', { name: 'Reset Default pincode to its default' }).click()
    await dialog(page).getByRole('button', { name: 'Reset to default' }).click()
    await toast(page, /Default pincode is now 110001/)
    await shopSays('/shop', '110001')

    await page.goto('/console/audit?action=flag.change')
    await page.getByRole('button', { name: 'Changed a flag' }).first().click()
    const changes = dialog(page).getByRole('region', { name: 'Before and after' })
    await changes.getByText('110001').waitFor()
    await changes.getByText('560001').waitFor()
  })

  it('DATA-05 tells a late second member, and changes nothing', async () => {
    const [first, second] = [
      await consoleOf('admin', '/console/flags?q=redirect_to_cart'),
      await consoleOf('admin', '/console/flags?q=redirect_to_cart'),
    ]
    for (const { page } of [first, second]) {
      await page.getByRole('switch', { name: 'Open the cart after adding' }).click()
      await dialog(page).getByRole('button', { name: 'Set to On' }).waitFor()
    }
    await dialog(first.page).getByRole('button', { name: 'Set to On' }).click()
    await toast(first.page, /Open the cart after adding is now On/)
    await dialog(second.page).getByRole('button', { name: 'Set to On' }).click()
    await dialog(second.page).getByText('Someone else has changed this flag.').waitFor()
    await dialog(second.page).getByRole('button', { name: 'Cancel' }).click()
    await second.page.getByText(first.member.name).waitFor()
    await first.page
      .getByRole('button', { name: 'Reset Open the cart after adding to its default' })
      .click()
    await dialog(first.page).getByRole('button', { name: 'Reset to default' }).click()
    await toast(first.page, /Open the cart after adding is now Off/)
  })

  it('ROUTE-23 a landing page’s texts and switch show in the shop at once', async () => {
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
      await page.getByRole('switch', { name: 'Open for orders' }).click()
      await page.getByRole('button', { name: 'Save' }).click()
      await dialog(page)
        .getByRole('button', { name: `Switch ${wish}` })
        .click()
      await dialog(page).waitFor({ state: 'detached' })
      await shopSays('/physiotherapy', 'send us an enquiry', sign)
    }
  })

  it('ROUTE-23 UI-13 a landing page shows an uploaded picture within seconds, and returns to the illustration', async () => {
    const { page } = await consoleOf('catalogue', '/console/landing-pages/nephrology')
    const preview = page.getByRole('region', { name: 'Preview' }).getByRole('img')
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
    await page.getByText('Describe the picture').waitFor()
    await words.fill('Our dialysis room')
    await expect.poll(() => preview.getAttribute('alt')).toBe('Our dialysis room')
    await page.getByRole('button', { name: 'Save' }).click()
    await toast(page, /Nephrology is saved/)
    await shopSays('/nephrology', 'alt="Our dialysis room"')
    const source =
      /\/img\/b\/own-[0-9a-f]+-2000\.avif/.exec(await shopText('/nephrology'))?.[0] ?? ''
    const shown = await fetch(origin() + source)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/avif'])
    await page.getByRole('button', { name: 'Use the illustration' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await shopSays('/nephrology', '/img/b/own-', false)
    await page.getByLabel('Picture file').setInputFiles({
      name: 'clinic.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no picture'),
    })
    await page.getByRole('alert').getByText('Choose a JPEG, PNG or WebP picture.').waitFor()
  })

  it('ROUTE-23 an uploaded picture is deleted by keyboard once no page uses it; before that, the pages are named', async () => {
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
    await page.getByRole('button', { name: 'Use the illustration' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await shopSays('/ophthalmology', '/img/b/own-', false)
    await remove.press('Enter')
    await dialog(page).getByText('No page uses it').waitFor()
    // Irreversible actions aren't one Enter away.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await toast(page, /to-be-deleted.jpg is deleted/)
    await remove.waitFor({ state: 'detached' })
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain('Upload a picture')
  })

  it('KYC-04 KYC questions are changed with a reason, and apply to buyers; other roles only read them', async () => {
    const { page } = await consoleOf('admin', '/console/kyc-questions?buyer=7')
    const step = page.getByRole('region', { name: 'Others: Basic step' })
    await step.getByRole('link', { name: 'Your establishment' }).waitFor()
    await step.getByRole('link', { name: /Ask for more/ }).click()
    await dialog(page).getByLabel('Section of the form').selectOption({ label: 'Who may order' })
    await dialog(page)
      .getByRole('checkbox', { name: /Who may order/ })
      .check()
    await dialog(page).getByRole('button', { name: 'Change what is asked' }).click()
    await dialog(page).getByText('Enter the law or decision behind it').waitFor()
    await dialog(page).getByLabel('Why').fill('Decision of the consultant')
    await dialog(page).getByRole('button', { name: 'Change what is asked' }).click()
    await dialog(page).getByRole('button', { name: 'Change it now' }).click()
    await toast(page, /Forms ask it at once/)
    await step.getByRole('link', { name: 'Who may order' }).click()
    await dialog(page).getByText('Decision of the consultant').waitFor()
    await page.goto(`${origin()}/console/audit?action=kyc.form`)
    await page.getByText('Others: Who may order').filter({ visible: true }).first().waitFor()

    const { page: reader } = await consoleOf(
      'support',
      '/console/kyc-questions?of=7&stage=basic&section=identity',
    )
    await dialog(reader).getByText('Only administrators can change this.').waitFor()
    expect(await dialog(reader).getByRole('checkbox').count()).toBe(0)
  })

  it('buying rules are changed with a reason, confirmed and planned for a later day; other roles only read them', async () => {
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
    await dialog(page).getByText('Enter the law or decision behind it').waitFor()
    await dialog(page).getByLabel('Why').fill('Decision of the consultant')
    await dialog(page)
      .getByLabel('From')
      .fill(new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10))
    await dialog(page).getByRole('button', { name: 'Change the rule' }).click()
    await dialog(page).getByRole('button', { name: 'Plan the change' }).click()
    await toast(page, /Planned: the new rule/)
    await page
      .getByRole('region', { name: 'Planned' })
      .getByText('May buy → May send an enquiry')
      .waitFor()
    await page.getByRole('region', { name: 'Planned' }).getByRole('link').first().click()
    await dialog(page).getByText('Decision of the consultant').waitFor()

    const { page: reader } = await consoleOf('support', '/console/buying-rules?class=GEN&of=22')
    await dialog(reader).getByText('Only administrators can change this.').waitFor()
    expect(await dialog(reader).getByRole('combobox').count()).toBe(0)
  })
})

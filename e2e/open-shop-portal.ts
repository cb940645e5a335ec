import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Shop } from './open-shop-desk.ts'

type Portal = {
  /** Everything that the shop has mailed so far, as it was sent. */
  mailed: () => string
  /** A page of a new visitor. */
  visitor: () => Promise<Page>
}
const member = 'packing@konkan-gloves.example'
const password = 'orchid ladder violet rain'

/** The invitation's link: mails are quoted-printable (RFC 2045). */
const invitationIn = (mailed: string): string | undefined =>
  /\/seller\/invitation\?key=[\w-]+/.exec(
    mailed.replaceAll('=\r\n', '').replaceAll('=3D', '='),
  )?.[0]

/**
 * An administrator invites somebody of the seller, who packs an order and counts a batch without staff (APP-01). Returns the
 * member's page.
 */
export async function sellerPacks(
  { desk, query }: Shop,
  number: string,
  { mailed, visitor }: Portal,
): Promise<Page> {
  await desk.goto('/console/sellers')
  await desk.getByRole('link', { name: 'Who works in its portal' }).click()
  await desk.getByRole('button', { name: 'Invite somebody' }).first().click()
  const form = desk.getByRole('dialog')
  await form.getByLabel('Name').fill('Ravi Sawant')
  await form.getByLabel('Work email').fill(member)
  await form.getByRole('button', { name: 'Send the invitation' }).click()
  await desk.getByText(`Invitation sent to ${member}`).first().waitFor()
  await expect.poll(() => invitationIn(mailed()), { timeout: 30_000 }).toBeDefined()

  const page = await visitor()
  await page.goto(invitationIn(mailed()) ?? '')
  for (const label of ['Choose a password', 'Repeat the password'])
    await page.getByLabel(label).fill(password)
  await page.keyboard.press('Enter')
  await page.getByText('You sign in as').waitFor()
  await page.getByRole('link', { name: 'To pack' }).first().click()
  await page.getByRole('link', { name: number }).click()
  await page.getByRole('button', { name: 'Weigh' }).click()
  for (const [name, value] of [
    ['Weight in kg', '0.9'],
    ['Length in cm', '25'],
    ['Width in cm', '18'],
    ['Height in cm', '10'],
  ] as const)
    await page.getByLabel(name).fill(value)
  await page.getByRole('button', { name: 'Save weight and size' }).click()
  await page.getByText(/0\.90 kg/).waitFor()
  await page.getByRole('button', { name: 'Mark as packed' }).click()
  await page.getByRole('link', { name: 'Invoice', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Set AWB' }).click()
  await page.getByLabel('Courier', { exact: true }).fill('Ratnagiri Cargo')
  await page.getByLabel(/^AWB/).fill('KNK54321')
  await page.getByRole('button', { name: 'Save courier and AWB' }).click()
  await page.getByRole('link', { name: 'Label' }).waitFor()
  await page.getByRole('button', { name: 'Mark as handed over' }).click()
  await page.getByText('Shipped', { exact: true }).first().waitFor()

  await page.getByRole('link', { name: 'Stock' }).first().click()
  const row = page.getByRole('row', { name: /N95 respirator/ })
  await row.getByRole('button', { name: /^Count/ }).click()
  await page.getByLabel('Pieces on the shelf').fill('79')
  await page.getByRole('button', { name: 'Set' }).click()
  await row.getByText('79', { exact: true }).waitFor()
  // Staff read who did it, and may take the state back.
  await desk.goto(`/console/orders/${number}`)
  await desk.getByText('Ravi Sawant (seller)').first().waitFor()
  await desk.getByRole('button', { name: 'Undo “Shipped”' }).waitFor()
  expect(
    await query(`select (select sum(on_hand)::int from lot l where l.offer_id = o.id) as stock
      from variant v join offer o on o.variant_id = v.id where v.sku = 'KNK-N95'`),
  ).toEqual([{ stock: 79 }])
  return page
}

/** The member chooses another password, which a mail tells, and reads where the account is signed in (APP-01). */
export async function sellerChangesPassword(page: Page, mailed: () => string): Promise<void> {
  await page.getByRole('link', { name: 'Account' }).click()
  await page.getByText('This one', { exact: true }).waitFor()
  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password').fill('paper boat on a river')
  await page.keyboard.press('Enter')
  await page.getByText('Password Changed Successfully').first().waitFor()
  await expect
    .poll(mailed, { timeout: 30_000 })
    .toContain('Your password of the seller portal was changed')
}

/** What a seller takes off sale stays so when staff import a file that names it, unless the file says otherwise (OPS-04). */
export async function sellerStopsSelling({ desk, query }: Shop, page: Page): Promise<void> {
  const active = () =>
    query<{ active: boolean }>(`select active from offer where seller_sku = 'KNK-N95'`)
  const bring = async (text: string) => {
    await desk.goto('/console/goods/files')
    await desk
      .getByLabel('Catalogue file')
      .setInputFiles({ name: 'again.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  }
  const imported = async () => {
    await desk.getByRole('button', { name: 'Import 1 row' }).click()
    await desk.getByText('Imported', { exact: true }).first().waitFor()
  }
  await page.getByRole('link', { name: 'Products' }).first().click()
  await page.getByRole('button', { name: 'Take off sale KNK-N95' }).click()
  await page.getByRole('button', { name: 'Take it off sale' }).click()
  await page.getByText('KNK-N95 is off sale.').first().waitFor()
  await bring('sku,price\nKNK-N95,610\n')
  await desk.getByText('stays off sale: its seller took it off').first().waitFor()
  await imported()
  expect(await active()).toEqual([{ active: false }])
  await bring('sku,price,on_sale\nKNK-N95,600,yes\n')
  await imported()
  expect(await active()).toEqual([{ active: true }])
}

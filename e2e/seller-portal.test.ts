import { describe, expect, it } from 'vitest'
import { desktop, phone, tablet } from './browser.ts'
import { dialog, toast, useConsole } from './console.ts'
import { problemsAtSizes } from './page-quality.ts'
import { codeFor } from './signing-in.ts'

const { browser, consoleOf, origin } = useConsole()
const sizes = [phone, tablet, desktop]
const password = 'cotton-kite-monsoon'

/** The link of the newest invitation to an address. */
async function invitationFor(email: string): Promise<string> {
  const read = async (path: string) => (await fetch(origin() + path)).text()
  const rows = (await read('/dev/mailbox')).split('<tr').filter((row) => row.includes(email))
  const mail = /href="(\/dev\/mailbox\/[^"]+)"/.exec(rows[0] ?? '')?.[1]
  const link = mail === undefined ? null : /\/seller\/invitation\?key=[\w-]+/.exec(await read(mail))
  if (link === null) throw new Error(`No invitation was mailed to ${email}`)
  return link[0]
}

describe('the seller portal', () => {
  it('APP-01 opens to a member whom staff have invited, and asks for password and code from then on', async () => {
    const email = `a-member-with-a-very-long-address-${Date.now()}@surgicals-and-allied-supplies.example`
    const { page: desk } = await consoleOf('admin', '/console/sellers')
    await desk.getByRole('link', { name: 'Who works in its portal' }).first().click()
    await desk.getByRole('button', { name: 'Invite somebody' }).first().click()
    const form = dialog(desk)
    await form.getByLabel('Name').fill('Padmanabhaswamy Venkatasubrahmanyam Iyengar')
    await form.getByLabel('Work email').fill(email)
    await form.getByRole('button', { name: 'Send the invitation' }).click()
    await toast(desk, `Invitation sent to ${email}`)
    expect(await problemsAtSizes(desk, sizes)).toEqual([])

    const { page } = await browser.visit()
    await page.goto(await invitationFor(email))
    await page.getByRole('heading', { name: /^Welcome, Padmanabhaswamy/ }).waitFor()
    expect(await problemsAtSizes(page, sizes)).toEqual([])
    // By the keyboard alone.
    await page.getByLabel('Choose a password').focus()
    await page.keyboard.type(password)
    await page.getByLabel('Repeat the password').focus()
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await page.getByText('You sign in as').waitFor()
    expect(new URL(page.url()).pathname).toBe('/seller')
    expect(await problemsAtSizes(page, sizes)).toEqual([])

    for (const [name, heading] of [
      ['To pack', 'Orders to pack'],
      ['Products', 'Products'],
      ['Stock', 'Stock'],
      ['Returns', 'Returns'],
      ['Performance', 'Performance'],
      ['Statements', 'Statements'],
      ['Team', 'Team'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name }).click()
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      expect(await problemsAtSizes(page, sizes)).toEqual([])
    }

    // A change of the first product waits, and is taken back.
    const portal = page.getByRole('navigation', { name: 'Portal' })
    await portal.getByRole('link', { name: 'Products' }).click()
    await page
      .getByRole('button', { name: /^Change / })
      .first()
      .click()
    await page.getByLabel('Most per order').fill('7')
    expect(await problemsAtSizes(page, sizes)).toEqual([])
    await page.getByRole('button', { name: 'Propose it' }).click()
    await toast(page, /waits for the marketplace/)
    await page.getByRole('link', { name: 'Proposals' }).click()
    await page.getByRole('heading', { level: 1, name: 'Proposals' }).waitFor()
    await page.getByRole('button', { name: /^Withdraw/ }).waitFor()
    expect(await problemsAtSizes(page, sizes)).toEqual([])
    await desk.goto(`${origin()}/console/offer-proposals`)
    await desk.getByRole('button', { name: /^Accept/ }).waitFor()
    expect(await problemsAtSizes(desk, sizes)).toEqual([])
    await page.getByRole('button', { name: /^Withdraw/ }).click()
    await toast(page, /is withdrawn/)
    await portal.getByRole('link', { name: 'Products' }).click()
    await page.getByRole('link', { name: 'Offer another article' }).click()
    await page.getByLabel('Search articles').fill('gloves')
    await page.getByRole('list', { name: 'Articles' }).waitFor()
    expect(await problemsAtSizes(page, sizes)).toEqual([])

    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByText('You are signed out.').waitFor()
    expect(await problemsAtSizes(page, sizes)).toEqual([])
    await page.getByLabel('Work email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
    expect(await problemsAtSizes(page, sizes)).toEqual([])
    await page.keyboard.type(await codeFor(origin(), email))
    await page.getByText('You sign in as').waitFor()
    // Twelve screens at three sizes: a minute is too short on a loaded machine.
  })
})

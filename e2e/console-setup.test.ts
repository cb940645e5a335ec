import { gstinCheckCharacter } from '@upchar/kernel/gstin'
import { describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { useBrowser } from './browser.ts'
import { consoleOpen, signInStaff, useStaff } from './staff.ts'

const browser = useBrowser()
const staff = useStaff()

async function opened(role: 'admin' | 'finance'): Promise<{ page: Page; errors: string[] }> {
  const { page, context, errors } = await browser.visit()
  await signInStaff(context.request, browser.origin(), await staff.make(role))
  await page.goto('/console/setup')
  await consoleOpen(page)
  await page.getByRole('heading', { name: 'Set-up' }).waitFor()
  return { page, errors }
}

describe('the set-up in the console', () => {
  it('OPS-06 OPS-09 makes a seller with licence and warehouse, and says beside each field what is wrong', async () => {
    const { page, errors } = await opened('admin')
    const first = `32AAPFK${String(Date.now() % 10_000).padStart(4, '0')}F1Z`
    const name = `Kochi Surgical ${first.slice(7, 11)}`
    await page.getByRole('button', { name: 'Add a seller' }).click()
    const form = page.getByRole('form', { name: 'New seller' })
    await form.getByLabel('Legal name').fill(`${name} Private Limited`)
    await form.getByLabel('Name that buyers know').fill(name)
    await form.getByLabel('GSTIN').fill(`${first}0`)
    await form.getByLabel('Invoice prefix').fill(`K${first.slice(9, 11)}`)
    await form.getByLabel('House, street and area').fill('12 Broadway')
    await form.getByLabel('City').fill('Kochi')
    await form.getByLabel('Pincode').fill('400001')
    await form.getByLabel('Email').fill('sales@kochi-surgical.example')
    await form.getByRole('button', { name: 'Add the seller' }).click()
    await form.getByText('Phone is missing').first().waitFor()
    await form.getByLabel('Phone').fill('9812345678')
    const right = first + gstinCheckCharacter(first)
    await form.getByLabel('GSTIN').fill(right.endsWith('0') ? `${first}1` : `${first}0`)
    await form.getByRole('button', { name: 'Add the seller' }).click()
    await form
      .getByText(/its last character does not fit the rest/)
      .first()
      .waitFor()
    await form.getByLabel('GSTIN').fill(right)
    await form.getByRole('button', { name: 'Add the seller' }).click()
    await form
      .getByText(/another state/i)
      .first()
      .waitFor()
    expect(await form.getByLabel('Legal name').inputValue()).toBe(`${name} Private Limited`)
    await form.getByLabel('Pincode').fill('682001')
    await form.getByRole('button', { name: 'Add the seller' }).click()

    const panel = page.getByRole('region', { name, exact: true })
    await panel.getByText(`Kerala · GSTIN ${right}`).waitFor()
    await panel.getByRole('button', { name: `Add a licence ${name}` }).click()
    await panel.getByLabel('Licence', { exact: true }).selectOption('MD-42')
    await panel.getByLabel('Number').fill('KL-MD42-0001')
    await panel.getByLabel('Last day').fill('31/02/2031')
    await panel.getByRole('button', { name: 'Save the licence' }).click()
    await panel.getByText('Write the day as 31-03-2027').first().waitFor()
    await panel.getByLabel('Last day').fill('31/03/2031')
    await panel.getByRole('button', { name: 'Save the licence' }).click()
    await panel.getByText('until 31 Mar 2031').waitFor()
    await panel.getByRole('button', { name: `Add a warehouse ${name}` }).click()
    await panel.getByLabel('Name').fill('Kalamassery')
    await panel.getByRole('button', { name: 'Add the warehouse' }).click()
    await panel.getByText(/682001, same day before 15:00/).waitFor()
    expect(errors.filter((text) => !text.includes('status of 4'))).toEqual([])
  })

  it('OPS-09 is read by finance, who change nothing', async () => {
    const { page } = await opened('finance')
    await page.getByText('Only an administrator changes the set-up.').waitFor()
    expect(await page.getByRole('button', { name: /^(Add|Change|Remove)/ }).count()).toBe(0)
  })
})

import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { useBrowser } from './browser.ts'
import { buyable, orderByCash } from './buying.ts'
import { consoleOpen, signInStaff, useStaff } from './staff.ts'

const browser = useBrowser()
const staff = useStaff()

type Sold = { number: string; track: string }

/** A guest's order whose parcel nobody has booked, as in a shop without a courier's account. */
async function orderByHand(): Promise<Sold> {
  const { sku } = await buyable(browser.origin())
  const { page } = await browser.visit()
  const { order_number: number, track_url: track } = await orderByCash(page, sku)
  const db = staff.database()
  // The sandbox courier leaves parcels of others alone.
  await db.transaction(async (tx) => {
    await tx.execute(sql`update shipment h set courier = '', awb = null, state = 'placed' from sub_order s, "order" o
      where s.id = h.sub_order_id and o.id = s.order_id and o.number = ${number}`)
    await tx.execute(
      sql`update sub_order s set state = 'placed' from "order" o where o.id = s.order_id and o.number = ${number}`,
    )
    await tx.execute(sql`delete from shipment_scan c using shipment h, sub_order s, "order" o
      where h.id = c.shipment_id and s.id = h.sub_order_id and o.id = s.order_id and o.number = ${number}`)
  })
  return { number, track }
}

async function desk(path: string): Promise<{ page: Page; name: string; errors: string[] }> {
  const member = await staff.make('support')
  const { page, context, errors } = await browser.visit()
  await signInStaff(context.request, browser.origin(), member)
  await page.goto(path)
  await consoleOpen(page)
  return { page, name: member.name, errors }
}

const setState = async (page: Page, state: string) => {
  await page.getByRole('button', { name: 'Set the state' }).click()
  await page.getByLabel('State', { exact: true }).selectOption({ label: state })
  await page.getByRole('button', { name: 'Save the state' }).click()
  await page.getByRole('button', { name: 'Save the state' }).waitFor({ state: 'hidden' })
}

describe('the orders desk', () => {
  it('OPS-01 sends a guest’s order by hand: found by its number, booked with any courier, delivered; the buyer sees each step', async () => {
    const { number, track } = await orderByHand()
    const awb = `NRL${Date.now()}`
    const { page, name, errors } = await desk('/console/orders')
    await page.getByRole('searchbox', { name: 'Search orders' }).fill(number.slice(-5))
    await page.waitForURL(/[?&]q=/)
    await page.getByRole('link', { name: number }).click()
    await page.getByRole('heading', { name: number }).waitFor()
    await page.getByText('No courier yet.').waitFor()

    await page.getByRole('button', { name: 'Enter courier and AWB' }).click()
    await page.getByLabel('Courier', { exact: true }).fill('Nagpur Road Lines')
    await page.getByLabel('AWB', { exact: true }).fill('abc')
    await page.getByRole('button', { name: 'Save courier and AWB' }).click()
    await page.getByText('Enter the number on the label: 5 to 30 letters and digits').waitFor()
    await page.getByLabel('AWB', { exact: true }).fill(awb)
    await page.getByRole('button', { name: 'Save courier and AWB' }).click()
    await page.getByText(awb, { exact: true }).waitFor()
    for (const state of ['Packed', 'Shipped', 'Delivered']) await setState(page, state)
    await page.getByText(`Delivered · ${name}`).waitFor()
    await page.getByText(`Booked with Nagpur Road Lines ${awb} · ${name}`).waitFor()

    const invoice = page
      .getByRole('link', { name: /^Tax invoice|^Bill of supply|^Invoice/ })
      .first()
    const pdf = await page.request.get((await invoice.getAttribute('href')) ?? '')
    expect(pdf.headers()['content-type']).toBe('application/pdf')

    const buyer = await browser.visit()
    await buyer.page.goto(track)
    await buyer.page.getByText(awb).waitFor()
    await buyer.page.getByText('Nagpur Road Lines').waitFor()
    const own = buyer.page.getByRole('link', { name: /GST invoice|Bill of supply/ }).first()
    const copy = await buyer.page.request.get((await own.getAttribute('href')) ?? '')
    expect((await copy.body()).subarray(0, 5).toString()).toBe('%PDF-')
    expect(await buyer.page.getByText('Delivered').count()).toBeGreaterThan(0)
    expect([...errors, ...buyer.errors]).toEqual([])
  })

  it('OPS-01 keeps what the second of two typed, says that the parcel has changed, and saves it when asked again', async () => {
    const { number } = await orderByHand()
    const [one, two] = [
      await desk(`/console/orders/${number}`),
      await desk(`/console/orders/${number}`),
    ]
    const type = async (page: Page, courier: string, awb: string) => {
      await page.getByRole('button', { name: 'Enter courier and AWB' }).click()
      await page.getByLabel('Courier', { exact: true }).fill(courier)
      await page.getByLabel('AWB', { exact: true }).fill(awb)
    }
    const [first, second] = [`ONE${Date.now()}`, `TWO${Date.now()}`]
    await type(one.page, 'Delhivery', first)
    await type(two.page, 'Blue Dart', second)
    await one.page.getByRole('button', { name: 'Save courier and AWB' }).click()
    await one.page.getByText(first, { exact: true }).waitFor()
    const save = two.page.getByRole('button', { name: 'Save courier and AWB' })
    await save.click()
    await two.page.getByText('What you typed is still here.').waitFor()
    // Above the form stands what the other has typed; in it, what was typed here.
    await two.page.getByText(first, { exact: true }).waitFor()
    expect(await two.page.getByLabel('AWB', { exact: true }).inputValue()).toBe(second)
    expect(await two.page.getByLabel('Courier', { exact: true }).inputValue()).toBe('Blue Dart')
    await two.page.getByLabel('Why is the AWB replaced?').fill('The label says otherwise')
    await save.click()
    await two.page.getByText(second, { exact: true }).waitFor()
    await two.page.getByText(`Before: Delhivery ${first}`).waitFor()
  })

  it('OPS-01 works with the keyboard alone', async () => {
    const { number } = await orderByHand()
    const { page } = await desk(`/console/orders?q=${number}`)
    await page.getByRole('link', { name: number }).waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: number }).waitFor()
    await page.getByRole('button', { name: 'Enter courier and AWB' }).focus()
    await page.keyboard.press('Enter')
    const awb = `KEY${Date.now()}`
    await page.keyboard.type('Delhivery')
    await page.keyboard.press('Tab')
    await page.keyboard.type(awb)
    await page.keyboard.press('Enter')
    await page.getByText(awb, { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Set the state' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('Pa')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page
      .getByRole('region', { name: 'Parcel' })
      .getByText('Packed', { exact: true })
      .waitFor()
  })
})

import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { buyable, orderPaidOnline } from './buying.ts'
import { useConsole } from './console.ts'
import { desktop, phone, tablet } from './browser.ts'
import { accessibilityProblems, problemsAtSizes } from './page-quality.ts'

const { browser, staff, origin, consoleOf } = useConsole()

const MANY = 10
const MAX_TABS = 250

/** What has the focus, as a screen reader would name it; empty where the focus is lost. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return ''
    const labels =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
        ? [...(element.labels ?? [])].map(({ textContent }) => textContent).join(' ')
        : ''
    const name = element.getAttribute('aria-label') ?? (labels || element.innerText)
    return (name.trim() || element.id).replaceAll(/\s+/g, ' ')
  })

/** Presses Tab, or another key that moves the focus, until the focused element has this name. */
async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = []
  while (passed.length < MAX_TABS) {
    await page.keyboard.press(key)
    const here = await focused(page)
    if (name.test(here)) return
    passed.push(here)
  }
  throw new Error(`${key} doesn’t reach ${name}, but: ${[...new Set(passed)].join(' | ')}`)
}

async function pressOn(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  await tabTo(page, name, key)
  await page.keyboard.press('Enter')
}

/** Into an area by typing its name: the new page has the focus. */
async function goTo(page: Page, area: string): Promise<void> {
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Page, order, customer or product' })
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.type(area)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: area, level: 1 }).waitFor()
  await expect.poll(() => focused(page)).not.toBe('')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
}

const rowsOf = (page: Page) => page.locator('tbody tr[data-row]')

async function search(page: Page, text: string, rows: number): Promise<void> {
  await page.keyboard.press('/')
  expect(await focused(page)).toBe('Search orders')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
  await page.waitForURL((url) => url.searchParams.get('q') === text)
  await expect.poll(() => page.locator('[aria-busy]').count()).toBe(0)
  await expect.poll(() => rowsOf(page).count()).toBe(rows)
  await page.keyboard.press('ArrowDown')
  expect(await focused(page)).toMatch(/^UP-/)
}

/** Orders of one name, paid online. */
async function paidOrders(name: string): Promise<string[]> {
  const { sku } = await buyable(origin())
  for (let order = 0; order < MANY; order += 1) {
    const { page } = await browser.visit()
    await orderPaidOnline(page, sku, { FullName: name })
  }
  const placed = async () => {
    const { rows } = await staff
      .database()
      .execute<{ number: string }>(
        sql`select number from "order" where form->>'fullName' = ${name} order by number`,
      )
    return rows.map(({ number }) => number)
  }
  // The gateway tells the shop a moment later.
  await expect.poll(async () => (await placed()).length).toBe(MANY)
  return placed()
}

/** The warehouse that its parcels leave from. */
async function warehouseOf(number: string): Promise<string> {
  const { rows } = await staff.database().execute<{ id: string }>(
    sql`select h.warehouse_id::text as id from shipment h join sub_order s on s.id = h.sub_order_id
      join "order" o on o.id = s.order_id where o.number = ${number}`,
  )
  return rows[0]?.id ?? ''
}

/** How many orders of the name were refunded, and how many of them wholly. */
async function refundsOf(name: string): Promise<unknown> {
  const { rows } = await staff.database().execute(
    sql`select count(*)::int as orders, (count(*) filter (where back = paid))::int as whole from (
      select o.id, p.amount_paise as paid, sum(r.amount_paise) as back from "order" o
        join payment_order b on b.checkout_id = o.checkout_id join payment p on p.payment_order_id = b.id
        join refund r on r.payment_id = p.id
      where o.form->>'fullName' = ${name} group by o.id, p.id) refunded`,
  )
  return rows[0]
}

/** Says who carries a parcel; the focus comes back to the list. */
async function setAwb(page: Page, number: string): Promise<void> {
  await pressOn(page, new RegExp(`^Set AWB of ${number}$`))
  const form = page.getByRole('form', { name: `Courier of ${number}` })
  await form.waitFor()
  expect(await focused(page)).toMatch(/^Courier/)
  await page.keyboard.type('Nagpur Road Lines')
  await page.keyboard.press('Tab')
  await page.keyboard.type(`KEY${number.replaceAll('-', '')}`)
  await page.keyboard.press('Enter')
  await form.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).not.toBe('')
}

/** Chooses the parcels of these orders with j and x on each page of the list, and does with them what the button says. */
async function moveAll(
  page: Page,
  numbers: readonly string[],
  action: RegExp,
  before?: (number: string) => Promise<void>,
): Promise<void> {
  const left = new Set(numbers)
  for (let pages = 0; left.size > 0 && pages < 20; pages += 1) {
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
    const rows = await rowsOf(page).allInnerTexts()
    const own = rows.flatMap((text) => [...left].filter((number) => text.includes(number)))
    if (own.length === 0) {
      await pressOn(page, /^Next$/)
      continue
    }
    for (const number of own) await before?.(number)
    for (const text of rows) {
      await page.keyboard.press('j')
      if (own.some((number) => text.includes(number))) await page.keyboard.press('x')
    }
    await page.getByText(`${own.length} parcel${own.length > 1 ? 's' : ''} chosen`).waitFor()
    await pressOn(page, action, 'Shift+Tab')
    const said = page.getByRole('region', { name: 'Chosen parcels' })
    await expect.poll(() => said.innerText()).toMatch(/^Choose all on this page/)
    expect(await page.getByRole('alert').allInnerTexts()).toEqual([])
    // The button has gone with the choice; the focus stays beside it.
    await expect.poll(() => focused(page)).toMatch(/^Choose all on this page|^main$/)
    for (const number of own) left.delete(number)
  }
  expect([...left]).toEqual([])
}

describe('a day at the orders desk', () => {
  it('OPS-01 OPS-02 RET-05 finds, packs, ships and refunds ten orders by the keyboard alone; no screen has an accessibility violation', async () => {
    const name = `Keyday ${Date.now()}`
    const numbers = await paidOrders(name)
    const { page, errors } = await consoleOf('support')
    const judge = async (screen: string) =>
      expect(await accessibilityProblems(page), screen).toEqual([])
    await page.getByRole('heading', { level: 1 }).waitFor()
    await judge('start')
    await tabTo(page, /^Skip to content$/)
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')

    // Found by the buyer's name, and one opened and left again.
    await goTo(page, 'Orders')
    await search(page, name, MANY)
    await judge('orders')
    await page.keyboard.press('Enter')
    await page.getByText('What happened').waitFor()
    await judge('an order')
    await pressOn(page, /^Orders$/)
    await expect.poll(() => rowsOf(page).count()).toBe(MANY)

    // Packed in their warehouse, one weighed before; then handed over.
    const [first = ''] = numbers
    await goTo(page, 'Dispatch')
    await tabTo(page, /^Warehouse/)
    const warehouse = await warehouseOf(first)
    const shown = () => page.evaluate(() => (document.activeElement as HTMLSelectElement).value)
    // It begins with the busiest; others buy meanwhile.
    for (let now = await shown(); now !== warehouse; now = await shown()) {
      await page.keyboard.press('ArrowDown')
      await expect.poll(shown).not.toBe(now)
    }
    await judge('to pack')
    await tabTo(page, /^Choose all on this page/)
    await moveAll(page, numbers, /^Mark as packed$/)
    await pressOn(page, /^Packed/, 'Shift+Tab')
    await page.waitForURL(/stage=packed/)
    await judge('packed')
    await moveAll(page, numbers, /^Mark as handed over$/, (number) => setAwb(page, number))
    await pressOn(page, /^Handed over/, 'Shift+Tab')
    await page.waitForURL(/stage=handed_over/)
    await judge('handed over')

    // Refunded: the courier lost them all.
    for (const number of numbers) {
      await goTo(page, 'Orders')
      await search(page, number, 1)
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: number, level: 1 }).waitFor()
      await pressOn(page, /^The courier lost it$/)
      await page.getByRole('heading', { name: `${number}/R1`, level: 1 }).waitFor()
      await page.getByText('goes back to where the buyer paid from').waitFor()
      if (number === first) await judge('a return')
      await pressOn(page, /^Settle the return$/)
      await page.getByText('Given back').waitFor()
      await expect.poll(() => focused(page)).not.toBe('')
    }
    await judge('a settled return')
    expect(await refundsOf(name)).toEqual({ orders: MANY, whole: MANY })
    expect(errors).toEqual([])
  })
})

describe('couriers’ rates by the keyboard', () => {
  it('OPS-02 a line of each value is set by the keyboard alone: no violation of accessibility, nothing sticks out', async () => {
    const { page, errors } = await consoleOf('admin')
    const judge = async (where: string) =>
      expect(await problemsAtSizes(page, [phone, tablet, desktop]), where).toEqual([])
    await goTo(page, 'Couriers’ rates')
    await judge('without a line')
    for (const [slab, field, value, shown] of [
      ['500', /^Rupees/, '48.30', '₹48.30'],
      ['', /^Cubic centimetres for one kilogram/, '5000', '5,000 cm³ for one kilogram'],
    ] as const) {
      await pressOn(page, /^New line$/)
      await tabTo(page, /^Courier(?!s)/)
      // The only courier is in the field already.
      if (slab !== '')
        await page.keyboard.type('Shri Venkateshwara Express Surface and Air Cargo of Chennai')
      await tabTo(page, /^Line/)
      if (slab === '') await page.keyboard.type('Volumetric')
      else {
        await tabTo(page, /^Up to grams/)
        await page.keyboard.type(slab)
      }
      await tabTo(page, field)
      await page.keyboard.type(value)
      await tabTo(page, /^Why/)
      await page.keyboard.type('Contract of 2026')
      await judge(`the form of ${shown}`)
      await pressOn(page, /^Save the line$/)
      await page.getByText(shown).filter({ visible: true }).first().waitFor()
    }
    await judge('with lines')
    expect(errors).toEqual([])
  })
})

import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { codeAt } from '@upchar/api/internals/modules/staff/totp'
import { findRunningPostgres } from '@upchar/server/postgres'
import { withMailServer } from '@upchar/testkit/mail-server'
import { freePort } from '@upchar/testkit/free-port'
import { startReceiver } from '@upchar/testkit/webhook-receiver'
import { phone, useBrowser } from './browser.ts'
import { buyBox, confirmedNumber, guest, open, payButton } from './buying.ts'
import { consoleOpen } from './staff.ts'
import {
  answersAndAsks,
  clearsWalletRefunds,
  delivers,
  provesAndReports,
  recallsAndWithdraws,
  suspendsAndLifts,
  undoesAnImport,
  type Shop,
} from './open-shop-desk.ts'
import { bringByConsole, changesAPriceByFile } from './open-shop-goods.ts'
import { mailsAReport, sellsBesideAnother, setsWhatIsPromised } from './open-shop-market.ts'
import {
  entersTheErp,
  hearsOfTheParcel,
  readsStockByKey,
  setsAndEndsAPriceList,
} from './open-shop-partners.ts'
import { sellerChangesPassword, sellerPacks, sellerStopsSelling } from './open-shop-portal.ts'
import { GatewayStandIn, runCommand, serveOrigin, startShop } from './open-shop.ts'
import { patientFetch } from './patient-fetch.ts'

const origin = 'https://konkan-surgicals.example'

/** What README asks an operator to set: each is one input. */
const settings = {
  UPCHAR_ENV: 'production',
  UPCHAR_SECRET: randomBytes(33).toString('base64'),
  FILE_KEYS: `1:${randomBytes(32).toString('base64url')}`,
  UPCHAR_ORIGIN: origin,
  SMTP_URL: '',
  PAYMENT_KEY_ID: 'rzp_live_journey',
  PAYMENT_KEY_SECRET: randomBytes(12).toString('hex'),
  PAYMENT_WEBHOOK_SECRET: randomBytes(12).toString('hex'),
  OPERATOR_GSTIN: '27AAPFU0939F1ZV',
  LEGAL_NAME: 'Konkan Surgicals LLP',
  SUPPORT_EMAIL: 'help@konkan-surgicals.example',
  SUPPORT_PHONE: '+91 22 2345 6789',
  OFFICE_ADDRESS: '4 Dock Road, Mazgaon, Mumbai 400010, Maharashtra',
  GRIEVANCE_OFFICER: 'Meera Kulkarni, Grievance Officer',
}
const ownGoods = `sku,title,brand,category,maker,origin,licence,price,gst_rate,hsn,stock
KNK-G-M,"Nitrile examination gloves, M, 100 pieces",Konkan,Nitrile examination gloves,Konkan Gloves LLP,India,MFG/MD/2024/000123,420,5,40151900,250
KNK-N95,"N95 respirator, box of 20",Konkan,N95 respirators,Konkan Gloves LLP,India,MFG/MD/2024/000124,640,5,63079090,80
`

const browser = useBrowser()
let gateway = new GatewayStandIn(settings.PAYMENT_KEY_SECRET)
let inputs = 0
let folder = ''
let port = 0
let ofErp: Awaited<ReturnType<typeof startReceiver>> | undefined
const erp = () => {
  if (ofErp === undefined) throw new Error('the ERP starts before the journey')
  return ofErp
}
let env: Record<string, string> = {}
// For each test, and so for each try of it: the folder must be empty.
beforeEach(async () => {
  inputs = Object.keys(settings).length
  gateway = new GatewayStandIn(settings.PAYMENT_KEY_SECRET)
  folder = await mkdtemp(path.join(tmpdir(), 'upchar-own-shop-'))
  // Under root the database runs as another user, who must reach its files.
  await chmod(folder, 0o755)
  port = await freePort()
  ofErp = await startReceiver(await freePort())
  env = {
    ...settings,
    UPCHAR_DATA_DIR: path.join(folder, 'data'),
    PORT: String(port),
    DATABASE_PORT: String(await freePort()),
    NODE_OPTIONS: `--import=${new URL('gateway-preload.mjs', import.meta.url).href}`,
    // Within the operator's own network, which production refuses unless it is named.
    WEBHOOK_INTERNAL_HOSTS: new URL(ofErp.origin).host,
    GATEWAY_STAND_IN: await gateway.listen(),
  }
})
afterEach(async () => {
  gateway.close()
  await ofErp?.close()
  await rm(folder, { recursive: true, force: true })
})

let database: pg.Client | undefined
async function query<T extends pg.QueryResultRow>(text: string): Promise<T[]> {
  if (database === undefined) {
    const url = await findRunningPostgres(env['UPCHAR_DATA_DIR'] ?? '', 'upchar')
    database = new pg.Client({ connectionString: url })
    await database.connect()
  }
  return (await database.query<T>(text)).rows
}

/** The set-up with answers in a file; what isn't answered there has a default. */
async function setUp(answers: Record<string, string>) {
  const file = path.join(folder, 'answers')
  await writeFile(
    file,
    Object.entries(answers)
      .map(([key, value]) => `${key}=${value}\n`)
      .join(''),
  )
  return runCommand('setup', ['--answers', file], env)
}

/** A shop of one's own, opened by README's commands alone, and the first order in it. */
async function journey(mailed: () => string): Promise<void> {
  const shop = startShop(env)
  try {
    inputs++
    expect(await shop.ready).toContain('buyers can’t order yet')
    await saysItIsEmpty()
    const goods = path.join(folder, 'goods.csv')
    await writeFile(goods, ownGoods)
    const answers = {
      licences: 'MD-42 RSM/MH/2025/001',
      admin_name: 'Meera Kulkarni',
      catalogue: goods,
    }
    const first = await setUp(answers)
    inputs += 1 + Object.keys(answers).length
    expect(first).toMatchObject({ code: 0 })
    expect(first.said).toContain('2 rows read, 2 written, 0 errors')
    const rows = () => query('select * from product_group order by id')
    const before = [await rows(), await query('select * from audit_entry order by id')]
    const second = await setUp(answers)
    expect(second).toMatchObject({ code: 0 })
    expect([await rows(), await query('select * from audit_entry order by id')]).toEqual(before)
    const desk = await enrol(/(\/console\/\S+)/.exec(first.said)?.[1] ?? '')
    await expect.poll(healthOfGoods).toBe('ok')
    const { number } = await buy('KNK-G-M', 'nitrile gloves', /Nitrile examination gloves/)
    const { orders } = await callFrom<Answer<'staffListOrders'>>(desk, '/api/staff/orders')
    expect(orders).toMatchObject([{ number, is_guest: true, name: guest.name, lines: 1 }])
    await advertisesWhatItHas(desk)
    await holdsOwnRowsOnly()
    const own: Shop = { desk, shopText, query }
    await bringByConsole(own)
    const gauze = await buy('KNK-GAUZE', 'gauze swabs', /Console gauze swabs/, counts.afterwards)
    await changesAPriceByFile(own)
    await undoesAnImport(own)
    const member = await sellerPacks(own, number, { mailed, visitor: ownVisitor })
    await sellerStopsSelling(own, member)
    await sellerChangesPassword(member, mailed)
    await setsAndEndsAPriceList(own)
    await readsStockByKey(own, statusOf)
    const secret = await entersTheErp(own, erp())
    await delivers(own, gauze.number)
    await hearsOfTheParcel(own, erp(), {
      secret,
      number: gauze.number,
      buyer: [guest.name, guest.email, guest.phone, guest.house],
    })
    await provesAndReports(own, gauze.number)
    await recallsAndWithdraws(own, gauze.page)
    await answersAndAsks(own)
    await clearsWalletRefunds(own)
    await suspendsAndLifts(own, '/products/nitrile-examination-gloves-m-100-pieces-knk-g-m')
    await setsWhatIsPromised(own)
    await sellsBesideAnother(own)
    await mailsAReport(own, mailed, [guest.name, guest.email, guest.phone])
    await expect
      .poll(() => query(`select to_address from mail_message where sent`), {
        timeout: 30_000,
      })
      .toContainEqual({ to_address: guest.email })
  } finally {
    await database?.end()
    database = undefined
    await shop.stop()
  }
}

const statusOf = async (path: string, headers: Record<string, string>) =>
  (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).status
const shopText = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()

/** What monitoring reads of the goods; the process is ready in any case. */
async function healthOfGoods(): Promise<unknown> {
  const reply = await fetch(`http://127.0.0.1:${port}/health`)
  expect(reply.status).toBe(200)
  const { parts } = (await reply.json()) as { parts: { goods: unknown } }
  return parts.goods
}

/** What visitors read before there are goods. */
async function saysItIsEmpty(): Promise<void> {
  expect(await healthOfGoods()).toBe('empty')
  for (const [page, words] of [
    ['/shop', 'is opening soon'],
    ['/products', 'There is nothing here yet'],
    ['/products?search=gloves', 'We found nothing for'],
    ['/consumables', 'are on their way'],
    ['/brands', 'There is nothing here yet'],
  ] as const) {
    const reply = await patientFetch(`http://127.0.0.1:${port}${page}`)
    expect(reply.status, page).toBe(200)
    expect(await reply.text(), page).toContain(words)
  }
}

async function ownVisitor(): Promise<Page> {
  const { page, context } = await browser.visit({ baseURL: origin })
  await serveOrigin(context, origin, port)
  return page
}

/** The administrator chooses a password, sets up an app, and reads that nothing is missing. */
async function enrol(link: string): Promise<Page> {
  const page = await ownVisitor()
  await page.goto(link)
  for (const label of ['Choose a password', 'Repeat the password'])
    await page.getByLabel(label).fill('orchid ladder violet rain')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  const secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '')
  await page.getByLabel('Code', { exact: true }).fill(codeAt(secret, new Date()))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByLabel('I have saved them in a safe place').check()
  await page.getByRole('button', { name: 'Go to the console' }).click()
  await consoleOpen(page)
  inputs += 7
  const { ready, steps } = await callFrom<Answer<'staffGetSetup'>>(page, '/api/staff/setup')
  expect(steps.filter(({ done }) => !done).map(({ key }) => key)).toEqual([
    'courier',
    'credit_line',
    'first_order',
  ])
  expect(ready).toBe(true)
  return page
}

/** A GET by the page's own session. */
const callFrom = <T>(page: Page, url: string): Promise<T> =>
  page.evaluate(async (path): Promise<T> => (await fetch(path)).json(), url)

/** Whoever comes after the journey that README describes isn't counted. */
const counts = { afterwards: false } as const

/** A guest finds the goods, pays and has an order, which the page shows. */
async function buy(sku: string, words: string, name: RegExp, isCounted = true) {
  const before = inputs
  const { page, context } = await browser.visit({ viewport: phone, baseURL: origin })
  await serveOrigin(context, origin, port)
  await gateway.servePage(context)
  const type = async (label: string, text: string) => {
    inputs++
    await page.getByLabel(label).fill(text)
  }
  const press = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
    inputs++
    await page.getByRole(role, { name }).locator('visible=true').first().click()
  }
  await open(page, `/products?search=${words.replace(' ', '+')}`)
  inputs++
  await press(name, 'link')
  await page.waitForURL(`**/products/*${sku.toLowerCase()}**`)
  await page.waitForSelector('html[data-ready]', { state: 'attached' })
  inputs++
  await buyBox(page).getByRole('button', { name: 'Add to cart' }).click()
  await page.getByText('Product added to cart').waitFor()
  await open(page, '/cart')
  await press('Continue to checkout', 'link')
  await page.waitForURL('**/checkout')
  inputs++
  await page.getByRole('textbox', { name: 'Pincode' }).fill('400001')
  await page.getByText('We deliver to').waitFor()
  await type('House, building or shop number', guest.house)
  await type('Street and area', guest.street)
  await type('Full name', guest.name)
  await type('Mobile number', guest.phone)
  await type('Email', guest.email)
  inputs++
  await payButton(page).click()
  await press('Continue to payment')
  await press('Pay by UPI')
  const number = await confirmedNumber(page)
  expect(
    await query(`select o.number, l.sku from "order" o join sub_order s on s.order_id = o.id
      join order_line l on l.sub_order_id = s.id where o.number = '${number}'`),
  ).toEqual([{ number, sku }])
  if (!isCounted) inputs = before
  return { number, page }
}

/** Both goods are consumables: the standard banners of other departments would lead to nothing. */
async function advertisesWhatItHas(desk: Page): Promise<void> {
  const { banners } = await callFrom<Answer<'getShopHome'>>(desk, '/api/shop-home')
  expect(banners.map(({ title }) => title)).toEqual(['Ward essentials by the box'])
}

/** Tables that a demo shop fills with invented goods, companies and people. */
async function holdsOwnRowsOnly(): Promise<void> {
  const counts = await query<{ name: string; count: number }>(
    [
      'brand',
      'product_group',
      'variant',
      'seller',
      'warehouse',
      'voucher',
      'campaign',
      'customer',
      'kyc_application',
      'staff_member',
      'seller_application',
      '"order"',
    ]
      .map((table) => `select '${table}' as name, count(*)::int as count from ${table}`)
      .join(' union all '),
  )
  expect(Object.fromEntries(counts.map(({ name, count }) => [name, count]))).toEqual({
    brand: 1,
    product_group: 2,
    variant: 2,
    seller: 1,
    warehouse: 1,
    voucher: 0,
    campaign: 0,
    customer: 0,
    kyc_application: 0,
    staff_member: 1,
    seller_application: 0,
    '"order"': 1,
  })
}

describe('a production shop from an empty folder', () => {
  it('says in one list which settings are missing', async () => {
    const { code, said } = await runCommand('setup', [], {
      UPCHAR_ENV: 'production',
      UPCHAR_DATA_DIR: env['UPCHAR_DATA_DIR'] ?? '',
    })
    expect(code).toBe(1)
    for (const name of Object.keys(settings).filter((one) => one !== 'UPCHAR_ENV'))
      expect(said).toContain(`${name} is missing: `)
    expect(said).not.toMatch(/^\s+at /m)
  })

  it('sells its own goods after README’s commands and at most 40 inputs', async () => {
    const mail = await withMailServer(async (url, mailed) => {
      env['SMTP_URL'] = url
      await journey(mailed)
    })
    expect(mail).toContain(guest.email)
    expect(inputs).toBeLessThanOrEqual(40)
    process.stderr.write(`inputs from an empty folder to a paid order: ${inputs}\n`)
  }, 1_800_000)
})

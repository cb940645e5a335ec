import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import pg from 'pg'
import { afterAll } from 'vitest'
import { theShop } from './shop.ts'

type Terms = {
  percent?: number
  minimum?: number
  audience?: 'anyone' | 'customers'
  listed?: boolean
}

/**
 * Creates a test's own vouchers in the shop under test; unlisted ones are known to this test only.
 */
export function useVouchers(): {
  make(terms?: Terms): Promise<string>
  end(code: string): Promise<void>
} {
  const database = new pg.Pool({ connectionString: theShop().database, max: 1 })
  afterAll(() => database.end())
  return {
    make: async ({ percent = 10, minimum = 0, audience = 'anyone', listed = false } = {}) => {
      const code = `TRIP${randomInt(1_000_000, 10_000_000)}`
      await database.query(
        `insert into voucher (id, code, percent_bp, minimum_paise, audience, listed, starts_at, ends_at, reason, made_at)
         values ($1, $2, $3, $4, $5, $6, now() - interval '1 day', now() + interval '9 days', 'A journey', now())`,
        [randomUUID(), code, percent * 100, Math.round(minimum * 100), audience, listed],
      )
      return code
    },
    end: async (code) =>
      void (await database.query(
        "update voucher set ends_at = now() - interval '1 minute' where code = $1",
        [code],
      )),
  }
}

/** The visible one of the checkout's two voucher sections. */
export const voucherBox = (page: Page) =>
  page.getByRole('region', { name: 'Voucher' }).locator('visible=true')

/** Opens the field and types a code. */
export async function typeCode(page: Page, code: string): Promise<void> {
  const link = voucherBox(page).getByRole('button', { name: /^Have a(nother)? voucher code\?$/ })
  if ((await link.count()) > 0) await link.click()
  await voucherBox(page).getByLabel('Voucher code').fill(code)
}

/** Rupees in a text: `−₹1,234.50` is 1234.5. */
export const rupeesIn = (text: string | null): number =>
  Number((text ?? '').replaceAll(/[^\d.]/g, ''))

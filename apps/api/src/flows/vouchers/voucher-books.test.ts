import { sql } from '../../platform/db/sql.ts'
import { beforeAll, expect, it } from 'vitest'
import { formatRupees, rupeesToPaise, sumPaise } from '@upchar/kernel/money'
import { invoicePdf } from '../../modules/orders/invoice-pdf.ts'
import type { InvoiceDocument } from '../../modules/orders/model.ts'
import type { FrozenQuote } from '../../modules/checkout/index.ts'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { wrongBooks } from '@upchar/testkit/books'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import { makeTestVoucher } from '@upchar/testkit/vouchers'
import { useWorld } from '@upchar/testkit/world'
import { packAll } from '@upchar/testkit/packing'
import { pdfLines } from '@upchar/testkit/pdf-text'
import { create, guestWith, pay, place, runJobs } from '@upchar/testkit/shop'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600', RATE_LIMIT_PER_MINUTE: '0' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

/** A seeded generator, so that failures are reproducible. */
function dice(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    pick: <T>(all: readonly T[]): T => {
      const found = all[below(all.length)]
      if (found === undefined) throw new Error('nothing to pick')
      return found
    },
  }
}

type Kept = {
  id: string
  number: string
  total: number
  form: { gstin: string }
  quote: FrozenQuote
  parts: { id: string; seller: number | null; total: number }[] | null
  invoices: { part: string; document: InvoiceDocument }[] | null
}

const orders = async (): Promise<Kept[]> =>
  (
    await world.db.execute<Kept>(sql`
  select o.id, o.number, o.total_paise::float8 as total, o.form, o.quote,
    (select jsonb_agg(jsonb_build_object('id', s.id, 'seller', s.seller_id, 'total', s.total_paise)) from sub_order s where s.order_id = o.id) as parts,
    (select jsonb_agg(jsonb_build_object('part', i.sub_order_id, 'document', i.document)) from invoice i where i.order_id = o.id) as invoices
  from "order" o order by o.placed_at, o.number`)
  ).rows

const taxOf = (parts: readonly { cgstPaise: number; sgstPaise: number; igstPaise: number }[]) =>
  sumPaise(parts.map((part) => part.cgstPaise + part.sgstPaise + part.igstPaise))

it('CART-09 CART-18 ORDER-06 amounts of random orders with random vouchers add up to the paisa', async () => {
  const { below, pick } = dice(20_261_121)
  const shelf: string[] = []
  for (let i = 0; i < 24; i++) {
    const seller = pick(['mumbai', 'delhi'] as const)
    const pricePaise = pick([1, 7, 99, 333, 1_999, 10_501, 77_777, 250_000])
    shelf.push(
      (
        await goods.addVariant({
          pricePaise,
          mrpPaise: null,
          gstBp: pick([0, 0, 500, 1200, 1800]),
          maxOq: 500,
          seller,
          stock: { [seller]: 100_000 },
        })
      ).sku,
    )
  }
  const codes: string[] = []
  for (let i = 0; i < 16; i++) {
    const amount = below(3) === 0
    codes.push(
      await makeTestVoucher(world.db, {
        ...(amount
          ? { amountPaise: 1 + below(5_000), minimumPaise: 5_001 + below(9_000) }
          : { percentBp: 1 + below(9_000), minimumPaise: below(2) * below(20_000) }),
        maxDiscountPaise: !amount && below(3) === 0 ? 1 + below(9_999) : null,
        sellerId: pick([null, null, goods.sellers.mumbai, goods.sellers.delhi]),
        maxUses: below(4) === 0 ? 5 : null,
      }),
    )
  }
  const quoted = new Map<string, { total: number; discount: number }>()
  for (let i = 0; i < 80; i++) {
    const wanted = new Map(
      Array.from(
        { length: 1 + below(4) },
        () => [pick(shelf), pick([1, 1, 2, 3, 7, 100])] as const,
      ),
    )
    const visitor = await guestWith(
      world,
      ...[...wanted].map(([sku, quantity]) => ({ sku, quantity })),
    )
    await visitor.call('applyCartVoucher', {
      params: { code: pick(codes) },
      body: { device_source: 'web', pincode: '400001' },
    })
    const [pinCode, city] = pick([
      ['400001', 'Mumbai'],
      ['110001', 'New Delhi'],
      ['560001', 'Bengaluru'],
    ] as const)
    const made = await create(visitor, {
      form: {
        pinCode,
        city,
        paymentOption: pick([1, 2, 2] as const),
        PhoneNumber: `98${String(20_000_000 + i)}`,
        ...pick([
          {},
          {
            gstin: '27AAPFU0939F1ZV',
            businessName: 'Sunrise Hospital',
            billedApart: true,
            billingPinCode: '400001',
            billingHouse: '4',
            billingStreet: 'Marine Lines',
          },
        ]),
      },
    })
    if (made.status !== 200) continue
    const { checkout } = made.body
    const { status, body } = await place(visitor, checkout)
    if (status !== 200) continue
    if (body.outcome.state === 'pay') await pay(visitor, body.outcome.payment_url)
    quoted.set(checkout.id, { total: checkout.total, discount: checkout.discount })
  }
  await runJobs(world, 3)

  await packAll(world)
  const kept = await orders()
  expect(kept.length).toBeGreaterThan(40)
  for (const funded of ['seller', 'platform'])
    expect(kept.filter(({ quote }) => quote.voucher?.fundedBy === funded).length).toBeGreaterThan(5)
  for (const { number, total, form, quote, parts, invoices } of kept) {
    const documents = invoices?.map(({ document }) => document) ?? []
    expect(sumPaise(parts?.map((part) => part.total) ?? []), number).toBe(
      total + quote.platformPaidPaise,
    )
    expect(sumPaise(documents.map((document) => document.totals.totalPaise)), number).toBe(
      total + quote.platformPaidPaise,
    )
    expect(sumPaise(documents.map((document) => document.paidByShop?.paise ?? 0)), number).toBe(
      quote.platformPaidPaise,
    )
    expect(taxOf(documents.map((document) => document.totals)), number).toBe(quote.totalTaxPaise)
    expect(
      sumPaise(quote.lines.map((line) => line.discountPaise + line.platformPaidPaise)),
      number,
    ).toBe(quote.discountPaise)
    for (const rate of quote.taxByRate) {
      const taxed = documents
        .flatMap((document) => [...document.lines, ...document.charges])
        .filter((line) => line.gstBp === rate.gstBp)
      expect(
        [sumPaise(taxed.map((line) => line.taxablePaise)), taxOf(taxed)],
        `${number} at ${rate.gstBp}`,
      ).toEqual([rate.taxablePaise, taxOf([rate])])
    }
    for (const { title, lines, charges, paidByShop, totals } of documents) {
      // No invoice is negative, and the shop never pays more than the goods on it are worth.
      for (const line of lines)
        expect(
          Math.min(line.taxablePaise, line.totalPaise, line.totalPaise - line.taxablePaise),
        ).toBeGreaterThanOrEqual(0)
      expect(paidByShop?.paise ?? 0).toBeLessThanOrEqual(totals.totalPaise)
      const rates = [...lines, ...charges].map((line) => line.gstBp > 0)
      if (form.gstin !== '')
        expect(title, number).toBe(rates.every(Boolean) ? 'Tax invoice' : 'Bill of supply')
    }
  }
  const stated = [...quoted.values()]
  expect(sumPaise(kept.map(({ total }) => total))).toBe(
    sumPaise(stated.map(({ total }) => rupeesToPaise(total))),
  )
  expect(sumPaise(kept.map(({ quote }) => quote.discountPaise))).toBe(
    sumPaise(stated.map(({ discount }) => rupeesToPaise(discount))),
  )
  expect(await brokenLedgers(world.db)).toEqual([])
  expect(await wrongBooks(world)).toBe('')

  const shared = kept
    .filter(({ invoices }) => invoices?.some(({ document }) => document.paidByShop != null))
    .slice(0, 6)
  for (const { invoices } of shared) {
    for (const { document } of invoices ?? []) {
      const text = pdfLines(await invoicePdf(document, 'Upchar')).join(' ')
      const money = (paise: number) => formatRupees(paise, { paise: 'always' })
      const words =
        document.paidByShop == null
          ? undefined
          : `Voucher ${document.paidByShop.voucher}: ${money(document.paidByShop.paise)} of it is paid by the marketplace, ${money(document.totals.totalPaise - document.paidByShop.paise)} by the buyer.`
      if (words === undefined) expect(text).not.toContain('paid by the marketplace')
      else expect(text).toContain(words)
      expect(text).toContain(money(document.totals.totalPaise))
    }
  }
})

import type { Answer } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { paiseToRupees, sumPaise } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import { STOCK_AGES } from '@upchar/kernel/stock-ages'
import type { Context } from '../../platform/context.ts'
import { lifeLimits } from '../stock/views.ts'
import { sheetCsv } from '../../platform/text/sheet-csv.ts'
import { selectStockAges, type StockAgeRow } from './store/stock-ages.ts'
import { selectAskedFor, selectStockValue, type StockRow } from './store/stock.ts'

type Figures = Answer<'staffGetStockReport'>['total']

/** So many goods that are asked for are named. */
const mostNamed = 50

function figuresOf(rows: readonly StockRow[]): Figures {
  const count = (of: (row: StockRow) => number) => rows.reduce((all, row) => all + of(row), 0)
  const money = (of: (row: StockRow) => number) => paiseToRupees(sumPaise(rows.map(of)))
  const part = (name: 'all' | 'near' | 'ended') => ({
    batches: count((row) => row[name].batches),
    packs: count((row) => row[name].packs),
    value: money((row) => row[name].pricePaise),
  })
  return {
    all: part('all'),
    near: part('near'),
    ended: part('ended'),
    unpriced: count((row) => row.unpriced),
    own_packs: count((row) => row.ownPacks),
    costed_packs: count((row) => row.costedPacks),
    cost: money((row) => row.costPaise),
  }
}

/** What lies in stock now (`at`), at price and at cost: in all and by seller. */
export async function stockAt({ db, config }: Pick<Context, 'db' | 'config'>, at: Date) {
  const { near, good } = lifeLimits(at)
  const limits = { near, good, today: istDate(at), operatorGstin: config.OPERATOR_GSTIN }
  const rows = await selectStockValue(db, limits)
  return {
    near_until: good,
    total: figuresOf(rows),
    sellers: rows.map((row) => ({
      seller_id: row.sellerId,
      name: row.name,
      ...figuresOf([row]),
    })),
  }
}

type Ages = Answer<'staffGetStockReport'>['ages']

/** One amount for each age, also of those that nothing has. */
const agesOf = (rows: readonly StockAgeRow[]): Ages['total'] =>
  STOCK_AGES.map((_, age) => {
    const row = rows.find((one) => one.age === age)
    return { packs: row?.packs ?? 0, value: paiseToRupees(row?.pricePaise ?? 0) }
  })

/** By part, the one whose stock is worth most first. */
function agesByPart(rows: readonly StockAgeRow[], kind: StockAgeRow['kind']): Ages['sellers'] {
  const parts = Map.groupBy(
    rows.filter((row) => row.kind === kind),
    (row) => row.key,
  )
  const worth = (part: readonly StockAgeRow[]) => sumPaise(part.map((row) => row.pricePaise))
  return [...parts]
    .toSorted(([, a], [, b]) => worth(b) - worth(a))
    .map(([key, part]) => ({ key, name: part[0]?.name ?? key, ages: agesOf(part) }))
}

async function stockReport(context: Context): Promise<Answer<'staffGetStockReport'>> {
  const at = context.clock.now()
  const { near } = lifeLimits(at)
  const [stock, aged, asked] = await Promise.all([
    stockAt(context, at),
    selectStockAges(context.db, istDate(at)),
    selectAskedFor(context.db, { near, limit: mostNamed }),
  ])
  return {
    success: true,
    at: at.toISOString(),
    ...stock,
    ages: {
      total: agesOf(aged.filter(({ kind }) => kind === 'all')),
      sellers: agesByPart(aged, 'seller'),
      categories: agesByPart(aged, 'category'),
    },
    asked_for: {
      goods: asked[0]?.goods ?? 0,
      asks: asked[0]?.allAsks ?? 0,
      most: asked.map((row) => ({
        product_id: row.groupId,
        sku: row.sku,
        title: row.title,
        option_label: row.optionLabel,
        seller: row.seller,
        asks: row.asks,
      })),
    },
  }
}

/** The same, how long it has lain, and what is asked for and isn’t there (OPS-08). */
export const showStockReport = async (context: Context) => ok(await stockReport(context))

const headings = [
  'Batches',
  'Packs',
  'Value at price (₹)',
  'Near its expiry (₹)',
  'Can’t be sold any more (₹)',
  'At cost, of the shop’s own (₹)',
  'Packs without a price',
]
const cells = ({ all, near, ended, cost, unpriced }: Figures) => [
  all.batches,
  all.packs,
  all.value,
  near.value,
  ended.value,
  cost,
  unpriced,
]

/** The report as a file: nothing of those who wait for goods. */
export async function exportStockReport(context: Context) {
  const { at, total, sellers, ages, asked_for: asked } = await stockReport(context)
  const ageCells = (row: Ages['total']) => row.flatMap(({ packs, value }) => [packs, value])
  const ageHeadings = STOCK_AGES.flatMap(({ name }) => [`${name}, packs`, `${name} (₹)`])
  return {
    name: `stock-${istDate(at)}.csv`,
    bytes: sheetCsv([
      ['Seller', ...headings],
      ...sellers.map((row) => [row.name, ...cells(row)]),
      ['All', ...cells(total)],
      ...(['sellers', 'categories'] as const).flatMap((kind) => [
        [],
        [
          kind === 'sellers' ? 'In stock for, by seller' : 'In stock for, by category',
          ...ageHeadings,
        ],
        ...ages[kind].map((row) => [row.name, ...ageCells(row.ages)]),
        ['All', ...ageCells(ages.total)],
      ]),
      [],
      ['Sold out, and asked for', 'SKU', 'Seller', 'Wait to be told'],
      ...asked.most.map((row) => [
        [row.title, row.option_label].filter(Boolean).join(', '),
        row.sku,
        row.seller,
        row.asks,
      ]),
    ]),
  }
}

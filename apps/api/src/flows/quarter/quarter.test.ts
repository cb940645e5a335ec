import { beforeAll, expect, it } from 'vitest'
import { addDays, type IstDate } from '@upchar/kernel/dates'
import { chances } from '@upchar/testkit/chances'
import { wrongBooks } from '@upchar/testkit/books'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import { startTestLender } from '@upchar/testkit/lender'
import { runJobs } from '@upchar/testkit/shop'
import { useWorld } from '@upchar/testkit/world'
import { closeCycles } from '../../modules/statements/index.ts'
import { cancelAsBuyer } from '../orders/testing/lives-cancels.ts'
import { Living } from '../orders/testing/lives-living.ts'
import { askReturn, workOnReturn } from '../orders/testing/lives-returns.ts'
import { buyInQuarter, ordersThatCame } from './testing/quarter-buyer.ts'
import { Desk, fileReturns, passNight, payOutCash, payOutSellers } from './testing/quarter-desk.ts'
import { daysOf, glovesRates, openQuarterShop, setDatedTerms } from './testing/quarter-shop.ts'
import * as sums from './testing/quarter-sums.ts'

/** `npm run quarter` makes 20,000. */
const orders = Number(process.env['QUARTER_ORDERS'] ?? 150)
const seed = Number(process.env['QUARTER_SEED'] ?? 1)
const chance = chances(seed)

/** Parcels come about a week later, returns end some days after: the last cycle closes in the month after. */
const selling = daysOf('2027-01-01', '2027-03-31')
const after = daysOf('2027-04-01', '2027-05-11')

const lender = await startTestLender()
const world = useWorld({ SANDBOX_COURIER_SECONDS: '1000000', ...lender.settings })
const desk = new Desk(world)
let shop: Awaited<ReturnType<typeof openQuarterShop>>
beforeAll(async () => {
  world.clock.set('2026-12-30T04:30:00Z')
  shop = await openQuarterShop(world)
  await setDatedTerms(world)
})

/** Orders under way, and those of which something comes back. */
const open = new Set<Living>()
const returning = new Set<Living>()

async function sell(many: number, first: number): Promise<void> {
  for (let i = 0; i < many; i++) {
    const life = new Living(world, lender, desk, seed * 1_000_000 + first + i)
    while (!(await buyInQuarter(life, shop.skus)));
    world.clock.advance(60_000)
    if (chance() < 0.06) await cancelAsBuyer(life)
    open.add(life)
  }
}

/** One in seven of those who have got everything sends something back; staff work on it until it is settled. */
async function takeBack(): Promise<void> {
  const came = await ordersThatCame(world)
  for (const life of open) {
    if (!came.has(life.id)) continue
    open.delete(life)
    if (chance() > 0.15) continue
    await askReturn(life)
    returning.add(life)
  }
  for (const life of returning)
    if (chance() < 0.5) {
      await workOnReturn(life)
      world.clock.advance(1_000)
    }
}

async function passDay(day: IstDate, buy: () => Promise<void>): Promise<void> {
  world.clock.set(`${day}T04:30:00Z`)
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === 1) await closeCycles(world.context)
  await passNight(world)
  await buy()
  // A day of many sales is longer than a session of staff.
  await desk.begin()
  await takeBack()
  if (weekday === 2) await payOutCash(world, desk)
  if (weekday === 3) await payOutSellers(desk)
  if (day.endsWith('-11')) await fileReturns(desk, addDays(day, -15).slice(0, 7), day)
}

it(
  `OPS-06 OPS-07 a quarter of ${orders} orders of 12 sellers, with returns and a new rate in the middle, adds up to the paisa`,
  { timeout: 300_000 + orders * 3_000 },
  async () => {
    for (const [nth, day] of selling.entries()) {
      const before = Math.floor((orders * nth) / selling.length)
      const until = Math.floor((orders * (nth + 1)) / selling.length)
      await passDay(day, () => sell(until - before, before))
    }
    for (const day of after) await passDay(day, async () => undefined)
    await runJobs(world, 2)

    expect(await wrongBooks(world)).toBe('')
    expect(await brokenLedgers(world.db)).toEqual([])
    const counts = await sums.countsOfQuarter(world)
    process.stderr.write(`A quarter, seed ${seed}: ${JSON.stringify(counts)}\n`)
    expect(counts).toMatchObject({ orders, sellers: 12 })

    expect(await sums.leftOut(world)).toEqual([])
    const [tcs, tds] = [await sums.tcsOfSellers(world), await sums.tdsOfSellers(world)]
    expect(tcs.filter(({ law, kept }) => law !== kept)).toEqual([])
    expect(tds.filter(({ law, kept }) => law !== kept)).toEqual([])
    expect(tcs.some(({ kept }) => kept > 0) && tds.some(({ kept }) => kept > 0)).toBe(true)
    const gross = await sums.grossOfSellers(world)
    expect(gross.filter(({ documents, statements }) => documents !== statements)).toEqual([])
    const payouts = await sums.payoutsOfSellers(world)
    expect(payouts.filter(({ owed, paid, carried }) => owed !== paid + carried)).toEqual([])
    const gloves = await sums.linesOfGloves(world, shop.gloves)
    expect(gloves).toMatchObject([
      { after: false, rate: glovesRates.before },
      { after: true, rate: glovesRates.after },
    ])
  },
)

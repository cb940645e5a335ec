import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { bought, deliver, setProgramme, setTerms } from '@upchar/testkit/points'
import { form, place, placed } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { audit } from './audit.ts'
import type { Difference } from './difference.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
  await setTerms(world)
  await setProgramme(world, true)
})

const run = (query: string) => world.db.$client.query<{ number: string }>(query)
/** Writes past every rule of the database. */
const forced = (query: string) =>
  run(`begin; set local session_replication_role = replica; ${query}; commit`)

async function said(): Promise<string[]> {
  const lines: string[] = []
  const url = world.db.$client.options.connectionString ?? ''
  const tell = ({ check, order, text, by }: Difference) => {
    lines.push(`${check} ${order}: ${text.replace(/[0-9a-f-]{36}/g, '…')} by ${by}`)
  }
  await audit(url, tell, world.clock.now())
  return lines.toSorted()
}

/** A delivered order for ₹1,050: 5 % are 52 whole points. */
async function delivered() {
  const { sku } = await goods.addVariant()
  const { visitor, id: customer } = await signUp(world)
  const id = await bought(visitor, { sku_id: sku, quantity: 10 })
  await deliver(world, id)
  const { rows } = await run(`select number from "order" where id = '${id}'`)
  const posted = `select p.account_id from ledger_posting p join ledger_journal j on j.id = p.journal_id
    join "order" o on o.checkout_id = j.checkout_id where o.id = '${id}'`
  return { id, customer, number: rows[0]?.number ?? '', posted }
}

it('CART-14 names each order that earned other points than its terms say, and mixed books', async () => {
  const right = await delivered()
  expect(await said()).toEqual([])
  const tooMany = await delivered()
  await forced(`update ledger_posting set amount_paise = amount_paise + sign(amount_paise) * 700
    where journal_id in (select j.id from ledger_journal j join "order" o on o.checkout_id = j.checkout_id where o.id = '${tooMany.id}');
    update ledger_account set balance_paise = balance_paise + 700 where id in (${tooMany.posted}) and kind = 'points'`)
  const otherTerms = await delivered()
  await forced(
    `update "order" set quote = jsonb_set(quote, '{points,earnMostPaise}', '1000') where id = '${otherTerms.id}'`,
  )
  const early = await delivered()
  await forced(`update sub_order set state = 'shipped' where order_id = '${early.id}'`)
  const mixed = randomUUID()
  await forced(`insert into ledger_journal (id, kind, customer_id, reason, at) values ('${mixed}', 'expire', '${right.customer}', 'planted', now());
    insert into ledger_account values ('${randomUUID()}', 'promotions', null, '2020-01-01', null);
    insert into ledger_posting select '${mixed}', id, 100 from ledger_account where kind = 'promotions' and expires_at = '2020-01-01';
    insert into ledger_posting select '${mixed}', id, -100 from ledger_account where kind = 'points' and customer_id = '${right.customer}';
    update ledger_account set balance_paise = balance_paise - 100 where kind = 'points' and customer_id = '${right.customer}'`)
  expect(await said()).toEqual(
    [
      'ledger null: journal … mixes wallet, points and credit line by null',
      `points ${early.number}: it has earned ₹52.00 in points, not ₹0.00 by 5200`,
      `points ${otherTerms.number}: it has earned ₹52.00 in points, not ₹10.00 by 4200`,
      `points ${otherTerms.number}: its terms of reward points were not in force by 1000`,
      `points ${tooMany.number}: it has earned ₹59.00 in points, not ₹52.00 by 700`,
    ].toSorted(),
  )
})

it('CART-14 names each order whose points were not spent, given back or shared as its quote says', async () => {
  const { sku } = await goods.addVariant({ pricePaise: 14_000, stock: { mumbai: 90 } })
  const finance = (await signedInStaff(world, 'finance')).visitor
  const order = async () => {
    const { visitor, id: customer } = await signUp(world)
    const given = await finance.call('staffChangeWallet', {
      params: { id: customer },
      body: {
        id: randomUUID(),
        book: 'points',
        direction: 'give',
        amount: 50,
        last_day: new Date(world.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10),
        reason: 'For the test',
      },
    })
    expect(given.status, JSON.stringify(given.body)).toBe(200)
    await visitor.call('updateCart', {
      body: { type: 'ADD', product: { sku_id: sku, quantity: 2 }, pincode: '400001' },
    })
    await visitor.call('setRewardPoints', { body: { used: true, pincode: '400001' } })
    const made = await visitor.call('createCheckout', {
      query: { source: 'cart' },
      body: { form: form({ email: 'ward@hospital.example' }), request_key: randomUUID() },
    })
    // 10 % of ₹280.
    expect(made.body.checkout.reward_points_discount).toBe(28)
    const { order_id: id, order_number: number } = placed(await place(visitor, made.body.checkout))
    return {
      id,
      number,
      where: `where j.checkout_id = (select checkout_id from "order" where id = '${id}')`,
    }
  }
  const before = await said()
  const right = await order()
  const unspent = await order()
  const shared = await order()
  const tooMuch = await order()
  expect(await said()).toEqual(before)
  await forced(`update ledger_posting set amount_paise = amount_paise - sign(amount_paise) * 100
    where journal_id in (select j.id from ledger_journal j ${unspent.where} and j.kind = 'redeem')`)
  await forced(
    `update "order" set quote = jsonb_set(quote, '{lines,0,pointsPaise}', '2700') where id = '${shared.id}'`,
  )
  await forced(
    `update "order" set quote = jsonb_set(quote, '{pointsPaise}', '2900') where id = '${tooMuch.id}'`,
  )
  const lines = (await said()).filter((line) => !before.includes(line))
  const about = (number: string) => lines.filter((line) => line.startsWith(`points ${number}`))
  expect(about(right.number)).toEqual([])
  expect(about(unspent.number)).toEqual([
    `points ${unspent.number}: points took ₹28.00 off, the ledger spent ₹27.00 by -100`,
  ])
  expect(about(shared.number)).toEqual([
    `points ${shared.number}: cancels give back ₹1.00 of points, the ledger gave ₹0.00 by -100`,
    `points ${shared.number}: its lines share ₹27.00 of points, it used ₹28.00 by -100`,
    // The rupee is missing from what the goods cost before points.
    `points ${shared.number}: points took ₹28.00 off, at most ₹27.00 by the terms by 100`,
  ])
  expect(about(tooMuch.number)).toContain(
    `points ${tooMuch.number}: points took ₹29.00 off, at most ₹28.00 by the terms by 100`,
  )
})

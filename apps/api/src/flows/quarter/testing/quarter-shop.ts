import { expect } from 'vitest'
import { addDays, type IstDate } from '@upchar/kernel/dates'
import { gstinCheckCharacter } from '@upchar/kernel/gstin'
import { addSeller, stockGoods } from '@upchar/testkit/goods'
import { signedInStaff } from '@upchar/testkit/staff'
import type { World } from '@upchar/testkit/world'

/** Nitrile gloves, whose rate of GST changes in the middle of the quarter. */
export const glovesHsn = '40151200'
export const glovesRates = { before: 500, after: 1_800, from: '2027-02-15' } as const
/** Of the taxable value; before, one in ten. */
const commissionRise = { percent: 12, from: '2027-02-20' } as const

/** Ten sellers beside the two of `stockGoods`, each in a state of its own. Singh sells as a person: the letter P in the PAN. */
const homes = [
  ['deccan', '29AABCQ0003K', 'Bengaluru', '560001', 12.97, 77.59],
  ['coromandel', '33AABCQ0004L', 'Chennai', '600001', 13.09, 80.29],
  ['charminar', '36AABCQ0005M', 'Hyderabad', '500001', 17.38, 78.47],
  ['sabarmati', '24AABCQ0006N', 'Ahmedabad', '380001', 23.02, 72.58],
  ['amber', '08AABCQ0007P', 'Jaipur', '302001', 26.92, 75.82],
  ['hooghly', '19AABCQ0008Q', 'Kolkata', '700001', 22.57, 88.36],
  ['gomti', '09AABCQ0009R', 'Lucknow', '226001', 26.85, 80.95],
  ['malabar', '32AABCQ0010S', 'Ernakulam', '682001', 9.97, 76.28],
  ['singh', '03AABPS0011T', 'Ludhiana', '141001', 30.9, 75.85],
  ['aravalli', '06AABCQ0012U', 'Gurugram', '122001', 28.46, 77.03],
] as const

export const gstinOf = (first12: string): string =>
  `${first12}1Z${gstinCheckCharacter(`${first12}1Z`)}`

/** Where buyers are, with the code of the state: with and without a seller. */
export const towns = [
  ['27', '400001', 'Mumbai'],
  ['27', '440001', 'Nagpur'],
  ['07', '110001', 'New Delhi'],
  ...homes.map(([, first12, city, pincode]) => [first12.slice(0, 2), pincode, city] as const),
  ['10', '800001', 'Patna'],
  ['23', '452001', 'Indore'],
  ['21', '751001', 'Bhubaneswar'],
] as const

/** Twelve sellers with three products each, at prices that don't divide; the last product of each is nil-rated. */
export async function openQuarterShop(world: World): Promise<{ skus: string[]; gloves: string[] }> {
  const goods = await stockGoods(world.db)
  const sellers = [
    { seller: goods.sellers.mumbai, warehouse: goods.warehouses.mumbai },
    { seller: goods.sellers.delhi, warehouse: goods.warehouses.delhi },
  ]
  for (const [i, [name, first12, city, pincode, latitude, longitude]] of homes.entries()) {
    const home = { name, gstin: gstinOf(first12), city, pincode, latitude, longitude }
    sellers.push(await addSeller(world.db, i + 3, home))
  }
  const [gloves, others]: [string[], string[]] = [[], []]
  for (const [i, one] of sellers.entries()) {
    const more = { mrpPaise: null, maxOq: 50, of: { ...one, pieces: 1_000_000 } }
    const add = async (terms: { hsn?: string; gstBp?: number; pricePaise: number }) =>
      (await goods.addVariant({ ...more, ...terms })).sku
    gloves.push(await add({ hsn: glovesHsn, pricePaise: 10_503 + 1_117 * i }))
    others.push(await add({ gstBp: 1_800, pricePaise: 33_337 + 997 * i }))
    others.push(await add({ gstBp: 0, pricePaise: 4_999 + 131 * i }))
  }
  return { skus: [...gloves, ...others], gloves }
}

/** Finance sets what is dated, each before its day, as in the console. */
export async function setDatedTerms(world: World): Promise<void> {
  const { visitor: finance } = await signedInStaff(world, 'finance')
  const setFee = async (
    kind: 'commission' | 'closing_fee',
    terms: { percent: number | null; amount: number | null; valid_from: IstDate },
  ) => {
    const { revision } = (await finance.call('staffListSellerFees')).body
    const body = { kind, seller_id: null, family_key: null, section: '', ...terms }
    const set = await finance.call('staffSetSellerFee', {
      body: { ...body, source: 'Sellers’ agreement', seen_revision: revision },
    })
    expect(set.status, JSON.stringify(set.body)).toBe(200)
  }
  await setFee('commission', { percent: 10, amount: null, valid_from: '2027-01-01' })
  await setFee('closing_fee', { percent: null, amount: 10, valid_from: '2027-01-01' })
  await setFee('commission', {
    percent: commissionRise.percent,
    amount: null,
    valid_from: commissionRise.from,
  })
  const params = { hsn: glovesHsn }
  const { heading } = (await finance.call('staffGetGstHeading', { params, query: {} })).body
  const set = await finance.call('staffSetGstRate', {
    params,
    body: {
      tag: null,
      slab: null,
      rate: glovesRates.after / 100,
      valid_from: glovesRates.from,
      source: 'Notification 3/2027-Central Tax (Rate)',
      seen: heading.seen,
    },
  })
  expect(set.status, JSON.stringify(set.body)).toBe(200)
}

/** Every day from one to another, both with. */
export function daysOf(from: IstDate, until: IstDate): IstDate[] {
  const days: IstDate[] = []
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day)
  return days
}

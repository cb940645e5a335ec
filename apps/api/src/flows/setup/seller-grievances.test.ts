import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { createJobHandlers } from '../../jobs.ts'
import { runDueJobs } from '../../platform/jobs/jobs.ts'

const world = useWorld()
let goods: Goods
let admin: Awaited<ReturnType<typeof signedInStaff>>
beforeAll(async () => {
  goods = await stockGoods(world.db)
  admin = await signedInStaff(world, 'admin')
  await goods.addVariant({ stock: { mumbai: 9 } })
})

const mumbai = async () => {
  const { sellers } = (await admin.visitor.call('staffGetSetup')).body
  const found = sellers.find(({ id }) => id === goods.sellers.mumbai)
  if (found === undefined) throw new Error('no seller')
  return found
}
async function name(grievances: Partial<BodyInput<'staffChangeSeller'>>) {
  const seller = await mumbai()
  // The seller of the fixture has a made-up check character and a state's own pincode.
  const { status, body } = await admin.visitor.call('staffChangeSeller', {
    params: { id: seller.id },
    body: {
      legal_name: seller.legal_name,
      trade_name: seller.trade_name,
      gstin: '27AAPFU0939F1ZV',
      address: '4 Dock Road, Mazgaon',
      city: seller.city,
      pincode: seller.pincode,
      email: 'orders@konkan.example',
      phone: '9820012345',
      invoice_prefix: 'KNK',
      hsn_digits: seller.hsn_digits,
      seen_changed_at: seller.changed_at,
      ...grievances,
    },
  })
  expect({ status, body }).toMatchObject({ status: 200 })
  await runDueJobs(world.db, createJobHandlers(world.context), world.context.log)
  return body.seller
}
/** What the seller's product pages say of complaints; null: nothing of its own. */
async function shown() {
  const { rows } = await world.db.execute<{ said: string | null }>(
    sql`select distinct detail::jsonb #>> '{variants,0,seller,grievance_officer}' as said
      from product_read where detail::jsonb #>> '{variants,0,seller,gstin}' = '27AAPFU0939F1ZV'`,
  )
  return rows.map(({ said }) => said)
}

describe('a seller’s own grievance officer (E-Commerce Rules 2020, rule 6(5))', () => {
  it('is optional: without one nothing of the seller’s own is shown', async () => {
    expect(await name({})).toMatchObject({ grievance_officer: null, grievance_contact: null })
    expect(await shown()).toEqual([null])
  })

  it('stands with name and contact on the seller’s product pages, and in the audit log', async () => {
    const own = {
      grievance_officer: 'R. Menon, Grievance Officer',
      grievance_contact: 'complaints@konkan.example',
    }
    expect(await name(own)).toMatchObject(own)
    expect(await shown()).toEqual(['R. Menon, Grievance Officer, complaints@konkan.example'])
    const { entries } = (await admin.visitor.call('staffListAudit', { query: { limit: 9 } })).body
    expect(JSON.stringify(entries)).toContain('complaints@konkan.example')
  })

  it('is reached at the seller’s email when no other contact is given, and can be taken out', async () => {
    await name({ grievance_officer: 'R. Menon', grievance_contact: ' ' })
    expect(await shown()).toEqual(['R. Menon, orders@konkan.example'])
    const contactOnly = await name({ grievance_officer: '', grievance_contact: 'x@konkan.example' })
    expect(contactOnly).toMatchObject({ grievance_officer: null, grievance_contact: null })
    expect(await shown()).toEqual([null])
  })
})

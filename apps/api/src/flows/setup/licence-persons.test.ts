import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'

const world = useWorld()
let goods: Goods
let admin: Awaited<ReturnType<typeof signedInStaff>>
beforeAll(async () => {
  goods = await stockGoods(world.db)
  admin = await signedInStaff(world, 'admin')
})

const give = (form: BodyInput<'staffAddLicence'>['form'], person?: string | null) =>
  admin.visitor.call('staffAddLicence', {
    params: { id: goods.sellers.mumbai },
    body: { form, number: 'MH-NEW', valid_until: null, person_in_charge: person },
  })

describe('the competent person in charge (Drugs Rules 1945, rules 59(2), 64 and 65)', () => {
  it.each(['20', '20B', '21', '21B', '20F', '20G'] as const)(
    'is asked for beside the field with Form %s',
    async (form) => {
      for (const nobody of [undefined, null, ' ']) {
        const { status, body } = await give(form, nobody)
        expect({ status, body }).toMatchObject({
          status: 400,
          body: { code: 'person_missing', fields: [{ field: 'person_in_charge' }] },
        })
        expect(JSON.stringify(body)).toContain(`Form ${form} needs a registered pharmacist`)
      }
      const { status, body } = await give(form, 'Asha Rao')
      expect(status).toBe(200)
      expect(
        body.seller.licences.find((one) => one.form === form && one.number === 'MH-NEW'),
      ).toMatchObject({ person_in_charge: 'Asha Rao' })
    },
  )

  it.each(['MD-42', 'AERB', 'PCPNDT'] as const)('may be left out with %s', async (form) => {
    expect((await give(form)).status).toBe(200)
  })

  it('lacks on older licences, which stay in force and are listed by form', async () => {
    const seller = goods.sellers.delhi
    const lacking = async () =>
      (await admin.visitor.call('staffGetSetup')).body.licence_gaps
        .filter(({ kind, seller_id: id }) => kind === 'person_missing' && id === seller)
        .map(({ form, number, offers }) => ({ form, number, offers }))
    await world.db.execute(
      sql`update seller_licence set person_in_charge = 'Asha Rao' where seller_id = ${seller}`,
    )
    expect(await lacking()).toEqual([])
    await world.db.execute(
      sql`update seller_licence set person_in_charge = null where seller_id = ${seller}`,
    )
    expect(await lacking()).toEqual([
      { form: '20B', number: `20B-${seller}`, offers: 0 },
      { form: '21B', number: `21B-${seller}`, offers: 0 },
    ])
    const { sellers } = (await admin.visitor.call('staffGetSetup')).body
    const states = sellers
      .find(({ id }) => id === seller)
      ?.licences.map((one) => one.state_of_validity)
    expect(new Set(states)).toEqual(new Set(['valid']))
  })
})

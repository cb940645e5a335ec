import { describe, expect, it } from 'vitest'
import { approveByStaff, buyerOfType, sendKyc } from '@upchar/testkit/kyc-forms'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { fieldOf, save } from './testing/form.ts'

const world = useWorld()

describe('KYC of a buyer', () => {
  it('KYC-01 DATA-03 moves from notVerified to partialVerified to verified', async () => {
    const buyer = await buyerOfType(world, 2)
    const staff = (await signedInStaff(world, 'kyc_reviewer')).visitor
    const mine = async () => (await buyer.visitor.call('getMyKyc')).body
    expect(await mine()).toMatchObject({
      is_kyc_complete: false,
      kyc: {
        status: 'notVerified',
        pharma_kyc: false,
        business_name: '',
        steps: [
          { is_pharma: false, available: true, application: null, approved: false },
          { is_pharma: true, available: true },
        ],
      },
    })
    const basic = await sendKyc(buyer)
    expect(await mine()).toMatchObject({
      is_kyc_complete: false,
      kyc: {
        status: 'notVerified',
        business_name: 'Rao Clinic',
        steps: [{ application: { id: basic, state: 'submitted', editable: false } }, {}],
      },
    })
    await approveByStaff(staff, basic)
    expect(await mine()).toMatchObject({
      is_kyc_complete: true,
      kyc: {
        status: 'partialVerified',
        pharma_kyc: false,
        licences: [
          { kind: 'registration', number: 'MMC-12345', valid_until: '2028-03-31', in_force: true },
        ],
      },
    })
    await approveByStaff(staff, await sendKyc(buyer, { pharma: true }))
    expect(await mine()).toMatchObject({
      is_kyc_complete: true,
      kyc: { status: 'verified', pharma_kyc: true },
    })
    expect((await buyer.visitor.call('getCustomer')).body.user_info).toMatchObject({
      is_kyc_complete: true,
      kyc: { status: 'verified', pharma_kyc: true, business_name: 'Rao Clinic' },
    })
  })

  it('KYC-02 lets the business name change only while it is empty or nothing is verified', async () => {
    const buyer = await buyerOfType(world, 2, { business_name: 'Rao Clinic' })
    const staff = (await signedInStaff(world, 'kyc_reviewer')).visitor
    const editable = async () =>
      (await buyer.visitor.call('getMyKyc')).body.kyc.business_name_editable
    expect(await editable()).toBe(true)
    const id = await sendKyc(buyer, { fields: { 'Establishment-Name': 'Rao Clinic and Day Care' } })
    expect(await editable()).toBe(true)
    await approveByStaff(staff, id)
    expect(await editable()).toBe(false)
    expect(await fieldOf(buyer.visitor, 'Establishment-Name')).toMatchObject({
      value: 'Rao Clinic and Day Care',
      editable: false,
    })
    const renamed = await save(
      buyer.visitor,
      { 'Establishment-Name': 'Another Clinic' },
      { renew: true },
    )
    expect(renamed).toMatchObject({
      status: 409,
      body: { code: 'business_name_fixed', fields: [{ field: 'Establishment-Name' }] },
    })
    expect(
      (await buyer.visitor.call('updateUser', { body: { business_name: 'Another Clinic' } }))
        .status,
    ).toBe(409)
    expect(
      (
        await save(
          buyer.visitor,
          { 'Establishment-Name': 'Rao Clinic and Day Care' },
          { renew: true },
        )
      ).status,
    ).toBe(200)
  })

  it('KYC-02 transfers no approval to another name by changing the business type and back', async () => {
    const buyer = await buyerOfType(world, 2)
    await approveByStaff((await signedInStaff(world, 'kyc_reviewer')).visitor, await sendKyc(buyer))
    await buyer.visitor.call('updateUser', { body: { business_type: 4 } })
    await buyer.visitor.call('updateUser', { body: { business_name: 'Somebody Else' } })
    await buyer.visitor.call('updateUser', { body: { business_type: 2 } })
    expect((await buyer.visitor.call('getMyKyc')).body.kyc.status).toBe('notVerified')
  })

  it('KYC-03 reports what is left to do: 1 phone, 2 KYC, 3 both', async () => {
    const pending = async (visitor: Visitor) =>
      (await visitor.call('getMyKyc')).body.kyc.pending_action
    const staff = (await signedInStaff(world, 'kyc_reviewer')).visitor
    const buyer = await buyerOfType(world, 2, { phone: '' })
    expect(await pending(buyer.visitor)).toBe(3)
    const id = await sendKyc(buyer)
    expect(await pending(buyer.visitor)).toBe(1)
    await buyer.visitor.call('updateUser', { body: { phone: '9876543210' } })
    expect(await pending(buyer.visitor)).toBeNull()
    const { version } = (await staff.call('staffGetKyc', { params: { id } })).body.application
    await staff.call('staffAskKycChanges', {
      params: { id },
      body: { version, reason: 'The photo is blurred', sections: ['identity'] },
    })
    expect(await pending(buyer.visitor)).toBe(2)
    await approveByStaff(staff, await sendKyc(buyer))
    expect(await pending(buyer.visitor)).toBeNull()
    const general = await buyerOfType(world, 25, { phone: '' })
    expect(await pending(general.visitor)).toBe(1)
  })
})

import { eq } from '../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import { forgetKyc } from './index.ts'
import { buyerOfType, sendKyc } from '@upchar/testkit/kyc-forms'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { kycLog } from './tables.ts'

const world = useWorld()
const limited = useWorld({ RATE_LIMIT_PER_MINUTE: '1000' })

describe('logs of the KYC form', () => {
  it.each(['exit', 'issue'] as const)('KYC-05 returns the options for %s', async (type) => {
    const { body } = await world.visitor().call('getKycLogOptions', { query: { type } })
    expect(body.type).toBe(type)
    expect(body.options.length).toBeGreaterThan(3)
    expect(new Set(body.options.map(({ key }) => key)).size).toBe(body.options.length)
    expect(body.options.find(({ key }) => key === 'other')).toMatchObject({ asks_comment: true })
  })

  it('KYC-05 records why a buyer left and what went wrong, visible to staff with the application', async () => {
    const buyer = await buyerOfType(world, 2)
    expect(
      (await buyer.visitor.call('logKycExit', { body: { option: 'papers_not_at_hand' } })).body,
    ).toMatchObject({ success: true, message: expect.stringContaining('saved') })
    world.clock.advance(1000)
    expect(
      (
        await buyer.visitor.call('logKycIssue', {
          body: { option: 'upload_fails', comment: 'It stops at 90 %', section: 'identity' },
        })
      ).status,
    ).toBe(200)
    const id = await sendKyc(buyer)
    const { visitor } = await signedInStaff(world, 'kyc_reviewer')
    expect(
      (await visitor.call('staffGetKyc', { params: { id } })).body.application.logs,
    ).toMatchObject([
      {
        type: 'issue',
        option: 'upload_fails',
        label: 'I can’t upload my file',
        comment: 'It stops at 90 %',
      },
      { type: 'exit', option: 'papers_not_at_hand', comment: '' },
    ])
  })

  it('KYC-05 refuses unlisted options, markup and guests', async () => {
    const { visitor, id } = await buyerOfType(world, 2)
    expect(await visitor.call('logKycExit', { body: { option: 'upload_fails' } })).toMatchObject({
      status: 400,
      body: { code: 'option_unknown' },
    })
    expect(
      await visitor.call('logKycIssue', {
        body: { option: 'other', comment: '<img src=x onerror=alert(1)>' },
      }),
    ).toMatchObject({ status: 400 })
    expect(await world.visitor().call('logKycExit', { body: { option: 'other' } })).toMatchObject({
      status: 401,
    })
    expect(await world.db.select().from(kycLog).where(eq(kycLog.customerId, id))).toEqual([])
  })

  it('KYC-05 limits the rate, and deletes logs after a year', async () => {
    const { visitor } = await buyerOfType(limited, 2)
    const statuses = []
    for (let i = 0; i < 12; i++)
      statuses.push((await visitor.call('logKycExit', { body: { option: 'no_time' } })).status)
    expect(statuses.slice(9)).toEqual([200, 429, 429])
    limited.clock.advance(366 * 86_400_000)
    await forgetKyc(limited.context)
    expect(await limited.db.select().from(kycLog)).toEqual([])
  })

  it('KYC-05 belong to their buyer and their step, the newest first', async () => {
    const [buyer, other] = [await buyerOfType(world, 2), await buyerOfType(world, 2)]
    const log = ({ visitor }: typeof buyer, option: string, is_pharma: boolean) =>
      visitor.call('logKycIssue', { body: { option, comment: '', is_pharma } })
    await log(buyer, 'review_takes_long', false)
    world.clock.advance(1000)
    await log(buyer, 'wrong_business_type', true)
    await log(other, 'wrong_business_type', false)
    const rows = await world.db.select().from(kycLog).where(eq(kycLog.customerId, buyer.id))
    expect(rows.map(({ option, stage }) => [option, stage]).toSorted()).toEqual([
      ['review_takes_long', 'basic'],
      ['wrong_business_type', 'pharma'],
    ])
    const id = await sendKyc(buyer)
    const { visitor } = await signedInStaff(world, 'kyc_reviewer')
    const { application } = (await visitor.call('staffGetKyc', { params: { id } })).body
    expect(application.logs.map(({ option }) => option)).toEqual([
      'wrong_business_type',
      'review_takes_long',
    ])
  })
})

import { describe, expect, it } from 'vitest'
import type { Buyer } from '@upchar/kernel/buying-policy'
import { buyingRules } from '@upchar/reference/buying-rules'
import { campaignTexts, runningCampaigns, withCampaign } from '../landing/campaigns.ts'
import { buyingFor, guestBuyer, isListed, maySeePrice, policyRows } from './buying.ts'

const on = '2026-11-24'
const gloves = {
  productClass: 'GEN',
  dentalList: false,
  leadOnly: false,
  business: { name: 'Consumables', enabled: true },
  licensed: true,
  suspended: false,
}
const hospital: Buyer = { businessTypeId: 1, kycStatus: 'verified', licences: ['20/20B'] }
const buying = (part: Partial<typeof gloves> = {}, buyer: Buyer = guestBuyer) =>
  buyingFor(buyer, { ...gloves, ...part }, buyingRules, on)
const enquire = { state: 'lead_only', action: 'enquire' }

describe('KYC-01 whether a product can be bought', () => {
  it('is open, or what the buying rules ask for', () => {
    expect(buying()).toEqual({ state: 'open' })
    expect(buying({ productClass: 'DEV_C' })).toMatchObject({
      state: 'needs_kyc',
      action: 'sign_in',
    })
    expect(buying({ productClass: 'DEV_C' }, hospital)).toEqual({ state: 'open' })
    expect(buying({ productClass: 'BANNED' })).toMatchObject({ state: 'blocked', action: 'none' })
    expect(buying({ productClass: 'NO_SUCH' })).toEqual({
      state: 'blocked',
      message: 'This product is not available online.',
      action: 'none',
    })
  })

  it('is by enquiry in a department that isn’t open yet, and for goods on request', () => {
    const closed = { business: { name: 'Vaccines', enabled: false } }
    expect(buying(closed)).toMatchObject({
      ...enquire,
      message: expect.stringMatching(/^Vaccines products can't be ordered online yet/),
    })
    expect(buying({ leadOnly: true })).toMatchObject({
      ...enquire,
      message: 'Sold on enquiry only. Send an enquiry to get an offer.',
    })
    // What may not be sold is not enquired about either.
    expect(buying({ ...closed, productClass: 'BANNED' })).toMatchObject({ state: 'blocked' })
    expect(buying({ productClass: 'RADIATION', leadOnly: true }, hospital)).toMatchObject({
      ...enquire,
      message: expect.stringContaining('AERB'),
    })
  })

  it('is blocked while no licence of the seller is in force, unless it is by enquiry anyway', () => {
    expect(buying({ licensed: false })).toMatchObject({
      state: 'blocked',
      message: expect.stringContaining('licence'),
    })
    expect(buying({ licensed: false, leadOnly: true })).toMatchObject(enquire)
  })

  it('shows the price of what may not be promoted to those who may buy it (domain reference 3.3)', () => {
    const sees = (productClass: string, buyer: Buyer) =>
      maySeePrice(buyer, { productClass, dentalList: false }, buyingRules, on)
    expect([sees('GEN', guestBuyer), sees('DRUG_GEN', guestBuyer)]).toEqual([true, true])
    for (const productClass of ['DRUG_H', 'DRUG_H1', 'BIO_C'])
      expect(sees(productClass, guestBuyer), productClass).toBe(false)
    expect(sees('DRUG_H', hospital)).toBe(true)
    expect(sees('DRUG_H', { ...hospital, kycStatus: 'partialVerified' })).toBe(false)
  })

  it('reads only rules of known classes, business types and requirements', () => {
    const rule = {
      productClass: 'GEN',
      businessTypeId: 0,
      requirement: 'allow',
      validFrom: '2020-01-01',
      validTo: null,
    }
    const odd = [{ productClass: 'X' }, { businessTypeId: 99 }, { requirement: 'maybe' }]
    expect(policyRows([rule, ...odd.map((one) => ({ ...rule, ...one }))])).toEqual([rule])
    expect(policyRows([{ ...rule, businessTypeId: 25 }])).toHaveLength(1)
    expect([isListed('GEN'), isListed('BANNED')]).toEqual([true, false])
  })
})

describe('ROUTE-10 offers for a time', () => {
  const campaign = (slug: string, startsAt: string, endsAt: string, groupIds: number[]) => ({
    slug,
    title: slug,
    description: '',
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    groupIds,
  })
  const [first, second] = [
    campaign('first', '2026-11-24T00:00:00Z', '2026-11-25T00:00:00Z', [1, 2]),
    campaign('second', '2026-11-24T00:00:00Z', '2026-11-26T00:00:00Z', [2, 3]),
  ]
  it('run from their first instant, and no longer at their last', () => {
    const running = (at: string) =>
      runningCampaigns([first, second], new Date(at)).map(({ slug }) => slug)
    expect(running('2026-11-23T23:59:59.999Z')).toEqual([])
    expect(running('2026-11-24T00:00:00Z')).toEqual(['first', 'second'])
    expect(running('2026-11-24T23:59:59.999Z')).toEqual(['first', 'second'])
    expect(running('2026-11-25T00:00:00Z')).toEqual(['second'])
  })

  it('stand on a card once, the first of several', () => {
    const texts = campaignTexts([first, second])
    expect([...texts.keys()]).toEqual([1, 2, 3])
    expect(JSON.parse(texts.get(2) ?? '')).toEqual({
      slug: 'first',
      title: 'first',
      ends_at: '2026-11-25T00:00:00.000Z',
    })
    const card = '{"sku":"A","campaign":null}'
    expect(withCampaign(card, undefined)).toBe(card)
    expect(JSON.parse(withCampaign(card, texts.get(3)))).toMatchObject({
      sku: 'A',
      campaign: { slug: 'second' },
    })
  })
})

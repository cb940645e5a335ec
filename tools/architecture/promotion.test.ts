import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../apps/api/src')

/** Words of code that promotes goods, in names of modules, flows and files. */
const promotional =
  /(^|[-/])(vouchers?|volume-prices?|campaigns?|deals?|tiers?|gifts?|points|rewards?|referrals?|loyalty|nudges?|push|social-proof|last-step|upsells?|recommendations?|cashback|coupons?)([-./]|$)/

/** What promotes no goods by itself, and why. A line here is a decision to be reviewed. */
const asksThrough: Readonly<Record<string, string>> = {
  'flows/vouchers': 'judges by modules/vouchers/rules.ts',
  'flows/console/vouchers.ts': 'staff’s own list of vouchers',
  'flows/points': 'reckons by modules/pricing/points.ts',
  'modules/cart/apply-voucher.ts': 'judges by modules/vouchers/rules.ts',
  'modules/cart/store/voucher.ts': 'writes for modules/cart/voucher-on.ts',
  'modules/cart/voucher-on.ts': 'judges by modules/vouchers/rules.ts',
  'modules/catalogue/landing/show-campaigns.ts': 'shows the campaigns of landing/campaigns.ts',
  'modules/pricing/points-terms.ts': 'the terms of modules/pricing/points.ts',
  'modules/pricing/store-points.ts': 'reads for modules/pricing/points.ts',
  'modules/pricing/store-referral.ts': 'reads for modules/pricing/referral.ts',
  'modules/pricing/store-deals.ts': 'reads for modules/pricing/deals.ts',
  'modules/orders/social-proof.ts': 'counts by modules/orders/store/bought.ts',
  'platform/push/encrypt.ts': 'seals any text',
  'platform/push/push-text.ts': 'the shape of a text',
  'platform/push/send-push.ts': 'sends what flows/pushes says',
  'platform/push/services.ts': 'says where texts may go',
  'platform/push/vapid.ts': 'proves the sender',
  'flows/pushes/push-news.ts':
    'says what flows/notices/send-notices.ts decides, and the subjects of orders’ mails, without goods',
  'flows/checkout/store/last-step.ts': 'reads for flows/checkout/show-last-step.ts',
}

/** A module or a folder of flows counts as one, other files for themselves. */
function unitOf(file: string): string {
  const [layer, folder] = file.split('/')
  return (layer === 'modules' || layer === 'flows') && promotional.test(`/${folder}/`)
    ? `${layer}/${folder}`
    : file
}

const files = globSync('**/*.ts', { cwd: root, exclude: ['**/*.test.ts', '**/testing/**'] })
const units = Map.groupBy(
  files.filter((file) => promotional.test(file)),
  unitOf,
)
const asks = (file: string): boolean =>
  /\bmayPromote\b/.test(readFileSync(path.join(root, file), 'utf8'))

describe('code that promotes goods', () => {
  it('asks mayPromote, or says through which code it does (domain reference 3.1)', () => {
    expect(units.size).toBeGreaterThan(4)
    const silent = [...units].flatMap(([unit, members]) =>
      members.some(asks) || unit in asksThrough ? [] : [unit],
    )
    expect(silent).toEqual([])
  })

  it('has no exception that is gone or asks by now', () => {
    const stale = Object.keys(asksThrough).filter(
      (unit) => units.get(unit) === undefined || units.get(unit)?.some(asks) === true,
    )
    expect(stale).toEqual([])
  })

  it('is recognised by its name', () => {
    const names = ['modules/referrals/index.ts', 'flows/push/send.ts', 'modules/cart/gift-lines.ts']
    expect(names.filter((name) => !promotional.test(name))).toEqual([])
    expect(promotional.test('modules/orders/invoice-pdf.ts')).toBe(false)
  })
})

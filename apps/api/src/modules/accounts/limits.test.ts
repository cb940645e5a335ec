import { expect, it } from 'vitest'
import { letThrough } from '@upchar/testkit/patient-attacker'
import type { Limit } from '../../platform/http/limits.ts'
import {
  codeLimits,
  emailLimits,
  googleLimits,
  passwordLimits,
  sendLimits,
  wayBackLimits,
  type Trier,
} from './limits.ts'

const quarter = 900
const day = 86_400
const owner: Trier = { email: 'owner@clinic.example', address: '203.0.113.1', device: undefined }
/** One account, tried from a new network each time. */
const fromEverywhere = (n: number): Trier => ({ ...owner, address: `network ${n}` })
/** One network that tries another account each time. */
const everyAccount = (n: number): Trier => ({ ...owner, email: `victim-${n}@clinic.example` })
const knownBrowser = (): Trier => ({ ...owner, device: 'browser of the owner' })

// By AUTH-05 codes are sent once in 30 seconds, three times in 15 minutes and ten times a day. The others keep guessing
// hopeless: 50 passwords or 60 codes a day at one account.
it.each([
  ['codes mailed to one account', (n) => sendLimits(fromEverywhere(n)), 3, 10],
  ['codes mailed by a known browser', () => sendLimits(knownBrowser()), 3, 10],
  ['codes guessed at one account', (n) => codeLimits(fromEverywhere(n)), 20, 60],
  ['codes guessed in a known browser', () => codeLimits(knownBrowser()), 20, 60],
  ['passwords guessed at one account', (n) => passwordLimits(fromEverywhere(n)), 10, 50],
  ['codes guessed at one account from one network', () => codeLimits(owner), 12, 36],
  ['passwords guessed at one account from one network', () => passwordLimits(owner), 6, 30],
  ['passwords guessed in a known browser', () => passwordLimits(knownBrowser()), 10, 50],
  ['codes mailed for one network', (n) => sendLimits(everyAccount(n)), 60, 600],
  ['codes guessed from one network', (n) => codeLimits(everyAccount(n)), 60, 600],
  ['passwords guessed from one network', (n) => passwordLimits(everyAccount(n)), 60, 600],
  ['accounts looked up from one network', (n) => emailLimits(everyAccount(n)), 40, 200],
  ['Google’s credentials from one network', () => googleLimits('203.0.113.1'), 60, 600],
  ['ways back mailed to one account', () => wayBackLimits(owner.email), 1, 1],
] satisfies [string, (n: number) => Limit[], number, number][])(
  'AUTH-05 lets through %s: so many in 15 minutes, and in a day',
  (_, limitsOf, inQuarter, inDay) => {
    expect([letThrough(quarter, limitsOf), letThrough(day, limitsOf)]).toEqual([inQuarter, inDay])
  },
)

it('AUTH-05 lets a known browser look up 40 accounts in 15 minutes, whatever its network has used', () => {
  expect(letThrough(quarter, () => emailLimits(knownBrowser()))).toBe(40)
  const keys = (trier: Trier) =>
    [emailLimits, sendLimits, codeLimits, passwordLimits].flatMap((limits) =>
      limits(trier).map(({ key }) => key),
    )
  expect(keys(knownBrowser()).filter((key) => keys(owner).includes(key))).toEqual([])
})

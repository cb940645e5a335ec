import { checkGstin } from '@upchar/kernel/gstin'
import { err, ok, type Result } from '@upchar/kernel/result'
import {
  type Settings,
  settings,
  neededInProduction,
  sandboxCourierToken,
  sandboxValues,
  googleKeysUrl,
} from './settings.ts'

/** Values that must not be logged: keys, and addresses with passwords in them. */
const holdsSecret = /SECRET|KEY|TOKEN|PASSWORD|_URL$/

/** Settings that follow from others when unset. */
type Derived = Record<
  | 'MAIL_FROM'
  | 'INFO_EMAIL'
  | 'GRIEVANCE_EMAIL'
  | 'GRIEVANCE_PHONE'
  | 'OFFICE_PINCODE'
  | 'OFFICE_CITY',
  string
> & {
  PAYMENT_PROVIDER: 'razorpay' | 'sandbox'
  COURIER_PROVIDER: NonNullable<Settings['COURIER_PROVIDER']>
}

export type Config = Omit<Settings, keyof Derived> &
  Derived & { origin: string; secret: string; production: boolean }

/** House, street and area of the office; city, pincode and state are separate facts. */
export function officeStreet({
  OFFICE_ADDRESS,
  OFFICE_PINCODE,
}: Pick<Config, 'OFFICE_ADDRESS' | 'OFFICE_PINCODE'>): string {
  const parts = OFFICE_ADDRESS.split(',').map((part) => part.trim())
  const city = parts.findIndex((part) => part.includes(OFFICE_PINCODE))
  return (city > 0 ? parts.slice(0, city) : parts).join(', ')
}

/** One row of README's table of settings. */
export const settingRows = (): { name: string; fallback: string; meaning: string }[] =>
  Object.entries(settings.shape).map(([name, schema]) => {
    const parsed = schema.safeParse(undefined)
    const fallback = parsed.success && parsed.data !== undefined ? String(parsed.data) : ''
    const needed = name in neededInProduction ? '; needed in production' : ''
    return { name, fallback, meaning: `${schema.description ?? ''}${needed}` }
  })

type Given = Record<string, string | undefined>

type Problem = readonly [name: string, line: string]

function operatorProblems(given: Given): Problem[] {
  const { OPERATOR_GSTIN } = given
  const operator = OPERATOR_GSTIN === undefined ? undefined : checkGstin(OPERATOR_GSTIN)
  return operator === undefined || operator.ok
    ? []
    : [['OPERATOR_GSTIN', `is ${JSON.stringify(OPERATOR_GSTIN)}: ${operator.error.message}`]]
}

/** What production needs and hasn't got, and what it doesn't allow. */
function productionProblems(given: Given): Problem[] {
  const missing = Object.entries(neededInProduction).filter(
    ([name]) => given[name] === undefined || given[name] === sandboxValues[name],
  )
  const problems = missing.map(([name, what]): Problem => [name, `is missing: ${what}.`])
  if (given['COURIER_TOKEN'] === sandboxCourierToken)
    problems.push(['COURIER_TOKEN', 'is the sandbox’s, which production doesn’t allow.'])
  if (given['GOOGLE_JWKS_URL'] !== undefined && given['GOOGLE_JWKS_URL'] !== googleKeysUrl)
    problems.push([
      'GOOGLE_JWKS_URL',
      'is another address than Google’s own, which production doesn’t allow.',
    ])
  if (given['PAYMENT_PROVIDER'] === 'sandbox')
    problems.push(['PAYMENT_PROVIDER', 'is "sandbox", where no buyer can pay: leave it unset.'])
  if (given['COURIER_PROVIDER'] === 'sandbox')
    problems.push(['COURIER_PROVIDER', 'is "sandbox", whose parcels never leave: leave it unset.'])
  const { UPCHAR_ORIGIN: origin } = given
  if (origin !== undefined && !origin.startsWith('https://'))
    problems.push([
      'UPCHAR_ORIGIN',
      `is ${JSON.stringify(origin)}: must begin with https:// in production.`,
    ])
  return problems
}

function gatewayProblems(given: Given): Problem[] {
  if (given['PAYMENT_PROVIDER'] !== 'razorpay') return []
  return ['PAYMENT_KEY_SECRET', 'PAYMENT_WEBHOOK_SECRET'].flatMap((name): Problem[] =>
    given[name] === undefined || given[name] === sandboxValues[name]
      ? [[name, `is missing: ${neededInProduction[name]}.`]]
      : [],
  )
}

const pincodeIn = (address: string): string | undefined => /\b[1-9]\d{5}\b/.exec(address)?.[0]

/** The city is what stands before the pincode in its part of the address. */
const cityIn = (address: string, pincode: string): string | undefined =>
  address
    .split(',')
    .find((part) => part.includes(pincode))
    ?.replace(pincode, '')
    .replace(/[\s-]+$/, '')
    .trim() || undefined

function derive(value: Settings): Result<Derived, Problem> {
  const pincode = value.OFFICE_PINCODE ?? pincodeIn(value.OFFICE_ADDRESS)
  if (pincode === undefined)
    return err([
      'OFFICE_ADDRESS',
      'has no pincode: write it after the city, such as "1 Road, Mumbai 400069, Maharashtra".',
    ])
  const city = value.OFFICE_CITY ?? cityIn(value.OFFICE_ADDRESS, pincode)
  if (city === undefined)
    return err([
      'OFFICE_ADDRESS',
      'has no city before its pincode: write "Mumbai 400069", or set OFFICE_CITY.',
    ])
  return ok({
    PAYMENT_PROVIDER:
      value.PAYMENT_PROVIDER ?? (value.UPCHAR_ENV === 'production' ? 'razorpay' : 'sandbox'),
    COURIER_PROVIDER:
      value.COURIER_PROVIDER ?? (value.UPCHAR_ENV === 'production' ? 'manual' : 'sandbox'),
    OFFICE_PINCODE: pincode,
    OFFICE_CITY: city,
    INFO_EMAIL: value.INFO_EMAIL ?? value.SUPPORT_EMAIL,
    GRIEVANCE_EMAIL: value.GRIEVANCE_EMAIL ?? value.SUPPORT_EMAIL,
    GRIEVANCE_PHONE: value.GRIEVANCE_PHONE ?? value.SUPPORT_PHONE,
    MAIL_FROM: value.MAIL_FROM ?? `${value.BRAND_NAME} <${value.SUPPORT_EMAIL}>`,
  })
}

/** One line a setting: the first problem of each. */
const lines = (problems: readonly Problem[]): string[] =>
  [...new Map(problems.toReversed()).entries()]
    .toReversed()
    .map(([name, line]) => `${name}${line.startsWith(':') ? '' : ' '}${line}`)

/** A secret before a change ends at a moment: without one it would be accepted for ever, or never. */
const endlessSecrets = (given: Given): Problem[] =>
  ['PAYMENT_WEBHOOK_SECRET', 'COURIER_TOKEN'].flatMap((name): Problem[] =>
    (given[`${name}_BEFORE`] === undefined) === (given[`${name}_UNTIL`] === undefined)
      ? []
      : [[`${name}_BEFORE`, `and ${name}_UNTIL: set both or none`]],
  )

const creditSettings = [
  'CREDIT_URL',
  'CREDIT_CLIENT_ID',
  'CREDIT_CLIENT_SECRET',
  'CREDIT_WEBHOOK_SECRET',
] as const

/** Client and secret travel in headers: in production only over TLS. */
function creditProblems(given: Given): Problem[] {
  const { CREDIT_URL: url, UPCHAR_ENV: env } = given
  const missing = creditSettings.filter((name) => given[name] === undefined)
  if (missing.length === creditSettings.length) return []
  return [
    ...missing.map((name): Problem => [
      name,
      `is missing: set ${creditSettings.join(', ')}, or none.`,
    ]),
    ...(env === 'production' && url !== undefined && !url.startsWith('https://')
      ? [['CREDIT_URL', 'must begin with https:// in production.'] as const]
      : []),
  ]
}

/** Token and sellers' contacts travel to it: in production only over TLS. */
function sellerBackendProblems(given: Given): Problem[] {
  const { SELLER_BACKEND_URL: url, SELLER_BACKEND_TOKEN: token, UPCHAR_ENV: env } = given
  if ((url === undefined) !== (token === undefined))
    return [['SELLER_BACKEND_URL', 'and SELLER_BACKEND_TOKEN: set both or none.']]
  return env === 'production' && url !== undefined && !url.startsWith('https://')
    ? [['SELLER_BACKEND_URL', 'must begin with https:// in production.']]
    : []
}

/** The password travels to it: in production only over TLS. */
function courierProblems(given: Given): Problem[] {
  if (given['COURIER_PROVIDER'] !== 'shiprocket') return []
  const { COURIER_API_URL: url, UPCHAR_ENV: env } = given
  return [
    ...['COURIER_API_EMAIL', 'COURIER_API_PASSWORD']
      .filter((name) => given[name] === undefined)
      .map((name): Problem => [
        name,
        'is missing: set the API user that you have made in the courier’s panel.',
      ]),
    ...(env === 'production' && url !== undefined && !url.startsWith('https://')
      ? [['COURIER_API_URL', 'must begin with https:// in production.'] as const]
      : []),
  ]
}

const smsSettings = ['SMS_URL', 'SMS_SENDER', 'SMS_ENTITY_ID', 'SMS_TEMPLATE_ID'] as const

/** Outside of production a stand-in on this machine may take their place. */
const pushProblems = (given: Given): Problem[] =>
  given['UPCHAR_ENV'] === 'production' && (given['PUSH_SERVICES'] ?? '').includes('://')
    ? [['PUSH_SERVICES', 'must be hosts without https://, separated by commas.']]
    : []

/** Operators block a message without its registered ids. */
function smsProblems(given: Given): Problem[] {
  const set = smsSettings.filter((name) => given[name] !== undefined)
  return set.length === 0
    ? []
    : smsSettings
        .filter((name) => given[name] === undefined)
        .map((name): Problem => [name, `is missing: set ${smsSettings.join(', ')}, or none.`])
}

/** Said at the start and in the set-up. */
export const noCreditLine = 'CREDIT_URL is not set: the credit line is off.'

/** What a production shop doesn't offer for want of a setting; the start says it. */
export const notOffered = (config: Config): string[] =>
  config.production
    ? [
        ...(config.SMS_URL === undefined
          ? [
              'SMS_URL is not set: without codes to their phones, new buyers pay in cash up to the limit of a first order.',
            ]
          : []),
        ...(config.CREDIT_URL === undefined ? [noCreditLine] : []),
      ]
    : []

/**
 * Parses the settings; `developmentSecret` replaces UPCHAR_SECRET outside production. The error lists all problems,
 * one setting a line.
 */
export function parseConfig(env: Given, developmentSecret: string): Result<Config, string[]> {
  const given = Object.fromEntries(
    Object.entries(env).filter(([key, value]) => key in settings.shape && value !== ''),
  )
  const production = given['UPCHAR_ENV'] === 'production'
  const parsed = settings.safeParse(given)
  const derived = parsed.success ? derive(parsed.data) : undefined
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue): Problem => {
      const name = issue.path.join('.')
      const shown = given[name] === undefined || holdsSecret.test(name)
      return [name, `${shown ? '' : `is ${JSON.stringify(given[name])}`}: ${issue.message}`]
    }),
    ...operatorProblems(given),
    ...(production ? productionProblems(given) : []),
    ...gatewayProblems(given),
    ...endlessSecrets(given),
    ...smsProblems(given),
    ...pushProblems(given),
    ...creditProblems(given),
    ...sellerBackendProblems(given),
    ...courierProblems(given),
    ...(derived?.ok === false ? [derived.error] : []),
  ]
  if (!parsed.success || derived?.ok !== true || problems.length > 0) return err(lines(problems))
  const value = parsed.data
  return ok({
    ...value,
    ...derived.value,
    ...(!production && { COURIER_TOKEN: value.COURIER_TOKEN ?? sandboxCourierToken }),
    production,
    origin: value.UPCHAR_ORIGIN?.replace(/\/$/, '') ?? `http://localhost:${value.PORT}`,
    secret: value.UPCHAR_SECRET ?? developmentSecret,
  })
}

import { checkGstin } from '@upchar/kernel/gstin'
import { err, ok, type Result } from '@upchar/kernel/result'
import {
  type Settings,
  settings,
  neededInProduction,
  sandboxValues,
  googleKeysUrl,
} from './settings.ts'

/** Values that must not be logged: keys, and addresses with passwords in them. */
const holdsSecret = /SECRET|KEY|TOKEN|_URL$/

export type Config = Settings & { origin: string; secret: string; production: boolean }

/** One row of README's table of settings. */
export const settingRows = (): { name: string; fallback: string; meaning: string }[] =>
  Object.entries(settings.shape).map(([name, schema]) => {
    const parsed = schema.safeParse(undefined)
    const fallback = parsed.success && parsed.data !== undefined ? String(parsed.data) : ''
    const needed = neededInProduction.some((one) => one === name) ? '; needed in production' : ''
    return { name, fallback, meaning: `${schema.description ?? ''}${needed}` }
  })

type Given = Record<string, string | undefined>

function operatorProblems({ OPERATOR_GSTIN }: Settings): string[] {
  const operator = checkGstin(OPERATOR_GSTIN)
  return operator.ok
    ? []
    : [`OPERATOR_GSTIN is ${JSON.stringify(OPERATOR_GSTIN)}: ${operator.error.message}`]
}

function productionProblems(value: Settings, given: Given): string[] {
  const missing = neededInProduction.filter(
    (name) =>
      given[name] === undefined || (name in sandboxValues && given[name] === sandboxValues[name]),
  )
  const problems = missing.map((name) => `${name}: needed when UPCHAR_ENV is production`)
  if (value.PAYMENT_PROVIDER === 'sandbox')
    problems.push('PAYMENT_PROVIDER is "sandbox": not allowed when UPCHAR_ENV is production')
  if (value.GOOGLE_JWKS_URL !== googleKeysUrl)
    problems.push(
      'GOOGLE_JWKS_URL: only Google’s own address is allowed when UPCHAR_ENV is production',
    )
  if (value.UPCHAR_ORIGIN !== undefined && !value.UPCHAR_ORIGIN.startsWith('https://'))
    problems.push(
      `UPCHAR_ORIGIN is ${JSON.stringify(value.UPCHAR_ORIGIN)}: must begin with https:// when UPCHAR_ENV is production`,
    )
  return problems
}

function gatewayProblems(value: Settings): string[] {
  if (value.PAYMENT_PROVIDER !== 'razorpay') return []
  const problems: string[] = []
  if (value.PAYMENT_KEY_SECRET === 'sandbox_key_secret')
    problems.push('PAYMENT_KEY_SECRET: needed when PAYMENT_PROVIDER is "razorpay"')
  if (value.PAYMENT_WEBHOOK_SECRET === 'sandbox_webhook_secret')
    problems.push('PAYMENT_WEBHOOK_SECRET: needed when PAYMENT_PROVIDER is "razorpay"')
  return problems
}

/**
 * Parses the settings; `developmentSecret` replaces UPCHAR_SECRET outside production. The error lists the
 * problems, one setting a line.
 */
export function parseConfig(env: Given, developmentSecret: string): Result<Config, string[]> {
  const given = Object.fromEntries(
    Object.entries(env).filter(([key, value]) => key in settings.shape && value !== ''),
  )
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    return err(
      parsed.error.issues.map((issue) => {
        const name = issue.path.join('.')
        return `${name}${given[name] === undefined || holdsSecret.test(name) ? '' : ` is ${JSON.stringify(given[name])}`}: ${issue.message}`
      }),
    )
  }
  const value = parsed.data
  const production = value.UPCHAR_ENV === 'production'
  const problems = [
    ...operatorProblems(value),
    ...(production ? productionProblems(value, given) : []),
    ...gatewayProblems(value),
  ]
  if (problems.length > 0) return err(problems)
  return ok({
    ...value,
    production,
    origin: value.UPCHAR_ORIGIN?.replace(/\/$/, '') ?? `http://localhost:${value.PORT}`,
    secret: value.UPCHAR_SECRET ?? developmentSecret,
  })
}

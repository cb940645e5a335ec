import { appStore } from '@upchar/kernel/app-store'
import { PINCODE, isCin } from '@upchar/kernel/validate'
import { z } from 'zod'

/** A whole number with a readable message; Zod's own says "expected number, received NaN". */
const whole = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error })
}

const port = whole(1, 65_535)
const milliseconds = (fallback: number) => whole(100, 3_600_000).default(fallback)

const address = z.url({
  protocol: /^https?$/,
  error: 'must be a whole address, such as https://shop.example',
})

const email = z.email({ error: 'must be an email address, such as name@example.com' })

const oneOf = <const T extends readonly string[]>(...choices: T) =>
  z.enum(choices, { error: `must be one of ${choices.join(', ')}` })

const present = z.string().min(1)

const registered = z.string().regex(/^\d{5,25}$/, 'must be the digits that the DLT platform gave')

const moment = z.iso
  .datetime({ offset: true, error: 'must be a moment, such as 2026-11-24T18:00:00+05:30' })
  .transform((text) => new Date(text))

/** Passes the check character and belongs to nobody: fine for everything but a real invoice. */
const madeUpGstin = '27AABCU7421K1Z5'

export const googleKeysUrl = 'https://www.googleapis.com/oauth2/v3/certs'

/** Values for development that production refuses. */
export const sandboxValues: Record<string, string> = {
  OPERATOR_GSTIN: madeUpGstin,
  PAYMENT_KEY_ID: 'rzp_test_sandbox',
  PAYMENT_KEY_SECRET: 'sandbox_key_secret',
  PAYMENT_WEBHOOK_SECRET: 'sandbox_webhook_secret',
}

/** The sandbox courier's token, for development. */
export const sandboxCourierToken = 'sandbox_courier_token'

/** Seen by buyers, the law or the gateway: no default fits a real shop. What to set each one to. */
export const neededInProduction: Readonly<Record<string, string>> = {
  UPCHAR_SECRET:
    'set a random text of 32 characters or more, such as openssl rand -base64 33 prints',
  FILE_KEYS:
    'set 1: followed by 32 random bytes in base64url, such as openssl rand -base64 32 | tr +/ -_ | tr -d = prints',
  UPCHAR_ORIGIN: 'set the address that buyers type, such as https://shop.example',
  SMTP_URL: 'set your mail server, such as smtps://user:password@mail.example',
  PAYMENT_KEY_ID: 'set the key id that the payment gateway gave you',
  PAYMENT_KEY_SECRET: 'set the key secret that the payment gateway gave you',
  PAYMENT_WEBHOOK_SECRET: 'set the secret that you chose for the gateway’s webhooks',
  OPERATOR_GSTIN: 'set the GST number of whoever runs the shop',
  LEGAL_NAME: 'set the legal name of whoever runs the shop',
  SUPPORT_EMAIL: 'set the address to which buyers write',
  SUPPORT_PHONE: 'set the number that buyers call, with country code 91',
  OFFICE_ADDRESS:
    'set street, city with pincode, and state of the head office, separated by commas',
  GRIEVANCE_OFFICER: 'set name and designation of the grievance officer (E-Commerce Rules 2020)',
}

/** Adds the plus to a phone with a country code. */
const withPlus = (phone: string): string =>
  /^91\d{10}$/.test(phone.replace(/[^\d+]/g, '')) ? `+${phone.trim()}` : phone

const addresses = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((address) => address.trim())
      .filter(Boolean),
  )

/** Every setting: variable, default, purpose. README's table and .env.example are generated from this. */
export const settings = z.object({
  UPCHAR_ENV: oneOf('development', 'test', 'production')
    .default('development')
    .describe('production refuses sandboxes and generated secrets and allows search engines'),
  HOST: z.string().default('127.0.0.1').describe('address the server listens on'),
  PORT: port.default(3000).describe('port of the shop; the API is under its path /api'),
  UPCHAR_ORIGIN: address
    .optional()
    .describe('address that buyers see; http://localhost:PORT when unset'),
  UPCHAR_DATA_DIR: z
    .string()
    .default('.data')
    .describe('folder of the embedded database, uploaded files and cached pictures'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional()
    .describe('a PostgreSQL 18 of your own; the embedded one when unset'),
  DATABASE_PORT: port.default(54329).describe('port of the embedded PostgreSQL'),
  DATABASE_POOL: whole(4, 200).default(10).describe('connections for each process'),
  DATABASE_ACQUIRE_TIMEOUT: milliseconds(4000).describe(
    'milliseconds that a request waits for a database connection',
  ),
  DATABASE_STATEMENT_TIMEOUT: milliseconds(30_000).describe('milliseconds a statement may run'),
  DATABASE_LOCK_TIMEOUT: milliseconds(10_000).describe('milliseconds a statement waits for a lock'),
  DATABASE_IDLE_TRANSACTION_TIMEOUT: milliseconds(30_000).describe(
    'milliseconds a transaction may send nothing',
  ),
  API_URL: address.optional().describe('where the web role finds the API'),
  UPCHAR_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe('signs guest ids and links; generated once and stored in the data folder when unset'),
  FILE_KEYS: z
    .string()
    .regex(
      /^[\w-]{1,20}:[\w-]{43}(,[\w-]{1,20}:[\w-]{43})*$/,
      'must be name:key, each key 32 bytes in base64url, several separated by commas',
    )
    .optional()
    .describe(
      'encrypt uploaded files: name:key, the first for new files, more for old ones; generated once and stored in the data folder when unset',
    ),
  FILE_STORE_URL: z
    .string()
    .regex(
      /^https?:\/\/[^/:@]+:[^/@]+@[^/@]+\/[^/?]+(\?region=[\w-]+)?$/,
      'must be https://key:secret@host/bucket?region=name',
    )
    .optional()
    .describe(
      'an S3 bucket for uploaded files, https://key:secret@host/bucket?region=name; the data folder when unset, which api and worker must share then',
    ),
  RATE_LIMIT_PER_MINUTE: whole(0, 1_000_000)
    .default(3000)
    .describe('API calls an address may make in a minute; 0 switches this limit and the next off'),
  PAGE_LIMIT_PER_MINUTE: whole(1, 1_000_000)
    .default(1200)
    .describe('pages and forms an address may ask for in a minute'),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent')
    .default('warn')
    .describe('minimum log level'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional()
    .describe('where mail goes; the development mailbox at /dev/mailbox when unset'),
  MAIL_FROM: present.optional().describe('sender of mail; BRAND_NAME and SUPPORT_EMAIL when unset'),
  SMS_URL: z
    .url({ protocol: /^https?$/, error: 'must be a whole address' })
    .refine((url) => /\{to\}/.test(url) && /\{text\}/.test(url), {
      message:
        'must name the parameters of phone and text, as in https://sms.example/send?key=…&to={to}&msg={text}',
    })
    .optional()
    .describe(
      'SMS provider: its address with the names of its parameters and {to}, {text}, {sender}, {entity} and {template} where the facts belong, sent as a form; the development mailbox when unset, in production no cash on delivery above the limit of a first order',
    ),
  SMS_SENDER: z
    .string()
    .regex(/^[A-Za-z0-9]{3,11}$/, 'must be a header as registered, such as UPCHAR')
    .optional()
    .describe('header that is registered on the DLT platform (TCCCPR 2018), needed with SMS_URL'),
  SMS_ENTITY_ID: registered
    .optional()
    .describe('id of the shop on the DLT platform, needed with SMS_URL'),
  SMS_TEMPLATE_ID: registered
    .optional()
    .describe('id of the template SMS_CODE_TEXT on the DLT platform, needed with SMS_URL'),
  SMS_CODE_TEXT: z
    .string()
    .max(500)
    .regex(
      /^(?:(?!\{#var#\}).)*\{#var#\}(?:(?!\{#var#\}).)*(?:\{#var#\}(?:(?!\{#var#\}).)*)?$/,
      'must have {#var#} once, for the code, or twice, for code and shop',
    )
    .default(
      '{#var#} is your OTP to pay in cash on delivery at {#var#}. Valid for 10 minutes. Do not share it with anyone.',
    )
    .describe('text of a code, exactly as registered; {#var#} is the code, then the shop'),
  SMS_PER_DAY: whole(0, 1_000_000)
    .default(2000)
    .describe('text messages the shop sends in a day at most: strangers can ask for them'),
  PAYMENT_PROVIDER: oneOf('sandbox', 'razorpay')
    .optional()
    .describe('payment gateway; razorpay in production and sandbox elsewhere when unset'),
  PAYMENT_KEY_ID: present.default('rzp_test_sandbox').describe('key id at the gateway'),
  PAYMENT_KEY_SECRET: present.default('sandbox_key_secret').describe('key secret at the gateway'),
  PAYMENT_WEBHOOK_SECRET: present
    .default('sandbox_webhook_secret')
    .describe('verifies the signature of the gateway’s webhooks'),
  PAYMENT_WEBHOOK_SECRET_BEFORE: present
    .optional()
    .describe('the secret before a change, accepted until PAYMENT_WEBHOOK_SECRET_UNTIL'),
  PAYMENT_WEBHOOK_SECRET_UNTIL: moment
    .optional()
    .describe(
      'end of the secret before: a day after the change, because the gateway repeats what failed',
    ),
  CREDIT_URL: address
    .optional()
    .describe(
      'the fintech backend of a credit line (docs/credit-backend.md); no credit line when unset, a stand-in with an invented lender in development',
    ),
  CREDIT_CLIENT_ID: present
    .optional()
    .describe('client id at the fintech backend, needed with CREDIT_URL'),
  CREDIT_CLIENT_SECRET: present
    .optional()
    .describe('client secret at the fintech backend, needed with CREDIT_URL'),
  CREDIT_WEBHOOK_SECRET: present
    .optional()
    .describe('verifies the signature of its webhooks, needed with CREDIT_URL'),
  SELLER_BACKEND_URL: address
    .optional()
    .describe(
      'the backend in which sellers are managed (docs/seller-backend.md); the console alone when unset',
    ),
  SELLER_BACKEND_TOKEN: present
    .optional()
    .describe('bearer token at that backend, needed with SELLER_BACKEND_URL'),
  COURIER_PROVIDER: oneOf('manual', 'sandbox', 'shiprocket')
    .optional()
    .describe(
      'who carries parcels (docs/couriers.md): manual, where staff type courier, AWB and states, or shiprocket, whose couriers staff compare and book in the console; manual in production and sandbox elsewhere when unset',
    ),
  PUSH_SERVICES: addresses
    .prefault(
      'fcm.googleapis.com, updates.push.services.mozilla.com, web.push.apple.com, *.notify.windows.com',
    )
    .describe(
      'hosts of the browsers’ push services, separated by commas; *. stands for any name before it. Notices go nowhere else',
    ),
  WEBHOOK_INTERNAL_HOSTS: addresses.describe(
    'hosts inside your network that outgoing webhooks may go to, also without TLS, separated by commas, such as erp.internal or 127.0.0.1:9000; all others must have public addresses',
  ),
  COURIER_API_URL: address
    .default('https://apiv2.shiprocket.in/v1/external')
    .describe('the courier’s API'),
  COURIER_API_EMAIL: email
    .optional()
    .describe('the courier’s API user, needed with COURIER_PROVIDER=shiprocket'),
  COURIER_API_PASSWORD: present
    .optional()
    .describe('password of the API user, needed with COURIER_PROVIDER=shiprocket'),
  COURIER_TOKEN: present
    .optional()
    .describe(
      'token that you tell the courier to send in x-api-key with its scans; without it none are taken in production: staff move parcels by hand, or the shop asks the courier’s API every hour',
    ),
  COURIER_TOKEN_BEFORE: present
    .optional()
    .describe('the token before a change, accepted until COURIER_TOKEN_UNTIL'),
  COURIER_TOKEN_UNTIL: moment
    .optional()
    .describe('end of the token before: a day after the change'),
  SANDBOX_COURIER_SECONDS: whole(0, 1_000_000)
    .default(45)
    .describe('seconds between two scans of the sandbox courier'),
  GOOGLE_CLIENT_ID: present
    .optional()
    .describe('client id of Google One Tap; without it One Tap is off'),
  GOOGLE_JWKS_URL: address
    .default(googleKeysUrl)
    .describe('where Google’s public signing keys are read'),
  GEOCODER_URL: address
    .optional()
    .describe(
      'a reverse geocoder that speaks Nominatim’s protocol, for house and street of "use my location"; without it the nearest pincode, city and state',
    ),
  BRAND_NAME: present.default('Upchar').describe('name of the shop'),
  LEGAL_NAME: present
    .default('Upchar Marketplace Private Limited')
    .describe('legal name of the operator'),
  OPERATOR_GSTIN: present
    .default(madeUpGstin)
    .describe('GST number of the operator, for invoices of its own fees'),
  OPERATOR_CIN: z
    .string()
    .refine(isCin, 'must be the 21 characters of a CIN, such as U51909MH2019PTC123456')
    .optional()
    .describe('company identification number of the operator, if it is a company'),
  OPERATOR_TURNOVER_CRORE: z.coerce
    .number({ error: 'must be a number of crore rupees' })
    .min(0)
    .max(1_000_000)
    .default(0)
    .describe(
      'highest aggregate turnover of the operator in a financial year since 2017-18, in crore rupees: above 5, invoices of its own fees to registered buyers are reported too',
    ),
  IRP_PUBLIC_KEY: z
    .string()
    .transform((text) => text.replaceAll(String.raw`\n`, '\n'))
    .refine((text) => text.includes('BEGIN PUBLIC KEY'), {
      message: 'must be a public key in PEM',
    })
    .optional()
    .describe(
      'public key of the Invoice Registration Portal, in PEM with \\n for line breaks: signatures of its answers are checked with it',
    ),
  OFFICE_PINCODE: z
    .string()
    .regex(PINCODE, 'must have six digits')
    .optional()
    .describe('pincode of the head office; the one in OFFICE_ADDRESS when unset'),
  SUPPORT_EMAIL: email.default('support@upchar.example').describe('support address'),
  // Contacts are configuration, never code (ID-03).
  INFO_EMAIL: email.optional().describe('info address; SUPPORT_EMAIL when unset'),
  SUPPORT_PHONE: present
    .default('91 22 0000 0000')
    .transform(withPlus)
    .describe('support phone with country code 91'),
  OFFICE_ADDRESS: present
    .default('4th Floor, Example House, Andheri East, Mumbai 400069, Maharashtra')
    .describe('head office: street, city with pincode, state'),
  OFFICE_CITY: present
    .optional()
    .describe('city of the head office; the one before the pincode in OFFICE_ADDRESS when unset'),
  GRIEVANCE_OFFICER: present
    .default('Asha Example, Grievance Officer')
    .describe('name and designation (E-Commerce Rules 2020)'),
  GRIEVANCE_EMAIL: email
    .optional()
    .describe('address of the grievance officer; SUPPORT_EMAIL when unset'),
  GRIEVANCE_PHONE: present
    .optional()
    .transform((phone) => (phone === undefined ? undefined : withPlus(phone)))
    .describe('phone of the grievance officer; SUPPORT_PHONE when unset'),
  SOCIAL_LINKS: addresses.describe('profile addresses, separated by commas'),
  // Links to stores are configuration as contacts are (APP-03, ID-03).
  APP_STORE_LINKS: addresses
    .refine((links) => links.every((link) => appStore(link) !== undefined), {
      message: 'must be addresses at https://play.google.com or https://apps.apple.com',
    })
    .describe(
      'your own apps at Google Play and the App Store, separated by commas: https://play.google.com/store/apps/details?id=…, https://apps.apple.com/in/app/…; the shop installs as an app without them',
    ),
  TRUST_PROXY: whole(0, 10)
    .default(0)
    .describe(
      'how many proxies of yours are in front of this process and add to X-Forwarded-For; nobody may reach its port around them. The web role is one of them for the api role',
    ),
})

export type Settings = z.output<typeof settings>

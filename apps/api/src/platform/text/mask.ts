/** `9876543210` as `******3210`. */
export const maskPhone = (phone: string): string =>
  `${'*'.repeat(Math.max(0, phone.length - 4))}${phone.slice(-4)}`

/** `asha@clinic.example` as `a***@clinic.example`. */
export const maskEmail = (email: string): string => {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 1)}***@${domain}`
}

const numbers = /^(phone|gst|gstin|pan|aadhaar|.*(licence|account)_number)$/
const names = /^((first_|last_|legal_|business_)?name|address|house|street|landmark|note|text)$/
const secrets = /(password|secret|token|code|otp)/

const initials = (text: string): string =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${word.slice(0, 1)}***`)
    .join(' ')

function maskText(key: string, value: string): string {
  if (secrets.test(key)) return '[masked]'
  if (key === 'email') return maskEmail(value)
  if (numbers.test(key)) return maskPhone(value)
  return names.test(key) ? initials(value) : value
}

/** Masks personal data in an object by the names of its keys (snake_case). */
export function maskPersonal(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return maskText(key, value)
  if (Array.isArray(value)) return value.map((one) => maskPersonal(one, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, maskPersonal(one, name)]),
    )
  return value
}

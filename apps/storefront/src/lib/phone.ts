const digitsOf = (phone: string): string => phone.replace(/\D/g, '')
const withCountry = (phone: string): boolean => /^91\d{10}$/.test(digitsOf(phone))

/** A configured phone for people: the country code carries its plus. */
export const phoneText = (phone: string): string => (withCountry(phone) && !phone.trim().startsWith('+') ? `+${phone.trim()}` : phone)

/** The same to be dialled. */
export const phoneHref = (phone: string): string => `tel:${withCountry(phone) ? '+' : ''}${digitsOf(phone)}`

/** The shop's phone number as a link; it has its country code. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

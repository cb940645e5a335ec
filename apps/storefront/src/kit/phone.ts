/** The shop's phone, which carries its country code, to be dialled. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

import { sessionCookie, visitBy } from '../staff/index.ts'

/** Another name than the console's cookie: neither door takes the other's token. */
export const sellerCookie = sessionCookie('upchar_seller')

/** Members of sellers share an address with nobody in the limits: a customer may use the same one. */
export const asSeller = (email: string): string => `seller ${email}`

/** The visit of a call to the portal. */
export const sellerVisit = visitBy(sellerCookie, asSeller)

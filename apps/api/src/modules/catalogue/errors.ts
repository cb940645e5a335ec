import { err } from '@upchar/kernel/result'

export const categoryNotFound = () =>
  err({ code: 'category_not_found' as const, message: 'There is no such category.' })
export const listingNotFound = (message = 'There is no such page.') =>
  err({ code: 'listing_not_found' as const, message })

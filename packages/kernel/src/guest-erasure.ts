/** What goes when a guest's data is erased (DPDP Act s.12), as the guest and staff read it. */
export const GUEST_ERASED =
  'your cart, forms that never became an order, wishlist and comparison, quotations, products you looked at and words you searched for, devices that get notices, confirmed phone numbers, requests for a mail about stock, registrations for events, your name and photos at reviews, and photos of returns that are over'

/** What stays, and why: CGST Act 2017, s.36, and Companies Act 2013, s.128(5). */
export const GUEST_KEPT =
  'The law makes us keep orders with their invoices, credit notes and payments for eight years (CGST Act 2017, s.36; Companies Act 2013, s.128(5)).'

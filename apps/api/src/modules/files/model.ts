import type { SignedIn } from '../../platform/identity/identity.ts'

/**
 * The kind of a file's owner. `order`: of whoever may act for the order, a guest with its link too; `shop`: of the shop itself;
 * `applicant`: of whoever has the link of an application to sell.
 */
export type FileOwnerKind = 'customer' | 'staff' | 'order' | 'shop' | 'applicant'
/** The purpose of a file; it decides who besides the owner may see it. */
export type FilePurpose =
  | 'kyc'
  | 'attachment'
  | 'return_photo'
  | 'review_photo'
  | 'product_photo'
  | 'seller_document'
  | 'delivery_proof'
/** Accepted and served types: nothing that a browser would execute. */
export const fileMediaTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type FileMediaType = (typeof fileMediaTypes)[number]
/** An entry of the access log. */
export type FileUse = 'stored' | 'link' | 'open' | 'download' | 'deleted'

export const maxFileBytes = 5 * 1024 * 1024
/** A buyer needs a dozen; more is automated. The shop itself keeps any number. */
export const maxFilesOfOwner = 60

/** Who acts on a file: a buyer, a member of staff on duty, whoever may act for an order, or the shop. */
export type FileActor = { kind: FileOwnerKind; id: string }

/** Whoever may act for an order. */
export const orderActor = (orderId: string): FileActor => ({ kind: 'order', id: orderId })

/** Whoever has the link of an application to sell. */
export const applicantActor = (applicationId: string): FileActor => ({
  kind: 'applicant',
  id: applicationId,
})

/** The shop itself: its photos of goods belong to nobody who works in it. */
export const shopActor: FileActor = { kind: 'shop', id: 'shop' }

export const buyerActor = ({ customerId }: Pick<SignedIn, 'customerId'>): FileActor => ({
  kind: 'customer',
  id: customerId,
})

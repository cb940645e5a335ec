import type { SignedIn } from '../../platform/identity/identity.ts'

/** The kind of a file's owner. */
export type FileOwnerKind = 'customer' | 'staff'
/** The purpose of a file; it decides who besides the owner may see it. */
export type FilePurpose = 'kyc' | 'attachment'
/** Accepted and served types: nothing that a browser would execute. */
export const fileMediaTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type FileMediaType = (typeof fileMediaTypes)[number]
/** An entry of the access log. */
export type FileUse = 'stored' | 'link' | 'open' | 'download' | 'deleted'

export const maxFileBytes = 5 * 1024 * 1024
/** A buyer needs a dozen; more is automated. */
export const maxFilesOfOwner = 60

/** The person who acts on a file: a buyer, or a member of staff on duty. */
export type FileActor = { kind: FileOwnerKind; id: string }

export const buyerActor = ({ customerId }: Pick<SignedIn, 'customerId'>): FileActor => ({
  kind: 'customer',
  id: customerId,
})

import type { SignedIn } from '../../platform/identity/identity.ts'

/** Whose a file is. */
export type FileOwnerKind = 'customer' | 'staff'
/** What a file was taken for; each purpose says who besides the owner may see it. */
export type FilePurpose = 'kyc' | 'attachment'
/** What is taken in and served: nothing that a browser would run. */
export const fileMediaTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type FileMediaType = (typeof fileMediaTypes)[number]
/** What was done with a file. */
export type FileUse = 'stored' | 'link' | 'open' | 'download' | 'deleted'

export const maxFileBytes = 5 * 1024 * 1024
/** A buyer needs a dozen; more is a machine's work. */
export const maxFilesOfOwner = 60

/** Who deals with a file: a buyer, or a member of staff on duty. */
export type FileActor = { kind: FileOwnerKind; id: string }

export const buyerActor = ({ customerId }: Pick<SignedIn, 'customerId'>): FileActor => ({
  kind: 'customer',
  id: customerId,
})

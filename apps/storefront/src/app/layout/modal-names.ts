import type { ModalName, PlainModalName } from '../../shell/modals/modals.ts'

/** Modals that links in the server's markup open by `data-modal`. */
export const LINKED_MODALS = [
  'need-help',
  'lets-connect',
  'join-seller',
  'feedback',
] as const satisfies readonly PlainModalName[]

/** Modals that open again after a reload: their props are texts and flags, no functions. */
export const RESTORED_MODALS: ReadonlySet<ModalName> = new Set<ModalName>([
  'need-help',
  'lets-connect',
  'join-seller',
  'feedback',
  'product-details',
  'limited-offer',
  'choose',
  'lead-enquiry',
  'notify-me',
  'pincode',
])

import type { ModalName, PlainModalName } from '../../shell/modals/modals.ts'

/** Modals that server-rendered links open through `data-modal`. */
export const LINKED_MODALS = [
  'need-help',
  'lets-connect',
  'join-seller',
  'feedback',
] as const satisfies readonly PlainModalName[]

/** Modals that are restored after a reload: their props are strings and booleans, no functions. */
export const RESTORED_MODALS: ReadonlySet<ModalName> = new Set<ModalName>([
  'need-help',
  'lets-connect',
  'join-seller',
  'feedback',
  'product-details',
  'limited-offer',
  'lead-enquiry',
  'notify-me',
  'pincode',
])

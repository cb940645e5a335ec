import { createStore } from 'zustand/vanilla'
import type { AddressModalProps } from '../../features/address/address-modal.tsx'
import type { KycDocument, KycFile, Stage } from '../../features/kyc/kyc-types.ts'
import type { ConfirmModalProps } from './confirm-modal.tsx'

/** What modals are opened with; a feature adds its own by declaration merging. */
export interface ModalProps {
  search: object
  pincode: object
  /** `topic` and `about` fill in what the visitor was looking at. */
  'need-help': { topic?: string; about?: string }
  'lets-connect': { about?: string }
  'join-seller': object
  feedback: object
  'product-details': { slug: string; title: string }
  'limited-offer': { slug: string; title: string }
  filters: object
  'lead-enquiry': { sku?: string; title?: string; query?: string }
  choose: { slug: string; title: string }
  /** The vouchers that are offered for a product. */
  vouchers: { sku: string; title: string }
  'notify-me': { sku: string; title: string }
  /** `uninvited`: it came by itself. */
  login: { uninvited?: boolean }
  'complete-profile': object
  'add-address': AddressModalProps
  confirm: ConfirmModalProps
  /** Which step to verify first, from a product or the cart; `returnUrl` is where the buyer came from. */
  'kyc-option': { asked: Stage; returnUrl: string }
  'kyc-upload': {
    slot: KycDocument
    pharma: boolean
    present: number
    replaces?: KycFile
    onAdded: (file: KycFile) => void
  }
  /** `onSubmit` gives the words of a refusal, null when it was sent. */
  'kyc-submit': {
    sections: readonly { name: string; files: number }[]
    onSubmit: () => Promise<string | null>
  }
  /** `onLeft`: whether the buyer goes on, or stays after all. */
  'kyc-log': { type: 'exit' | 'issue'; pharma: boolean; onLeft?: (left: boolean) => void }
}
export type ModalName = keyof ModalProps
export type Modal = { [N in ModalName]: { name: N; props: ModalProps[N] } }[ModalName]

export const modalStore = createStore<{ stack: readonly Modal[] }>(() => ({ stack: [] }))

/** Puts a modal on top. A duplicate of the top is ignored (MODAL-01); the search modal stays last in the stack (MODAL-02). */
export function pushModal<N extends ModalName>(name: N, props: ModalProps[N]): void {
  modalStore.setState(({ stack }) => {
    const modal = { name, props } as unknown as Modal
    const search = stack.at(-1)?.name === 'search' ? stack.at(-1) : undefined
    const others = search ? stack.slice(0, -1) : stack
    if (name === 'search' ? search : others.at(-1)?.name === name) return { stack }
    return { stack: search ? [...others, modal, search] : [...others, modal] }
  })
}

/** Takes the top away, only if it is this one (MODAL-03). */
export function popModal(name: ModalName): void {
  modalStore.setState(({ stack }) =>
    stack.at(-1)?.name === name ? { stack: stack.slice(0, -1) } : { stack },
  )
}

/** Empties the stack (MODAL-04). */
export const resetModals = (): void => modalStore.setState({ stack: [] })

import { createStore } from 'zustand/vanilla'
import type { ConfirmModalProps } from './confirm-modal.tsx'

/**
 * What each modal is opened with. A feature declares its own beside the modal's component:
 * `declare module '…/shell/modals/modals.ts' { interface ModalProps { 'my-modal': { sku: string } } }`.
 */
export interface ModalProps {
  /** Rendered by the header. */
  search: object
  confirm: ConfirmModalProps
}
export type ModalName = keyof ModalProps
/** Modals without props. */
export type PlainModalName = {
  [N in ModalName]: object extends ModalProps[N] ? N : never
}[ModalName]
export type Modal = { [N in ModalName]: { name: N; props: ModalProps[N] } }[ModalName]

export const modalStore = createStore<{ stack: readonly Modal[] }>(() => ({ stack: [] }))

/**
 * Opens a modal on top. Ignores a duplicate of the top (MODAL-01); the search modal stays last in
 * the stack (MODAL-02).
 */
export function pushModal<N extends ModalName>(name: N, props: ModalProps[N]): void {
  modalStore.setState(({ stack }) => {
    const modal = { name, props } as unknown as Modal
    const search = stack.at(-1)?.name === 'search' ? stack.at(-1) : undefined
    const others = search ? stack.slice(0, -1) : stack
    if (name === 'search' ? search : others.at(-1)?.name === name) return { stack }
    return { stack: search ? [...others, modal, search] : [...others, modal] }
  })
}

/** Closes the top modal, if it is this one (MODAL-03). */
export function popModal(name: ModalName): void {
  modalStore.setState(({ stack }) =>
    stack.at(-1)?.name === name ? { stack: stack.slice(0, -1) } : { stack },
  )
}

/** Empties the stack (MODAL-04). */
export const resetModals = (): void => modalStore.setState({ stack: [] })

import { pushModal } from './modals.ts'
import type { ModalName } from './modals.ts'

/** Modals that need nothing but their name. */
const SIMPLE = [
  'need-help',
  'lets-connect',
  'join-seller',
  'feedback',
] as const satisfies readonly ModalName[]

/**
 * Links in markup from the server that open a modal: `data-modal="need-help"`. Without scripts they lead where they say. Heard
 * before links are followed.
 */
export function openByLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    const link =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-modal]') : null
    const name = SIMPLE.find((one) => one === link?.dataset['modal'])
    if (name === undefined) return
    event.preventDefault()
    event.stopPropagation()
    pushModal(name, {})
  }
  document.addEventListener('click', onClick, true)
  return () => document.removeEventListener('click', onClick, true)
}

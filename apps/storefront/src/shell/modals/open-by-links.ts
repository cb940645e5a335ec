import { pushModal } from './modals.ts'
import type { PlainModalName } from './modals.ts'

/**
 * Opens a modal from server-rendered links: `data-modal="need-help"`. Without scripts they are
 * plain links. Listens in the capture phase, before links are followed.
 */
export function openByLinks(names: readonly PlainModalName[]): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    const link =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-modal]') : null
    const name = names.find((one) => one === link?.dataset['modal'])
    if (name === undefined) return
    event.preventDefault()
    event.stopPropagation()
    pushModal(name, {})
  }
  document.addEventListener('click', onClick, true)
  return () => document.removeEventListener('click', onClick, true)
}

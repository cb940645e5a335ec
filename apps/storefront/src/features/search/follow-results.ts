import { href } from '../../shell/urls/hrefs.ts'
import { recordClick } from './run-search.ts'

const product = href.product('')

/** Records which product of a search's results is opened, by its place among them (SEARCH-03). Returns how to stop. */
export function followResults(words: string): () => void {
  const note = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('main li a') : null
    const list = link?.closest('ul')
    const card = link?.closest('li')
    const path = link instanceof HTMLAnchorElement ? link.pathname : ''
    if (!list || !card || !path.startsWith(product)) return
    const slug = decodeURIComponent(path.slice(product.length))
    recordClick(words, slug, [...list.children].indexOf(card))
  }
  document.addEventListener('click', note, true)
  return () => document.removeEventListener('click', note, true)
}

import type { AnyRouter } from '@tanstack/react-router'
import { fullTitle } from '../../shell/page/head-markup.ts'
import { headOf } from '../../shell/page/page-head.ts'
import { shownShell } from '../../shell/page/shell-data.ts'

function put(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value)
}

/** Updates the head after a client-side navigation (UI-08). */
export function updateHead(router: AnyRouter): void {
  const head = headOf(router.state.matches)
  const shell = shownShell(router)
  if (!head || !shell) return
  const title = fullTitle(head, shell)
  document.title = title
  for (const name of ['description', 'twitter:description'])
    put(`meta[name="${name}"]`, 'content', head.description)
  put('meta[property="og:description"]', 'content', head.description)
  put('meta[property="og:title"]', 'content', title)
  put('meta[name="twitter:title"]', 'content', title)
  put('link[rel="canonical"]', 'href', shell.origin + head.canonical)
  put('meta[property="og:url"]', 'content', shell.origin + head.canonical)
}

import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import type { AnyRouteMatch } from '@tanstack/react-router'
import { getNormalizedURL } from '@tanstack/react-router/ssr/server'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import type { ReactNode } from 'react'
import type { ApiCall } from '@upchar/web/api'
import { headMarkup } from './shell/page/head-markup.ts'
import { headOf } from './shell/page/page-head.ts'
import { packPage } from './shell/page/page-data.ts'
import type { PostedForm } from './shell/page/posted-form.ts'
import type { ShellData } from './shell/page/shell-data.ts'
import { dehydrateMatch, loadRoutes } from './router-adapter/server.ts'
import { createStorefrontRouter } from './router.tsx'
import type { RouterContext } from './shell/page/router-context.ts'
import type { Customer } from './shell/visitor/customer-store.ts'
import { faultHead, ServerFault } from './shell/page/fault-screens.tsx'

export type RenderRequest = {
  url: string
  api: ApiCall
  /** The signed-in buyer: null for visitors and shared pages, undefined if the API call failed. */
  customer: Customer | null | undefined
  shell: ShellData
  /** A rejected form that the page shows again. */
  posted?: PostedForm
  /** Markup of the stylesheets, and of what loads the scripts of the page's screens. */
  assets: { styles: string; scripts: (screens: readonly string[]) => string }
  onError: (error: unknown) => void
}

export type RenderAnswer = { status: number; html: string; location?: string; shared: boolean }

/** The address as the router normalizes it: otherwise the router would redirect to it for ever. */
function entryOf(url: string): string {
  const { url: normal } = getNormalizedURL(url, 'http://localhost')
  return normal.pathname + normal.search
}

const shellDocument = (
  head: string,
  body: string,
  data: string,
  flags: ShellData['flags'] = null,
) =>
  `<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}<noscript><style>.js-only{display:none!important}.no-js{display:block!important}</style></noscript></head><body${flags?.redirect_to_cart ? ' data-cart-opens' : ''}><div id="root">${body}</div>${data}</body></html>`

/** Renders again with an error handler to find out what failed. */
function failureOf(page: ReactNode): Promise<unknown> {
  return new Promise((resolve) => {
    const { abort } = renderToPipeableStream(page, {
      onError: resolve,
      onAllReady: () => {
        resolve(new Error('A part of the page was not there when it was rendered'))
        abort()
      },
    })
  })
}

function failed(request: RenderRequest, error: unknown): RenderAnswer {
  request.onError(error)
  // No scripts: what fails to render here would fail in the browser too.
  return {
    status: 500,
    shared: false,
    html: shellDocument(
      headMarkup(faultHead, request.shell) + request.assets.styles,
      renderToString(<ServerFault url={request.url} />),
      '',
    ),
  }
}

type Answer = RouterContext['answer']

function createRequestRouter(request: RenderRequest, answer: Answer) {
  return createStorefrontRouter(
    {
      api: request.api,
      customer: () => Promise.resolve(request.customer),
      shell: () => request.shell,
      answer,
      ...(request.posted ? { posted: request.posted } : {}),
    },
    createMemoryHistory({ initialEntries: [entryOf(request.url)] }),
  )
}

/** The complete document around a rendered body: head, data for the browser's router, scripts. */
function pageDocument(
  { shell, assets }: RenderRequest,
  body: string,
  matches: readonly AnyRouteMatch[],
  missing: boolean,
): string {
  const head = headOf(matches)
  const screens = matches.flatMap(({ staticData }) => staticData.screen ?? [])
  const data = packPage({ shell, matches: matches.map(dehydrateMatch) })
  return shellDocument(
    headMarkup(missing || !head ? { ...faultHead, title: 'Page not found' } : head, shell) +
      assets.scripts(screens) +
      assets.styles,
    body,
    `<script type="application/json" id="page-data">${data}</script>`,
    shell.flags,
  )
}

/** Renders a page to a string: status, document, or a redirect. Never throws. */
export async function render(request: RenderRequest): Promise<RenderAnswer> {
  const answer: Answer = { status: 200, shared: true }
  try {
    const router = createRequestRouter(request, answer)
    const loaded = await loadRoutes(router)
    if (loaded.type === 'redirect')
      return { status: 302, shared: false, html: '', location: loaded.location }
    const broken = loaded.matches.find((match) => match.status === 'error')
    if (broken) return failed(request, broken.error)
    const page = <RouterProvider router={router} />
    const body = renderToString(page)
    // React swallows an error inside a Suspense boundary and leaves it to the browser; here it
    // fails the page.
    if (body.includes('<!--$!-->')) return failed(request, await failureOf(page))
    const missing = loaded.status === 404
    return {
      status: missing ? 404 : answer.status,
      shared: answer.shared && !missing && answer.status === 200,
      html: pageDocument(request, body, loaded.matches, missing),
    }
  } catch (error) {
    return failed(request, error)
  }
}

import { runInNewContext } from 'node:vm'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  notFound,
  redirect,
  RouterContextProvider,
  Scripts,
} from '@tanstack/react-router'
import type { DehydratedMatch } from '@tanstack/react-router/ssr/client'
import { createRequestHandler } from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hydrateRouter } from './client.ts'
import { dehydrateMatch, loadRoutes } from './server.ts'

let loaded: string[] = []

function createTestRouter(address?: string) {
  const rootRoute = createRootRoute({
    loader: () => {
      loaded.push('root')
      return { brand: 'Upchar' }
    },
    notFoundComponent: () => null,
  })
  const itemRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '/items/$id',
    loader: ({ params: { id } }) => {
      loaded.push(`item ${id}`)
      if (id === 'none') throw notFound()
      if (id === 'old') throw redirect({ href: '/items/new?from=old' })
      if (id === 'broken') throw new Error('broken')
      return { id, note: '</script>' }
    },
    notFoundComponent: () => null,
    errorComponent: () => null,
  })
  return createRouter({
    routeTree: rootRoute.addChildren([itemRoute]),
    ...(address === undefined
      ? {}
      : { history: createMemoryHistory({ initialEntries: [address] }) }),
  })
}

/** The routes as the library's own request handler and `Scripts` hand them to a browser. */
async function dehydratedByLibrary(address: string): Promise<DehydratedMatch[]> {
  let markup = ''
  const handle = createRequestHandler({
    createRouter: () => createTestRouter(),
    request: new Request(`http://localhost${address}`),
  })
  await handle(({ router }) => {
    markup = renderToString(
      <RouterContextProvider router={router}>
        <Scripts />
      </RouterContextProvider>,
    )
    return new Response()
  })
  const page: { $_TSR?: { router: { matches: DehydratedMatch[] } } } = {}
  const script = { previousElementSibling: null, remove: () => undefined }
  const globals = Object.assign(page, { document: { currentScript: script } })
  for (const [, source = ''] of markup.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g))
    runInNewContext(`self = this; ${source}`, globals)
  return JSON.parse(JSON.stringify(page.$_TSR?.router.matches ?? []))
}

async function dehydratedHere(address: string): Promise<DehydratedMatch[]> {
  const result = await loadRoutes(createTestRouter(address))
  return result.type === 'render' ? result.matches.map(dehydrateMatch) : []
}

/** The parts that must match: not timestamps, nor how an error is serialized. */
const essence = (matches: readonly DehydratedMatch[]) =>
  matches.map(({ i, s, l, g, e }) => ({ i, s, l, g, error: e !== undefined }))

function stubBrowser() {
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('self', { origin: 'http://localhost' })
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('$_TSR', undefined)
}

afterEach(() => {
  vi.unstubAllGlobals()
  loaded = []
})

describe('what the storefront relies on inside the router', () => {
  it('finds the redirect of a loader in `_serverResult`', async () => {
    expect(await loadRoutes(createTestRouter('/items/old'))).toEqual({
      type: 'redirect',
      location: '/items/new?from=old',
    })
  })

  it.each([
    ['/items/a', 200],
    ['/items/none', 404],
    ['/nowhere', 404],
    ['/items/broken', 500],
  ])('says of %s that its status is %i', async (address, status) => {
    expect(await loadRoutes(createTestRouter(address))).toMatchObject({ type: 'render', status })
  })

  it.each(['/items/a', '/items/none', '/nowhere'])(
    'dehydrates %s as the library itself does',
    async (address) => {
      const [library, here] = [await dehydratedByLibrary(address), await dehydratedHere(address)]
      expect(library.length).toBeGreaterThan(0)
      expect(essence(here)).toEqual(essence(library))
      for (const match of [...library, ...here]) expect(match.u).toEqual(expect.any(Number))
    },
  )

  it.each([
    ['/items/a', ['success', 'success'], { id: 'a', note: '</script>' }],
    ['/items/none', ['success', 'notFound'], undefined],
    ['/nowhere', ['success'], { brand: 'Upchar' }],
  ])('hydrates %s from `$_TSR` without loading again', async (address, statuses, data) => {
    const matches: DehydratedMatch[] = JSON.parse(JSON.stringify(await dehydratedHere(address)))
    const asked = loaded.length
    stubBrowser()
    const router = createTestRouter(address)
    await hydrateRouter(router, matches)
    expect(router.state.matches.map((match) => match.status)).toEqual(statuses)
    expect(router.state.matches.at(-1)?.loaderData).toEqual(data)
    expect(router.state.matches[0]?.loaderData).toEqual({ brand: 'Upchar' })
    expect(router.state.resolvedLocation?.href).toBe(address)
    expect(loaded).toHaveLength(asked)
  })

  it('marks the route that shows "not found" for an unknown address by `_notFound`, also once hydrated', async () => {
    const matches = await dehydratedHere('/nowhere')
    expect(matches.map((match) => match.g)).toEqual([true])
    stubBrowser()
    const router = createTestRouter('/nowhere')
    await hydrateRouter(router, matches)
    expect(router.state.matches[0]).toMatchObject({ _notFound: true })
  })
})

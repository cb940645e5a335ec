import { expect, it } from 'vitest'
import { routeTree } from '../app/routes/tree.ts'
import { sharedAddress } from './page-key.ts'

type Route = {
  options: { path?: string; validateSearch?: unknown }
  children?: readonly Route[] | Record<string, Route>
}

const childrenOf = ({ children }: Route): Route[] => Object.values(children ?? {})

/** The search parameters that a route reads. */
function keysOf(validate: (raw: Record<string, unknown>) => unknown): string[] {
  const read = new Set<string>()
  const raw = new Proxy<Record<string, unknown>>(
    {},
    {
      get: (_, key) => {
        if (typeof key === 'string') read.add(key)
        return undefined
      },
    },
  )
  validate(raw)
  return [...read]
}

const readers = (route: Route, parent = ''): { address: string; keys: string[] }[] => {
  const address = `${parent}/${route.options.path ?? ''}`
    .replaceAll(/\/+/g, '/')
    .replaceAll(/\$\w*/g, 'a')
  const { validateSearch } = route.options
  return [
    ...(typeof validateSearch === 'function'
      ? [{ address, keys: keysOf((raw) => validateSearch(raw)) }]
      : []),
    ...childrenOf(route).flatMap((child) => readers(child, address)),
  ]
}

it('ROUTE-22 ENGAGE-03 ENGAGE-08 shares no page without the parameters that it reads', () => {
  const found = readers(routeTree as Route)
  expect(found.map(({ address }) => address)).toEqual(
    expect.arrayContaining(['/complaints', '/sell', '/policy', '/products/a']),
  )
  const lost = found.flatMap(({ address, keys }) => {
    const shared = sharedAddress(`${address}?${keys.map((key) => `${key}=1`).join('&')}`)
    return shared === undefined
      ? []
      : keys.filter((key) => !shared.includes(`${key}=1`)).map((key) => `${address}?${key}`)
  })
  expect(lost).toEqual([])
})

it('APP-02 ENGAGE-01 renders a mailed link at its own address, in which the browser hydrates it', () => {
  for (const address of [
    '/events/talk?place=a&key=b&confirm=1',
    '/order-pad?quotation=a&key=b',
    '/policy?order=a&key=b',
  ])
    expect(sharedAddress(address), address).toBeUndefined()
  expect(sharedAddress('/events/talk?utm_source=mail')).toBe('/events/talk')
})

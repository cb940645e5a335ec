import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { routes, type Route } from '@upchar/contract/routes'
import { API_SCOPES, API_SCOPE_KEYS } from '@upchar/kernel/api-scopes'

const text = readFileSync(new URL('../../docs/api-keys.md', import.meta.url), 'utf8')

it('OPS-08 docs/api-keys.md lists each scope, whether it hands out data of buyers, and its calls', () => {
  const written = text.split('\n').flatMap((line) => {
    const [, scope, buyers, calls] =
      /^\| `(\w+:\w+)` \| (\**yes|no)[^|]*\| (.*) \|$/.exec(line) ?? []
    if (scope === undefined || calls === undefined) return []
    const named = [...calls.matchAll(/`((?:GET|POST) \/\S+)`/g)].map(([, call]) => call)
    return [{ scope, buyers: buyers !== 'no', calls: named.toSorted() }]
  })
  const declared = API_SCOPE_KEYS.map((scope) => ({
    scope,
    buyers: API_SCOPES[scope].buyers,
    calls: Object.values(routes)
      .filter((route: Route) => route.scope === scope)
      .map(({ method, path }) => `${method} ${path}`)
      .toSorted(),
  }))
  expect(written).toEqual(declared)
})

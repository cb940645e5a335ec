import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { routes, type Route } from '@upchar/contract/routes'
import { endpoints } from '@upchar/contract/schema/endpoints'
import { root } from './architecture/imports.ts'

const ledger = path.join(root, '../shared/endpoints.txt')
const declared = new Set(
  Object.values(routes).map(
    (route: Route) => `${route.method} ${route.path.replace(/\{\w+\}/g, '{}')}`,
  ),
)

describe('contract', () => {
  it('gives every route its shapes, callers and refusals', () => {
    expect(Object.keys(endpoints).toSorted()).toEqual(Object.keys(routes).toSorted())
    for (const route of Object.values(routes)) expect(route.callers.length).toBeGreaterThan(0)
  })

  it.skipIf(!existsSync(ledger))(
    'walks the calls that the specification names and lists the missing ones',
    () => {
      const calls = readFileSync(ledger, 'utf8')
        .split('\n')
        .filter((line) => /^(GET|POST|PATCH|DELETE|\*) \//.test(line))
      expect(calls.length).toBeGreaterThan(100)
      const missing = calls.filter((line) => {
        const [method, address = ''] = line.split(' ')
        const shape = address.replace(/\{\w+\}/g, '{}')
        return method === '*'
          ? ![...declared].some((d) => d.endsWith(` ${shape}`))
          : !declared.has(`${method} ${shape}`)
      })
      process.stdout.write(
        `\n${calls.length - missing.length} of ${calls.length} specified calls are in the contract. Missing:\n${missing.map((line) => `  ${line.split(' | ')[0]}\n`).join('')}`,
      )
    },
  )
})

import { describe, expect, it } from 'vitest'
import { routes, type Route } from '@upchar/contract/routes'
import { endpoints } from '@upchar/contract/schema/endpoints'
import { specifiedCalls, specifiedFields } from './spec/documents.ts'
import { namesIn } from './spec/schema-names.ts'

const shapeOf = (address: string) => address.replace(/\{\w+\}/g, '{}')

const declared = new Set(
  Object.values(routes).map((route: Route) => `${route.method} ${shapeOf(route.path)}`),
)

const isDeclared = (call: string): boolean => {
  const [method, address = ''] = call.split(' ')
  return method === '*'
    ? [...declared].some((known) => known.endsWith(` ${shapeOf(address)}`))
    : declared.has(`${method} ${shapeOf(address)}`)
}

/** Specified calls that the contract doesn't have yet. When you add one, remove it here. */
const notYetDeclared: string[] = []

describe('contract', () => {
  it('declares shapes, callers and refusals of every route', () => {
    expect(Object.keys(endpoints).toSorted()).toEqual(Object.keys(routes).toSorted())
    for (const route of Object.values(routes)) expect(route.callers.length).toBeGreaterThan(0)
  })

  it('has every call that the specification names, except the listed missing ones', () => {
    expect(specifiedCalls().filter((call) => !isDeclared(call))).toEqual(notYetDeclared)
  })

  it.each(specifiedFields().filter(({ asked, answered }) => asked.length + answered.length > 0))(
    'DATA-17 $call takes every parameter and answers every field that the specification names',
    ({ call, asked, answered }) => {
      const [method, address = ''] = call.split(' ')
      const found = Object.entries(routes).find(
        ([, route]: [string, Route]) =>
          (method === '*' || route.method === method) && shapeOf(route.path) === shapeOf(address),
      )
      const endpoint = endpoints[(found?.[0] ?? '') as keyof typeof endpoints]
      const inputs = new Set(
        Object.entries(endpoint).flatMap(([part, schema]) =>
          part === 'answer' ? [] : [...namesIn(schema, 'input')],
        ),
      )
      const outputs = namesIn(endpoint.answer, 'output')
      expect(asked.filter((name) => !inputs.has(name))).toEqual([])
      expect(answered.filter((name) => !outputs.has(name))).toEqual([])
    },
  )
})

import { describe, expect, it } from 'vitest'
import { routes, type Route } from '@upchar/contract/routes'
import { endpoints } from '@upchar/contract/schema/endpoints'
import { specifiedCalls } from './spec/documents.ts'

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
})

import { describe, expect, it } from 'vitest'
import { firstCallGate } from './first-call-gate.ts'

/** Work that finishes on demand, and a log of what has started. */
function controlled() {
  const begun: string[] = []
  const end = new Map<string, (value: boolean) => void>()
  const work = (name: string) => () =>
    new Promise<boolean>((resolve) => {
      begun.push(name)
      end.set(name, resolve)
    })
  return { begun, end: (name: string, value = true) => end.get(name)?.(value), work }
}
const settle = () => new Promise((resolve) => setTimeout(resolve))
const answered = (result: boolean) => result

describe('the first call of a visitor', () => {
  it('ID-02 holds back the others, so that two calls never create two guests', async () => {
    const { begun, end, work } = controlled()
    const gate = firstCallGate()
    void gate(work('a'), answered)
    void gate(work('b'), answered)
    void gate(work('c'), answered)
    await settle()
    expect(begun).toEqual(['a'])
    end('a')
    await settle()
    expect(begun).toEqual(['a', 'b', 'c'])
    void gate(work('d'), answered)
    await settle()
    expect(begun).toEqual(['a', 'b', 'c', 'd'])
  })
  it('ID-02 is replaced by the next when it gets no answer', async () => {
    const { begun, end, work } = controlled()
    const gate = firstCallGate()
    void gate(work('a'), answered)
    void gate(work('b'), answered)
    void gate(work('c'), answered)
    end('a', false)
    await settle()
    expect(begun).toEqual(['a', 'b'])
    end('b')
    await settle()
    expect(begun).toEqual(['a', 'b', 'c'])
  })
})

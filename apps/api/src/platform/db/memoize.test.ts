import { describe, expect, it } from 'vitest'
import type { Context } from '../context.ts'
import { memoize } from './memoize.ts'

/** A context whose catalogue version the test sets; its database is only an identity. */
function contextOf() {
  let version = 1
  return {
    context: { db: {}, changes: { version: () => version } } as unknown as Pick<
      Context,
      'db' | 'changes' | 'log'
    >,
    announce: () => {
      version += 1
    },
  }
}

describe('a memoized table', () => {
  it('is loaded once for a version of the catalogue, by concurrent callers too', async () => {
    const { context, announce } = contextOf()
    let loads = 0
    const table = memoize(async () => (loads += 1))
    expect(await Promise.all([table(context), table(context)])).toEqual([1, 1])
    expect(await table(context)).toBe(1)
    announce()
    expect(await Promise.all([table(context), table(context)])).toEqual([2, 2])
  })

  it('belongs to one database', async () => {
    let loads = 0
    const table = memoize(async () => (loads += 1))
    expect([await table(contextOf().context), await table(contextOf().context)]).toEqual([1, 2])
  })

  it('is loaded again after a failure', async () => {
    const { context } = contextOf()
    let loads = 0
    const table = memoize(async () => {
      loads += 1
      if (loads === 1) throw new Error('the database is away')
      return loads
    })
    await expect(table(context)).rejects.toThrow('away')
    expect(await table(context)).toBe(2)
  })

  it('is not what an older load finds that ends after the change', async () => {
    const { context, announce } = contextOf()
    const older = Promise.withResolvers<string>()
    const answers = [older.promise, Promise.resolve('new')]
    const table = memoize(() => answers.shift() ?? Promise.resolve('a third load'))
    const before = table(context)
    announce()
    expect(await table(context)).toBe('new')
    older.resolve('old')
    expect(await before).toBe('old')
    expect(await table(context)).toBe('new')
  })

  it('survives an older load that fails after the change', async () => {
    const { context, announce } = contextOf()
    const older = Promise.withResolvers<string>()
    const answers = [older.promise, Promise.resolve('new')]
    const table = memoize(() => answers.shift() ?? Promise.resolve('a third load'))
    const before = table(context)
    announce()
    await table(context)
    older.reject(new Error('the database is away'))
    await expect(before).rejects.toThrow('away')
    expect(await table(context)).toBe('new')
  })
})

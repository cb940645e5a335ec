import type { Context } from '../context.ts'
import type { Database } from './database.ts'

/** Two, so that one is read while the other's answers go out. */
const atOnce = 2

type Asked<R> = {
  answer: Promise<R | undefined>
  resolve: (answer: R | undefined) => void
  reject: (error: unknown) => void
}
type Desk<K, R> = { waiting: Map<K, Asked<R>>; running: number; called: boolean }

const newAsked = <R>(): Asked<R> => {
  const { promise, resolve, reject } = Promise.withResolvers<R | undefined>()
  return { answer: promise, resolve, reject }
}

/**
 * Reads of many visitors in one statement: what is asked for while reads are under way goes out together as the next one.
 * Nothing is kept: every answer was read after it was asked for. `load` gets each key once and leaves out what there isn't.
 */
export function gathered<K, R, C extends Pick<Context, 'db'> = Context>(
  load: (context: C, keys: readonly K[]) => Promise<ReadonlyMap<K, R>>,
): (context: C, key: K) => Promise<R | undefined> {
  const desks = new WeakMap<Database, Desk<K, R>>()

  async function serve(context: C, desk: Desk<K, R>): Promise<void> {
    desk.called = false
    const batch = desk.waiting
    desk.waiting = new Map()
    desk.running++
    try {
      const found = await load(context, [...batch.keys()])
      for (const [key, asked] of batch) asked.resolve(found.get(key))
    } catch (error) {
      for (const asked of batch.values()) asked.reject(error)
    } finally {
      desk.running--
      call(context, desk)
    }
  }

  function call(context: C, desk: Desk<K, R>): void {
    if (desk.called || desk.running >= atOnce || desk.waiting.size === 0) return
    desk.called = true
    // After the turn's input: everything that arrived with it is in the batch.
    setImmediate(() => void serve(context, desk))
  }

  return (context, key) => {
    const desk = desks.get(context.db) ?? {
      waiting: new Map<K, Asked<R>>(),
      running: 0,
      called: false,
    }
    desks.set(context.db, desk)
    const asked = desk.waiting.get(key) ?? newAsked<R>()
    desk.waiting.set(key, asked)
    call(context, desk)
    return asked.answer
  }
}

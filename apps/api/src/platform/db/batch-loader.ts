import type { Context } from '../context.ts'
import type { Database } from './database.ts'

/** While one batch is being answered, the next is read. */
const concurrency = 2

type Pending<R> = {
  answer: Promise<R | undefined>
  resolve: (answer: R | undefined) => void
  reject: (error: unknown) => void
}
type Queue<K, R> = { waiting: Map<K, Pending<R>>; running: number; called: boolean }

const newPending = <R>(): Pending<R> => {
  const { promise, resolve, reject } = Promise.withResolvers<R | undefined>()
  return { answer: promise, resolve, reject }
}

/**
 * A batch loader across requests: keys requested while earlier batches are read form the next batch. Nothing
 * is cached. `load` gets each key once and omits those that don't exist.
 */
export function batchLoader<K, R, C extends Pick<Context, 'db'> = Context>(
  load: (context: C, keys: readonly K[]) => Promise<ReadonlyMap<K, R>>,
): (context: C, key: K) => Promise<R | undefined> {
  const queues = new WeakMap<Database, Queue<K, R>>()

  async function serve(context: C, queue: Queue<K, R>): Promise<void> {
    queue.called = false
    const batch = queue.waiting
    queue.waiting = new Map()
    queue.running++
    try {
      const found = await load(context, [...batch.keys()])
      for (const [key, pending] of batch) pending.resolve(found.get(key))
    } catch (error) {
      for (const pending of batch.values()) pending.reject(error)
    } finally {
      queue.running--
      call(context, queue)
    }
  }

  function call(context: C, queue: Queue<K, R>): void {
    if (queue.called || queue.running >= concurrency || queue.waiting.size === 0) return
    queue.called = true
    // After the event loop's poll phase, so that requests that arrived together share a batch.
    setImmediate(() => void serve(context, queue))
  }

  return (context, key) => {
    const queue = queues.get(context.db) ?? {
      waiting: new Map<K, Pending<R>>(),
      running: 0,
      called: false,
    }
    queues.set(context.db, queue)
    const pending = queue.waiting.get(key) ?? newPending<R>()
    queue.waiting.set(key, pending)
    call(context, queue)
    return pending.answer
  }
}

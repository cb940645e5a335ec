import { Socket } from 'node:net'

/**
 * Sends all statements of one event-loop turn in one write, which wakes PostgreSQL once. Relies on a private
 * detail of pg: each statement is written between `cork()` and `uncork()`; uncorking a tick later joins them.
 * If pg stops corking, statements still work one by one, and batching-socket.test.ts fails.
 */
export class BatchingSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork())
  }
}

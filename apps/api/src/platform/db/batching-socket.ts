import { Socket } from 'node:net'

/**
 * Sends all statements of one turn of the event loop in one write, which wakes PostgreSQL once instead of once per statement.
 * It relies on a private habit of pg: each statement's messages are written between `cork()` and `uncork()`. Uncorking a
 * tick later joins them. Should pg stop corking, statements still work, one write each; batching-socket.test.ts fails then.
 */
export class BatchingSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork())
  }
}

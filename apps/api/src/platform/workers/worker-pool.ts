import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import pLimit, { type LimitFunction } from 'p-limit'
import { err, ok, type Result } from '@upchar/kernel/result'
import type { Served } from './serve-tasks.ts'

export type WorkerPoolOptions = {
  /** The worker's module: it calls `serveTasks`. */
  module: URL
  workers: number
  /** Tasks that may wait for a worker; `run` refuses more. */
  maxWaiting: number
  timeLimitMs: number
  /** Limit of a worker's JavaScript heap. */
  heapMb: number
  /** A worker that holds more memory after a task is replaced: native libraries keep what they freed. */
  restMib: number
}

export type TaskFailure = 'busy' | 'out_of_time' | 'crashed'

type Worker<O> = {
  child: ChildProcess
  settle: ((result: Result<Served<O>, TaskFailure>) => void) | undefined
  idleTimer: NodeJS.Timeout | undefined
}

const idleMs = 30_000

/**
 * Runs tasks on hostile input in processes of their own: they can't block the event loop, and one that exceeds its time or
 * memory is killed. Not threads, because V8 ends the whole process when a thread reaches its heap limit within one long
 * call, and so does a fault of a native library. Workers start on demand, end when idle and get none of our environment variables.
 */
export class WorkerPool<I extends object, O> {
  readonly counts = { started: 0, done: 0, busy: 0, out_of_time: 0, crashed: 0 }
  private readonly options: WorkerPoolOptions
  private readonly limit: LimitFunction
  private readonly idle = new Set<Worker<O>>()

  constructor(options: WorkerPoolOptions) {
    this.options = options
    this.limit = pLimit(options.workers)
  }

  async run(task: I): Promise<Result<O, TaskFailure>> {
    const { workers, maxWaiting } = this.options
    const result =
      this.limit.activeCount + this.limit.pendingCount >= workers + maxWaiting
        ? err<TaskFailure>('busy')
        : await this.limit(() => this.runOn(this.takeIdle() ?? this.start(), task))
    this.counts[result.ok ? 'done' : result.error]++
    return result
  }

  private takeIdle(): Worker<O> | undefined {
    const [worker] = this.idle
    if (worker === undefined) return undefined
    this.idle.delete(worker)
    clearTimeout(worker.idleTimer)
    worker.child.ref()
    worker.child.channel?.ref()
    return worker
  }

  private start(): Worker<O> {
    this.counts.started++
    const child = fork(fileURLToPath(this.options.module), {
      // Each arena of the allocator keeps freed memory for itself.
      env: { MALLOC_ARENA_MAX: '2' },
      execArgv: [`--max-old-space-size=${this.options.heapMb}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const worker: Worker<O> = { child, settle: undefined, idleTimer: undefined }
    // The messages are those of the pool's own module.
    child.on('message', (served) => worker.settle?.(ok(served as Served<O>)))
    child.on('error', () => worker.settle?.(err('crashed')))
    child.on('exit', () => {
      this.idle.delete(worker)
      worker.settle?.(err('crashed'))
    })
    return worker
  }

  private runOn(worker: Worker<O>, task: I): Promise<Result<O, TaskFailure>> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => worker.settle?.(err('out_of_time')), this.options.timeLimitMs)
      worker.settle = (result) => {
        clearTimeout(timer)
        worker.settle = undefined
        if (result.ok && result.value.mib <= this.options.restMib) this.rest(worker)
        else worker.child.kill('SIGKILL')
        resolve(result.ok ? ok(result.value.answer) : result)
      }
      worker.child.send(task, (error) => {
        if (error !== null) worker.settle?.(err('crashed'))
      })
    })
  }

  private rest(worker: Worker<O>): void {
    worker.child.unref()
    worker.child.channel?.unref()
    this.idle.add(worker)
    worker.idleTimer = setTimeout(() => {
      this.idle.delete(worker)
      worker.child.kill('SIGKILL')
    }, idleMs).unref()
  }
}

/** What a worker sends its parent: the answer, and the memory it holds now. */
export type Served<O> = { answer: O; mib: number }

/** A worker's side of `WorkerPool`: answers each task of its parent. */
export function serveTasks<I, O>(answer: (task: I) => O | Promise<O>): void {
  // The messages are those of the pool, which has the type of this module's tasks.
  process.on('message', async (task: I) => {
    const served: Served<O> = {
      answer: await answer(task),
      mib: process.memoryUsage.rss() / 1024 / 1024,
    }
    process.send?.(served)
  })
}

export type OddJob = { do: 'answer' | 'loop' | 'allocate' | 'throw' }
export type OddAnswer = { pid: number; environment: string[] }

process.on('message', (job: OddJob) => {
  if (job.do === 'throw') throw new Error('a bug')
  if (job.do === 'loop') for (;;);
  const kept: unknown[] = []
  if (job.do === 'allocate') for (;;) kept.push(Array<number>(1000).fill(kept.length))
  const answer: OddAnswer = { pid: process.pid, environment: Object.keys(process.env) }
  process.send?.(answer)
})

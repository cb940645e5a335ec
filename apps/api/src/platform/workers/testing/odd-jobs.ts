import { serveTasks } from '../serve-tasks.ts'

export type OddJob = { do: 'answer' | 'loop' | 'allocate' | 'throw' }
export type OddAnswer = { pid: number; environment: string[] }

serveTasks((job: OddJob): OddAnswer => {
  if (job.do === 'throw') throw new Error('a bug')
  if (job.do === 'loop') for (;;);
  const kept: unknown[] = []
  if (job.do === 'allocate') for (;;) kept.push(Array<number>(1000).fill(kept.length))
  return { pid: process.pid, environment: Object.keys(process.env) }
})

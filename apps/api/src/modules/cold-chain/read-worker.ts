import { serveTasks } from '../../platform/workers/serve-tasks.ts'
import { readLog } from './read-log.ts'

serveTasks(({ text }: { text: string }) => readLog(text))

export { judgeLog } from './judge-log.ts'
export { readApart } from './read-apart.ts'
export { findWay, hadExcursion, insertLog } from './store.ts'

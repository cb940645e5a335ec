export { rebuildSearchIndex } from './index/rebuild-index.ts'
export { indexGroups } from './index/index-groups.ts'

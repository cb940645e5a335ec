export { indexGroups } from './index/index-groups.ts'
export { rebuildSearchIndex } from './index/rebuild-index.ts'
export { searchGroups, type SearchGroups, type SearchRequest } from './search-groups.ts'
export { registerSearchRoutes } from './routes.ts'

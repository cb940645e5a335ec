export { keyIdentity } from './identify-key.ts'
export { apiKeyNames, keysAsAuthors } from './names.ts'
export { registerApiKeyRoutes } from './routes.ts'

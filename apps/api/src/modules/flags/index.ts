export { flagsOf } from './flags-of.ts'
export { flagRegistry, type ConfigFlags, type FlagKey } from './registry.ts'
export { registerFlagsRoutes } from './routes.ts'
export { setFlag } from './set-flag.ts'

import { BaseRootRoute, BaseRoute } from '@tanstack/router-core'

/** Routes without hooks of their own: screens ask the router. See `lean-parts.ts`. */
export class Route extends BaseRoute {}
export class RootRoute extends BaseRootRoute {}

export const createRoute = (options: ConstructorParameters<typeof Route>[0]) => new Route(options)
export const createRootRoute = (options: ConstructorParameters<typeof RootRoute>[0]) =>
  new RootRoute(options)
export const createRootRouteWithContext = () => createRootRoute
export const createRouteMask = null
export const getRouteApi = null
export const NotFoundRoute = null
export const RouteApi = null
export const rootRouteWithContext = null

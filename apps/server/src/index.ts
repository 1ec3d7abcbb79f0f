export { createServer, type Server, type ServerOptions } from './createServer'
export type { ResolverOptions } from './resolver/resolverRoutes'
export { siteMeta } from './siteMeta'

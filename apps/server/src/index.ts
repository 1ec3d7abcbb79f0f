export { createServer, type NetworkId, type Server, type ServerOptions } from './createServer'
export { siteMeta } from './siteMeta'

export { createServer, type Server, type ServerOptions } from './createServer'

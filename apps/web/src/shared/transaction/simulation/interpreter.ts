export { serveSimulator } from '@tyto/simulator'

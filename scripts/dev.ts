/** `npm run dev`: the product with hot reload. The pages come from Vite, everything under /-/ from our server. */
import { resolve } from 'node:path'
import { createDevnet } from '@tyto/devnet'
import { createServer, withSiteMeta } from '@tyto/server'
import { createServer as createViteServer } from 'vite'
import software from '../package.json' with { type: 'json' }
import { buildWeb } from './buildWeb'
import { readCommandLine } from './command/commandLine'

readCommandLine({
  help: `The product with hot reload, at http://localhost:4000, on the chain of .tyto.

  npm run dev

  --help  this text
`,
  options: {},
})

const canonicalHost = 'localhost:4000'

const webRoot = await buildWeb()
const devnet = await createDevnet({
  storage: { folder: resolve('.tyto') },
  blockTime: 1000,
  execution: {},
  clock: Date.now,
  version: software.version,
  log: (line) => console.log(line),
})
const server = await createServer({
  webRoot: resolve(webRoot),
  port: 0,
  canonicalHost,
  network: 'local',
  devnet,
})
const vite = await createViteServer({
  root: 'apps/web',
  server: {
    port: 4000,
    proxy: Object.fromEntries(['/-', '/1.0'].map((path) => [path, { target: server.url }])),
  },
  plugins: [
    {
      name: 'tyto-site',
      transformIndexHtml: (html) => withSiteMeta(html, { canonicalHost, network: 'local', devnet }),
    },
  ],
})
await vite.listen()
console.log(`Tyto with hot reload is at http://localhost:${vite.config.server.port}`)

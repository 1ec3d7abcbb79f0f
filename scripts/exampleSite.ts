/** `npm run example:site`: a small site of its own that people sign in to with their names, beside a running `npm start`. */
import { readCommandLine } from './command/commandLine'
import { openExampleSite } from './example/openExampleSite'

const help = `A site that people sign in to with their names, by @tyto/sign-in. Tyto runs beside it (npm start).

  npm run example:site -- [--tyto URL] [--port N]

  --tyto URL  where Tyto is, with its local network (http://localhost:4000)
  --port N    where this site is (4100)
  --help      this text

The code is scripts/example; docs/sign-in.md tells it step by step.
`

const { values } = readCommandLine({
  help,
  options: {
    tyto: { type: 'string', default: 'http://localhost:4000' },
    port: { type: 'string', default: '4100' },
  },
})

try {
  const { url } = await openExampleSite({ tyto: new URL(values.tyto).origin, port: Number(values.port) })
  console.log(`The example site is at ${url}. Sign in there as alice.ssi.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  console.error('Is Tyto running? npm start opens it at http://localhost:4000.')
  process.exitCode = 1
}

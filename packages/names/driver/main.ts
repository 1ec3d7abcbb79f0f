/** The driver of the method `tyron` for the Universal Resolver, as a program. */
import type { AddressInfo } from 'node:net'
import { createDriver } from './createDriver'
import { driverSources } from './driverSources'

const help = `tyto-did-driver answers GET /1.0/identifiers/{did}, as the Universal Resolver asks its drivers.

Its environment:
  PORT                                    where it listens (8080)
  TYTO_MAINNET_NODES, TYTO_TESTNET_NODES  JSON-RPC addresses with commas between them, instead of the public ones
  TYTO_LOCAL                              where a local network is served, such as http://localhost:4000
`

if (process.argv.includes('--help')) process.stdout.write(help)
else {
  const server = createDriver(await driverSources(process.env))
  server.listen(Number(process.env['PORT'] ?? 8080), () => {
    const { port } = server.address() as AddressInfo
    process.stdout.write(`DIDs of the method tyron at http://localhost:${port}/1.0/identifiers/\n`)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
    })
}

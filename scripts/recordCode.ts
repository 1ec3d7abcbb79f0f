/** `npm run record-code`: the SHA-256 of each contract that the entry of a public network names. */
import { readFile, writeFile } from 'node:fs/promises'
import { createClient, publicNetworks } from '@tyto/chain'
import { readCommandLine } from './command/commandLine'
import { readRecorded, tableOf, withHashes } from './release/recordedCode'

const entryFile = 'packages/chain/src/networks/networks.ts'

const help = `Reads the code of each contract that the entry of a public network names, and says which SHA-256 the entry has and which
the node tells. Ask a node of your own: what it says is what every browser will hold wallets and exchanges to.

  npm run record-code -- [options]

  --network NAME  mainnet or testnet (mainnet)
  --node URL      the node that is asked, instead of the known ones
  --yes           write what the node tells into the entry; without it nothing is written
  --help          this text
`

const { values } = readCommandLine({
  help,
  options: {
    network: { type: 'string', default: 'mainnet' },
    node: { type: 'string' },
    yes: { type: 'boolean', default: false },
  },
})
const network =
  values.network === 'mainnet' || values.network === 'testnet' ? publicNetworks[values.network] : null
if (network === null) {
  console.error('--network is mainnet or testnet.')
  process.exit(1)
}
const client = createClient({
  endpoints: values.node === undefined ? network.endpoints : [values.node],
  chainId: network.chainId,
  fetch,
})
try {
  const rows = await readRecorded(client, network)
  console.log(tableOf(rows))
  const changed = rows.filter(({ told, recorded }) => told !== null && told !== recorded)
  if (!values.yes) console.log(`${changed.length} would change. Nothing was written; --yes writes.`)
  else if (changed.length > 0) {
    await writeFile(entryFile, withHashes(await readFile(entryFile, 'utf8'), changed))
    console.log(`${changed.length} written to ${entryFile}. Look at the difference before it is committed.`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

import { readFile } from 'node:fs/promises'
import { createClient, isKnownContract, publicNetworks, type Network } from '@tyto/chain'
import { createDevnet, listen, type Devnet } from '@tyto/devnet'
import { sha256, bytesToHex, utf8ToBytes, type Address } from '@tyto/primitives'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '../command/run'
import { readRecorded, tableOf, withHashes, type RecordedCode } from './recordedCode'

const nobody: Address = '0x00000000000000000000000000000000000000ee'
let devnet: Devnet
let node: Awaited<ReturnType<typeof listen>>
let local: Devnet['network']

beforeAll(async () => {
  devnet = await createDevnet({ storage: 'memory', blockTime: 'manual', clock: () => Date.now() })
  node = await listen(devnet, { port: 0 })
  local = devnet.network
})
afterAll(async () => {
  await node?.close()
  await devnet?.close()
})

test('[BX-27] the hashes of an entry are what a node tells of its contracts; the table says what would change', async () => {
  const client = createClient({ endpoints: [node.url], chainId: local.chainId, fetch })
  const entry = (codeHash: `0x${string}` | null): Pick<Network, 'walletCode' | 'contracts'> => ({
    walletCode: { did: { template: local.init, codeHash }, staking: { source: 'ours' } },
    contracts: {
      registry: { address: local.registry, codeHash: '0x12' },
      gone: { address: nobody, codeHash },
    },
  })
  const rows = await readRecorded(client, entry(null))
  // The oracle: the code as the node sends it, and the platform's own SHA-256.
  const answer = await fetch(node.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      id: 1,
      jsonrpc: '2.0',
      method: 'GetSmartContractCode',
      params: [local.init.slice(2)],
    }),
  })
  const { result } = (await answer.json()) as { readonly result: { readonly code: string } }
  const hash = bytesToHex(sha256(utf8ToBytes(result.code)))
  expect(rows[0]).toEqual({ name: 'did', address: local.init, recorded: null, told: hash })
  const lines = tableOf(rows).split('\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(/^did .* new {2}0x/)
  expect(lines[1]).toMatch(/^registry .* CHANGED {2}0x12 -> 0x/)
  expect(lines[2]).toMatch(/^gone .* no contract there/)
  const [again] = await readRecorded(client, entry(hash))
  expect(tableOf([again!])).toMatch(/as recorded {2}0x/)
  // The app compares with what was recorded.
  const contracts = { registry: { address: local.registry, codeHash: rows[1]!.told } }
  expect(await isKnownContract(client, { contracts }, { service: 'registry', address: local.registry })).toBe(
    true,
  )
})

test('every contract of the entries has its place in their source, and another text is left alone', async () => {
  const source = await readFile('packages/chain/src/networks/networks.ts', 'utf8')
  const told = `0x${'ab'.repeat(32)}` as const
  for (const { walletCode, contracts } of Object.values(publicNetworks)) {
    const places = [
      ...Object.entries(walletCode).map(([name, code]) => ({
        name,
        address: 'template' in code ? code.template : nobody,
      })),
      ...Object.entries(contracts).map(([name, { address }]) => ({ name, address })),
    ]
    const rows = places.map((place): RecordedCode => ({ ...place, recorded: null, told }))
    const written = withHashes(source, rows)
    expect(written.split(told)).toHaveLength(rows.length + 1)
    expect(written.replaceAll(`'${told}'`, 'null').length).toBe(source.length)
    // Written once more, nothing is written twice.
    expect(withHashes(written, rows)).toBe(written)
  }
  expect(() => withHashes(source, [{ name: 'x', address: nobody, recorded: null, told }])).toThrow(
    'stands 0 times',
  )
})

test('the command asks a node and writes nothing without --yes', async () => {
  const before = await readFile('packages/chain/src/networks/networks.ts', 'utf8')
  const { code, output } = await run(
    'tsx',
    ['scripts/recordCode.ts', '--network', 'mainnet', '--node', node.url],
    { quiet: true },
  )
  // The local network is another chain, and its node is not believed about this one.
  expect([code, output]).toEqual([1, expect.stringMatching(/chain|network/i)])
  expect(await readFile('packages/chain/src/networks/networks.ts', 'utf8')).toBe(before)
})

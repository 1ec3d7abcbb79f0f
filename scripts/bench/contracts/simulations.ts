import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { createClient, readProtocol, readSigningWallet, type TransactionRequest } from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import { createDevnet, listen, testAccount } from '@tyto/devnet'
import { addLink, documentMessage, domainId, type SignatureScope } from '@tyto/identity'
import { tyronDexService, vaultService } from '@tyto/exchange'
import { bytesToHex, signSchnorr, type Address } from '@tyto/primitives'
import { Simulator, type Simulation } from '@tyto/simulator'
import type { Benchmark } from '../benchmark'
import { buildWeb } from '../../buildWeb'

type Kind = 'update' | 'purchase' | 'swap'

interface Measured {
  readonly simulation: Simulation
  readonly ms: number
}

/** A local network behind HTTP, its seeded wallet alice.ssi, and simulators that know nothing yet. */
async function withNetwork<T>(measure: (simulator: Simulator, run: Run) => Promise<T>): Promise<T> {
  const devnet = await createDevnet({ storage: 'memory', blockTime: 'manual', clock: () => Date.now() })
  const node = await listen(devnet, { port: 0 })
  try {
    const { chainId, init } = devnet.network
    const client = createClient({ endpoints: [node.url], chainId, fetch })
    const field = (name: string) => ({ kind: 'field', address: init, field: name, keys: [] }) as const
    const hints = [{ kind: 'code', address: init } as const, field('init_did'), field('registry')]
    const sender = testAccount(0).address
    const wallet = devnet.network.names.find(({ name }) => name === 'alice.ssi')?.address as Address
    const nonce = (await readSigningWallet(client, { chainId }, wallet))?.documentNonce ?? 0n
    const { services } = await readProtocol(client, devnet.network)
    // As the action of a trade says.
    const met = ['zilswap', 'xsgd', vaultService, 's$i', tyronDexService, 'tyron'].map((id) =>
      services.get(id)!,
    )
    return await measure(new Simulator({ client, chainId, hints }), async (simulator, kind) => {
      const request = { ...requestOf(kind, { chainId, wallet, nonce }), meets: kind === 'swap' ? met : [] }
      const start = performance.now()
      const simulation = await simulator.simulate({ sender, transactions: [request] })
      const ms = performance.now() - start
      if (simulation.steps[0]?.kind !== 'success') throw new Error('The call should succeed.')
      return { simulation, ms }
    })
  } finally {
    await node.close()
    await devnet.close()
  }
}

type Run = (simulator: Simulator, kind: Kind) => Promise<Measured>

let made = 0

/**
 * An update of a document signed by its key; the purchase of a name: wallet, Init, InitDid and registry; or ZIL for TYRON through
 * two exchanges and the vault of S$I.
 */
function requestOf(kind: Kind, scope: SignatureScope): TransactionRequest {
  const { wallet } = scope
  const gas = { gasLimit: 20_000n, gasPriceLi: 2_000n }
  made += 1
  if (kind === 'purchase') {
    const params = { username: domainId(`bench${made}`), addr: null, id: 'zil', tyron: null }
    const call = didWallet(wallet).BuyNftUsername(params, { amount: 1_200n * 10n ** 12n })
    return { kind: 'call', call, ...gas }
  }
  if (kind === 'swap') {
    const call = didWallet(wallet).SwapTydraDEX({
      iDex: 'zilswap',
      addrName: '',
      iAddrName: 'xsgd',
      toAddrName: 'tyron',
      amount: BigInt(made) * 10n ** 12n,
      allowance: 0n,
      minTokenAmount: 1n,
      minIntAmount: 1n,
      deadline: 10n,
      beneficiary: null,
      tyron: null,
    })
    return { kind: 'call', call, ...gas }
  }
  const document = [addLink('bench', 'Bench#17202a#e0912a#', `example.com/${made}`)]
  const message = documentMessage('DidUpdate', document, scope)
  const signature = bytesToHex(signSchnorr(message, testAccount('alice.ssi / update').privateKey))
  return { kind: 'call', call: didWallet(wallet).DidUpdate({ document, signature, tyron: null }), ...gas }
}

function cold(kind: Kind) {
  return () => withNetwork((simulator, run) => run(simulator, kind))
}

/** The slowest of ten, after a first. */
function warm(kind: Kind) {
  return () =>
    withNetwork(async (simulator, run) => {
      await run(simulator, kind)
      const times: number[] = []
      for (let i = 0; i < 10; i++) times.push((await run(simulator, kind)).ms)
      return Math.max(...times)
    })
}

function coldMs(kind: Kind) {
  return async () => (await cold(kind)()).ms
}

function coldRounds(kind: Kind) {
  return async () => (await cold(kind)()).simulation.rounds
}

/** The interpreter's file, as the server sends it; what it loads on demand stands beside it. */
async function workerSize(): Promise<number> {
  const folder = path.join(await buildWeb(), 'assets')
  const name = (await readdir(folder)).find((file) => /^interpreter-.*\.js\.br$/.test(file))
  if (name === undefined) throw new Error('The build has no worker.')
  return (await readFile(path.join(folder, name))).length / 1000
}

export const simulations: readonly Benchmark[] = [
  { name: 'simulate-update-cold', goal: { atMost: 600, unit: 'ms' }, run: coldMs('update') },
  { name: 'simulate-update-warm', goal: { atMost: 150, unit: 'ms' }, run: warm('update') },
  { name: 'simulate-update-trips', goal: { atMost: 3, unit: 'round trips' }, run: coldRounds('update') },
  { name: 'simulate-purchase-cold', goal: { atMost: 600, unit: 'ms' }, run: coldMs('purchase') },
  { name: 'simulate-purchase-warm', goal: { atMost: 150, unit: 'ms' }, run: warm('purchase') },
  { name: 'simulate-purchase-trips', goal: { atMost: 3, unit: 'round trips' }, run: coldRounds('purchase') },
  { name: 'simulate-swap-cold', goal: { atMost: 600, unit: 'ms' }, run: coldMs('swap') },
  { name: 'simulate-swap-warm', goal: { atMost: 150, unit: 'ms' }, run: warm('swap') },
  { name: 'simulate-swap-trips', goal: { atMost: 30, unit: 'round trips' }, run: coldRounds('swap') },
  { name: 'simulator-worker', goal: { atMost: 60, unit: 'KB brotli' }, run: workerSize },
]

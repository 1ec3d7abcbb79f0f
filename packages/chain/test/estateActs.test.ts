/** Each act that changes control, done on a network: what went, stayed, closed and opened is what docs/names.md says. */
import { readFileSync } from 'node:fs'
import type { ContractCall } from '@tyto/abi'
import { defiWallet, didWallet, initDid, loadCode, sbtWallet, tyronDex, zrc2Token } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { tyronDexService } from '@tyto/exchange'
import { addKey, documentMessage, domainId, lockMessage, recoveryMessage } from '@tyto/identity'
import { bytesToHex, qaPerZil, signSchnorr, zeroAddress, type Address, type Hex } from '@tyto/primitives'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  getDeployedAddress,
  readEstate,
  readEstateHalf,
  readField,
  readOwnership,
  valueOr,
} from '../src/index'
import { undoneBehindEachTest } from '../../devnet/src/testing/undoneBehindEachTest'
import { startSendingNetwork, type SendingNetwork } from './sendingNetwork'

const things = ['ssi', 'did', 'didWallet', 'wallets', 'community'] as const
type Thing = (typeof things)[number]
const columns = ['goes', 'comes', 'stays', 'closes', 'opens'] as const
type Fate = (typeof columns)[number]

/** The table as people read it: by act, the fate of each thing. */
const table = new Map(
  readFileSync(new URL('../../../docs/names.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => {
      const [, act = '', , ...cells] = line.split('|').map((cell) => cell.trim())
      const fates = new Map<string, Fate>()
      columns.forEach((fate, at) => {
        for (const thing of (cells[at] ?? '').split(',').map((each) => each.trim())) {
          if (thing !== '') fates.set(thing, fate)
        }
      })
      return [act, fates] as const
    }),
)

let chain: SendingNetwork
undoneBehindEachTest(() => chain.devnet)
const [holder, friend, heir, stranger] = [6, 7, 8, 9]
let robin: Address
let finch: Address
let defi: Address
let sbt: Address
let made: Address | null = null
const coins: readonly string[] = []
const send = (index: number, call: ContractCall) => chain.call(testAccount(index), call)
const sign = (name: string, purpose: string, message: Uint8Array): Hex =>
  bytesToHex(signSchnorr(message, testAccount(`${name} / ${purpose}`).privateKey))

beforeAll(async () => {
  chain = await startSendingNetwork()
  ;[robin, finch, defi, sbt] = [
    chain.seeded('robin.ssi'),
    chain.seeded('finch.ssi'),
    chain.seeded('defi@robin.ssi'),
    chain.seeded('sbt@robin.ssi'),
  ]
  // Coins that were brought before are there in each act, so that their way can be seen.
  await send(holder, didWallet(robin).UpdateUsername({ username: 'robin', tyron: null }))
  await send(holder, didWallet(robin).AcceptPendingUsername({}))
  const tyron = zrc2Token(await service('tyron'))
  await chain.call(testAccount('deployer'), tyron.Transfer({ to: robin, amount: 50n * qaPerZil }))
  await send(holder, bringLiquidity())
})
afterAll(() => chain?.close())

interface Seen {
  readonly who: Address | null
  readonly isOpen: boolean
  /** How much of it there is, where that can grow. */
  readonly amount?: bigint
}

/** Whom each thing obeys and whether it can be used, by reads of their own and not by the estate's rules. */
async function look(domain: string, wallet: Address, kind: Address): Promise<Record<Thing, Seen>> {
  const client = chain.freshClient()
  const { ssi, did } = await readEstate(client, chain.network, {
    id: domainId(domain),
    coins,
    isControlOnly: true,
  })
  const own = await readEstateHalf(client, chain.network, wallet)
  const isPaused = valueOr(await readField(client, defiWallet(kind).fields.is_paused), false)
  // The contract asks the DID wallet of its domain for this very field.
  const leads = did.wallet === null ? null : didWallet(did.wallet).fields.is_locked
  const isLocked = leads !== null && valueOr(await readField(client, leads), false)
  const alive = (status: string | null): boolean => status !== 'Locked' && status !== 'Deactivated'
  return {
    ssi: { who: ssi.controller, isOpen: alive(ssi.status) },
    did: { who: did.controller, isOpen: alive(did.status) },
    didWallet: { who: own.controller, isOpen: own.status !== 'Locked' },
    wallets: {
      who: (await readOwnership(client, chain.network, kind)).owner,
      isOpen: !isPaused && !isLocked,
      amount:
        made === null || (await readOwnership(client, chain.network, made)).owner !== did.controller
          ? 1n
          : 2n,
    },
    community: await communityOf(domain, wallet, { who: own.controller, isOpen: own.status !== 'Locked' }),
  }
}

async function service(id: string): Promise<Address> {
  const { services } = initDid(chain.devnet.network.initDid).fields
  return valueOr(await readField(chain.client, services.at(id)), zeroAddress)
}

/**
 * Coins that a wallet brought for a domain are at the exchange, in its own entries, and are taken out by whoever commands
 * that wallet.
 */
async function communityOf(domain: string, wallet: Address, own: Seen): Promise<Seen> {
  const { shares, brought } = tyronDex(await service(tyronDexService)).fields
  const client = chain.freshClient()
  const [counted, part] = [
    valueOr(await readField(client, shares.at(domainId(domain))), 0n),
    valueOr(await readField(client, brought.at(wallet)), 0n),
  ]
  expect(counted).toBe(part)
  return { ...own, amount: part }
}

interface Act {
  readonly domain?: string
  readonly wallet?: () => Address
  /** The wallet of a kind that is looked at; the DeFi wallet where it is left out. */
  readonly kind?: () => Address
  /** Makes ready, is not looked at. */
  readonly before?: () => Promise<unknown>
  readonly call: () => ContractCall
  /** In place of the call, where there is none. */
  readonly make?: () => Promise<unknown>
  readonly by: number
  /** Anybody may send it. */
  readonly isFree?: boolean
}

const half = (addr: Address, dID: Address, domain = 'robin') => ({
  username: domainId(domain),
  id: 'zil',
  addr,
  dID,
  tyron: null,
})
const guardianNames = ['alice', 'bruno', 'carol']

const bringLiquidity = (): ContractCall =>
  defiWallet(robin).AddLiquidity({
    dApp: tyronDexService,
    addrName: 'tyron',
    isSSI: false,
    minContributionAmount: 1n,
    maxTokenAmount: 10n * qaPerZil,
    deadline: 50n,
    double_allowance: false,
    is_community: true,
    subdomain: null,
    tyron: null,
  })
const addGuardians = (): ContractCall =>
  didWallet(robin).AddGuardians({ guardians: guardianNames.map(domainId), tyron: null })
const lock = (): ContractCall => {
  const message = lockMessage({ chainId: chain.network.chainId, wallet: robin, nonce: 0n })
  return didWallet(robin).Lock({ signature: sign('robin.ssi', 'socialrecovery', message), tyron: null })
}

const acts: Readonly<Record<string, Act>> = {
  'liquidity for the community': {
    call: bringLiquidity,
    by: holder,
  },
  'hand over .ssi only': {
    call: () => didWallet(robin).TransferNftUsername(half(finch, robin)),
    by: holder,
  },
  'hand over both halves': {
    call: () => didWallet(robin).TransferNftUsername(half(finch, finch)),
    by: holder,
  },
  'hand over both halves, a wallet kept': {
    before: () => send(holder, defiWallet(defi).KeepFromName({ tyron: null })),
    call: () => didWallet(robin).TransferNftUsername(half(finch, finch)),
    by: holder,
  },
  'keep a wallet': {
    call: () => defiWallet(defi).KeepFromName({ tyron: null }),
    by: holder,
  },
  'let a kept wallet go with the name': {
    before: () => send(holder, defiWallet(defi).KeepFromName({ tyron: null })),
    call: () => defiWallet(defi).ReturnToName({ tyron: null }),
    by: holder,
  },
  'new controller, a wallet kept': {
    before: async () => {
      await send(holder, defiWallet(defi).KeepFromName({ tyron: null }))
      await send(holder, didWallet(robin).UpdateController({ addr: testAccount(heir).address, tyron: null }))
    },
    call: () => didWallet(robin).AcceptPendingController({}),
    by: heir,
  },
  username: {
    before: () => send(holder, didWallet(robin).UpdateUsername({ username: 'finch', tyron: null })),
    call: () => didWallet(robin).AcceptPendingUsername({}),
    by: friend,
  },
  'make a wallet': {
    call: () => defiWallet(defi).Pause({ tyron: null }),
    make: async () => {
      const { init } = chain.network
      const deploy = defiWallet.deploy({ init_nft: domainId('robin'), init, init_community: init })
      // A stranger makes it: it obeys the name all the same.
      const id = await chain.mine(testAccount(stranger), {
        kind: 'deploy',
        deploy,
        code: await loadCode('DefiWallet'),
      })
      made = await getDeployedAddress(chain.client, id)
    },
    by: stranger,
    isFree: true,
  },
  'new subdomain': {
    call: () =>
      didWallet(robin).Dns({
        addr: finch,
        didKey: `0x${'00'.repeat(33)}`,
        encrypted: 'null',
        domain: 'shop',
        nftID: '',
        tyron: null,
      }),
    by: holder,
  },
  'claim a wallet': {
    before: () => send(holder, defiWallet(defi).UpdateDomain({ domain: domainId('finch'), tyron: null })),
    call: () => defiWallet(defi).AcceptPendingDomain({}),
    by: friend,
  },
  'claim a soulbound wallet': {
    kind: () => sbt,
    before: () => send(holder, sbtWallet(sbt).UpdateUsername({ username: 'finch', tyron: null })),
    call: () => sbtWallet(sbt).AcceptPendingUsername({}),
    by: friend,
  },
  'pause a wallet': {
    call: () => defiWallet(defi).Pause({ tyron: null }),
    by: holder,
  },
  'new controller': {
    before: () =>
      send(holder, didWallet(robin).UpdateController({ addr: testAccount(heir).address, tyron: null })),
    call: () => didWallet(robin).AcceptPendingController({}),
    by: heir,
  },
  'add guardians': {
    call: addGuardians,
    by: holder,
  },
  lock: {
    before: () => send(holder, addGuardians()),
    call: lock,
    by: holder,
  },
  'recovery, which unlocks too': {
    before: async () => {
      await send(holder, addGuardians())
      await send(holder, lock())
    },
    call: () => {
      const addr = testAccount(heir).address
      const scope = { chainId: chain.network.chainId, wallet: robin, nonce: 0n }
      const signatures = guardianNames.map(
        (name) =>
          [domainId(name), sign(`${name}.ssi`, 'socialrecovery', recoveryMessage(addr, scope))] as const,
      )
      return didWallet(robin).DidSocialRecovery({ addr, signatures, tyron: null })
    },
    by: stranger,
    isFree: true,
  },
  deactivate: {
    domain: 'lark',
    wallet: () => chain.seeded('lark.ssi'),
    call: () => {
      const wallet = chain.seeded('lark.ssi')
      const document = [addKey('deactivate', `0x${'00'.repeat(33)}`, 'none')]
      const scope = { chainId: chain.network.chainId, wallet, nonce: 1n }
      const message = documentMessage('DidDeactivate', document, scope)
      const signature = sign('lark.ssi', 'update', message)
      return didWallet(wallet).DidDeactivate({ document, signature, tyron: null })
    },
    by: holder,
  },
}

describe('what each act does', () => {
  it('is said in the table for each of them, and for nothing else', () => {
    expect([...table.keys()].sort()).toEqual(Object.keys(acts).sort())
  })

  for (const [name, act] of Object.entries(acts)) {
    const { domain = 'robin', wallet, kind, before, call, make, by, isFree = false } = act
    it(`[BX-36] ${name}: goes, stays and closes as the table says`, async () => {
      made = null
      await before?.()
      const own = wallet?.() ?? robin
      const first = await look(domain, own, kind?.() ?? defi)
      if (!isFree) await expect(send(stranger, call())).rejects.toThrow('is failed')
      await (make === undefined ? send(by, call()) : make())
      const then = await look(domain, own, kind?.() ?? defi)
      const fates = things.map((thing): readonly [Thing, Fate] => {
        const [was, is] = [first[thing], then[thing]]
        if (was.who !== is.who) return [thing, 'goes']
        if ((is.amount ?? 0n) > (was.amount ?? 0n)) return [thing, 'comes']
        return [thing, was.isOpen === is.isOpen ? 'stays' : is.isOpen ? 'opens' : 'closes']
      })
      expect(Object.fromEntries(fates)).toEqual(Object.fromEntries(table.get(name)!))
    })
  }
})

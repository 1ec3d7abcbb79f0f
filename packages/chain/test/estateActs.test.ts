/** Each act that changes control, done on a network: what went, stayed, closed and opened is what docs/names.md says. */
import { readFileSync } from 'node:fs'
import type { ContractCall } from '@tyto/abi'
import { defiWallet, didWallet } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { addKey, documentMessage, domainId, lockMessage, recoveryMessage } from '@tyto/identity'
import { bytesToHex, signSchnorr, type Address, type Hex } from '@tyto/primitives'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEstate, readEstateHalf, readField, readOwnership, valueOr } from '../src/index'
import { startSendingNetwork, type SendingNetwork } from './sendingNetwork'

const things = ['ssi', 'did', 'didWallet', 'wallets', 'community'] as const
type Thing = (typeof things)[number]
const columns = ['goes', 'stays', 'closes', 'opens'] as const
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
const [holder, friend, heir, stranger] = [6, 7, 8, 9]
let robin: Address
let finch: Address
let defi: Address
const coins: readonly string[] = []
const send = (index: number, call: ContractCall) => chain.call(testAccount(index), call)
const sign = (name: string, purpose: string, message: Uint8Array): Hex =>
  bytesToHex(signSchnorr(message, testAccount(`${name} / ${purpose}`).privateKey))

beforeAll(async () => {
  chain = await startSendingNetwork()
  ;[robin, finch, defi] = [
    chain.seeded('robin.ssi'),
    chain.seeded('finch.ssi'),
    chain.seeded('defi@robin.ssi'),
  ]
}, 60_000)
afterAll(() => chain?.close())

interface Seen {
  readonly who: Address | null
  readonly isOpen: boolean
}

/** Whom each thing obeys and whether it can be used, by reads of their own and not by the estate's rules. */
async function look(domain: string, wallet: Address): Promise<Record<Thing, Seen>> {
  const client = chain.freshClient()
  const { ssi, did } = await readEstate(client, chain.network, {
    id: domainId(domain),
    coins,
    isControlOnly: true,
  })
  const own = await readEstateHalf(client, chain.network, wallet)
  const isPaused = valueOr(await readField(client, defiWallet(defi).fields.is_paused), false)
  // The contract asks the DID wallet of its domain for this very field.
  const leads = did.wallet === null ? null : didWallet(did.wallet).fields.is_locked
  const isLocked = leads !== null && valueOr(await readField(client, leads), false)
  const alive = (status: string | null): boolean => status !== 'Locked' && status !== 'Deactivated'
  return {
    ssi: { who: ssi.controller, isOpen: alive(ssi.status) },
    did: { who: did.controller, isOpen: alive(did.status) },
    didWallet: { who: own.controller, isOpen: own.status !== 'Locked' },
    wallets: {
      who: (await readOwnership(client, chain.network, defi)).owner,
      isOpen: !isPaused && !isLocked,
    },
    community: { who: did.controller, isOpen: true },
  }
}

interface Act {
  readonly domain?: string
  readonly wallet?: () => Address
  /** Makes ready, is not looked at. */
  readonly before?: () => Promise<unknown>
  readonly call: () => ContractCall
  readonly by: number
  /** Anybody may send it. */
  readonly isFree?: boolean
  readonly after?: () => Promise<unknown>
}

const half = (addr: Address, dID: Address, domain = 'robin') => ({
  username: domainId(domain),
  id: 'zil',
  addr,
  dID,
  tyron: null,
})
const guardianNames = ['alice', 'bruno', 'carol']

const acts: Readonly<Record<string, Act>> = {
  'hand over .ssi only': {
    call: () => didWallet(robin).TransferNftUsername(half(finch, robin)),
    by: holder,
    after: () => send(friend, didWallet(finch).TransferNftUsername(half(robin, robin))),
  },
  'hand over both halves': {
    call: () => didWallet(robin).TransferNftUsername(half(finch, finch)),
    by: holder,
    after: () => send(friend, didWallet(finch).TransferNftUsername(half(robin, robin))),
  },
  username: {
    before: () => send(holder, didWallet(robin).UpdateUsername({ username: 'finch', tyron: null })),
    call: () => didWallet(robin).AcceptPendingUsername({}),
    by: friend,
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
    after: async () => {
      await send(friend, defiWallet(defi).UpdateDomain({ domain: domainId('robin'), tyron: null }))
      await send(holder, defiWallet(defi).AcceptPendingDomain({}))
    },
  },
  'pause a wallet': {
    call: () => defiWallet(defi).Pause({ tyron: null }),
    by: holder,
    after: () => send(holder, defiWallet(defi).Unpause({ tyron: null })),
  },
  'new controller': {
    before: () =>
      send(holder, didWallet(robin).UpdateController({ addr: testAccount(heir).address, tyron: null })),
    call: () => didWallet(robin).AcceptPendingController({}),
    by: heir,
    after: async () => {
      await send(heir, didWallet(robin).UpdateController({ addr: testAccount(holder).address, tyron: null }))
      await send(holder, didWallet(robin).AcceptPendingController({}))
    },
  },
  'add guardians': {
    call: () => didWallet(robin).AddGuardians({ guardians: guardianNames.map(domainId), tyron: null }),
    by: holder,
  },
  lock: {
    call: () => {
      const message = lockMessage({ chainId: chain.network.chainId, wallet: robin, nonce: 0n })
      return didWallet(robin).Lock({ signature: sign('robin.ssi', 'socialrecovery', message), tyron: null })
    },
    by: holder,
  },
  recovery: {
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

  for (const [name, { domain = 'robin', wallet, before, call, by, isFree = false, after }] of Object.entries(
    acts,
  )) {
    it(`[BX-36] ${name}: goes, stays and closes as the table says`, async () => {
      await before?.()
      const own = wallet?.() ?? robin
      const first = await look(domain, own)
      if (!isFree) await expect(send(stranger, call())).rejects.toThrow('is failed')
      await send(by, call())
      const then = await look(domain, own)
      const fates = things.map((thing): readonly [Thing, Fate] => {
        const [was, is] = [first[thing], then[thing]]
        if (was.who !== is.who) return [thing, 'goes']
        return [thing, was.isOpen === is.isOpen ? 'stays' : is.isOpen ? 'opens' : 'closes']
      })
      await after?.()
      expect(Object.fromEntries(fates)).toEqual(Object.fromEntries(table.get(name)!))
    })
  }
})

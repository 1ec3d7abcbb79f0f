import type { Address, Hex } from '@tyto/primitives'
import { ruleSets, type NodeRuleSet, type RuleSetName } from '../rules/ruleSets'

/** The networks that there are, in the order in which people are shown them. */
export const networkIds = ['mainnet', 'testnet', 'local'] as const
export type NetworkId = (typeof networkIds)[number]

/** One network: how to reach it and where the protocol stands on it. */
export interface Network {
  readonly id: NetworkId
  readonly chainId: number
  /** JSON-RPC URLs in the order of preference. */
  readonly endpoints: readonly string[]
  /** The name registry of .ssi and .did. */
  readonly registry: Address
  /** The registry of .zlp. */
  readonly zlpRegistry: Address
  /** The address that a new wallet is deployed with as `init`. */
  readonly init: Address
  /**
   * The contract registered as `init`, where somebody said it: it saves a trip. The registry is asked beside it, and what
   * the registry says is true.
   */
  readonly initDid?: Address
  /** The address that a new DeFi wallet is deployed with as `init_community`; null where there is none. */
  readonly initCommunity: Address | null
  /** Names of this owner are not for sale; null where nobody keeps any. */
  readonly reserve: Address | null
  /** The part of a DID that names the network: `did:tyron:zil:main:...`. */
  readonly didNetwork: 'main' | 'test' | 'isol'
  /** Where the code of a new wallet comes from; a kind that is not named cannot be deployed here. */
  readonly walletCode: Readonly<Partial<Record<DeployableWallet, WalletCode>>>
  /** Contracts that money goes to, by the service under which the protocol names them: what a node says is held to this. */
  readonly contracts: Readonly<Record<string, KnownContract>>
  /** Digits after the point of the protocol's own coins, by their id: facts, whatever a node says of them. */
  readonly digits: Readonly<Record<string, number>>
  readonly rules: NetworkRules
  readonly explorer: Explorer
  /** Gateways of permanent storage in the order of preference, without a slash at their end: `{gateway}/{id}`. */
  readonly gateways: readonly string[]
  /** Gateways of IPFS, likewise: `{gateway}/ipfs/{cid}`. */
  readonly ipfsGateways: readonly string[]
}

/** The rules of a network as its nodes have it. Facts of its entry: nobody else holds one of them. */
export interface NetworkRules extends NodeRuleSet {
  /** Null where calls of contracts run; else since when they are taken, paid for and never executed. */
  readonly forReading: ForReading | null
  /** The nonce of accounts that the network took out of their owners' hands; null where it never did. */
  readonly sweptNonce: bigint | null
  /** The network's own page about stakes, where they are led elsewhere: the old programme is closed there. */
  readonly stakingPage: string | null
  /** The network's own page for owners of accounts that it swept; null where this release knows of none that is official. */
  readonly recoveryPage: string | null
  /** Do its nodes tell what was, by the methods of our own local network (`tyto_`)? */
  readonly tellsHistory: boolean
}

/** The rules of a network as they are entered: those of its nodes by their name. */
export interface RulesEntry extends Pick<NetworkRules, 'forReading'> {
  readonly set: RuleSetName
  readonly sweptNonce?: bigint | null
  readonly stakingPage?: string | null
  readonly recoveryPage?: string | null
  readonly tellsHistory?: boolean
}

export function networkRules({
  set,
  forReading,
  sweptNonce = null,
  stakingPage = null,
  recoveryPage = null,
  tellsHistory = false,
}: RulesEntry): NetworkRules {
  return { ...ruleSets[set], forReading, sweptNonce, stakingPage, recoveryPage, tellsHistory }
}

/**
 * Did the network take this account out of its owner's hands? A node that rounds the largest number, as
 * JavaScript does, rounds it up: no account ever signed so often.
 */
export function isSwept({ sweptNonce }: Pick<NetworkRules, 'sweptNonce'>, nonce: bigint): boolean {
  return sweptNonce !== null && nonce >= sweptNonce
}

/** When a network stopped to execute; null where nobody recorded that. */
export interface ForReading {
  /** A day, as `2026-07-20`. */
  readonly since: string | null
  /** The last block that executed a call, plus one. */
  readonly block: bigint | null
}

export type DeployableWallet = 'did' | 'defi' | 'staking' | 'soulbound'

/**
 * A contract on the chain whose code is copied, or our own source. `codeHash`: SHA-256 of what the template says, or null while
 * nobody has recorded it. Then nothing is made of it: a node would choose the code.
 */
export type WalletCode =
  | { readonly template: Address; readonly codeHash: Hex | null }
  | { readonly source: 'ours' }

/** A contract that money goes to, as this release knows it. */
export interface KnownContract {
  readonly address: Address
  /** SHA-256 of its code; null while nobody has recorded it. */
  readonly codeHash: Hex | null
}

/** A block explorer: pages `{url}/tx/0x...` and `{url}/address/zil1...`, with a query on every link. */
export interface Explorer {
  readonly url: string
  readonly query: string
}

const publicGateways = {
  gateways: ['https://arweave.net', 'https://permagate.io', 'https://ardrive.net'],
  ipfsGateways: ['https://ipfs.io', 'https://dweb.link'],
} as const

/** Of the protocol's own coins: their contracts say the same on every network. */
const ownDigits = { tyron: 12, s$i: 18, xsgd: 6 } as const

/** Stakes are held by contracts of Ethereum's machine now, and led from there. */
const stakingPage = 'https://stake.zilliqa.com'

/** Recovery is by a proof of the owner. No public source that we read names its page: a guess would lead people to thieves. */
const recoveryPage = null

/** After the incident of weak signatures: the largest number there is, so that none comes after it. */
const sweptNonce = 2n ** 64n - 1n

const viewblock = 'https://viewblock.io/zilliqa'

/** The public networks. Addresses were read on chain in November 2026. */
export const publicNetworks: Readonly<Record<'mainnet' | 'testnet', Network>> = {
  mainnet: {
    id: 'mainnet',
    chainId: 1,
    endpoints: ['https://api.zilliqa.com', 'https://api.zq2-mainnet.zilliqa.com'],
    registry: '0xdfe5e46db3c01fd9a4a012c999d581f69fcacc61',
    zlpRegistry: '0x5cd47819ed3293a4dea434ffb8b75ad931907f62',
    init: '0x2d7e1a96ac0592cd1ac2c58aa1662de6fe71c5b9',
    initCommunity: '0x691dec1ac04f55abbbf5ebd3aaf3217400d5c689',
    reserve: '0x92ccd2d3b771e3526ebf27722194f76a26bc88a4',
    didNetwork: 'main',
    walletCode: {
      did: { template: '0x7df3d735d1eeba714d47a94ee06fc35e5ba605e5', codeHash: null },
      defi: { template: '0xb663b8346d2e74e1ae81fe91a960cdbd7b6bacd4', codeHash: null },
      staking: { template: '0x6ae25f8df1f7f3fae9b8f9630e323b456c945e88', codeHash: null },
    },
    contracts: {
      dragondex: { address: '0x30dfe64740ed459ea115b517bd737bbadf21b838', codeHash: null },
      zilswap: { address: '0x459cb2d3baf7e61cfbd5fe362f289ae92b2babb0', codeHash: null },
      aswap: { address: '0xe1922b5665ca54b8a6b8a9625ff1bf606352f1c0', codeHash: null },
      tyron_s$i: { address: '0x0ef2fbdd5a47b2a750829da7795b1997274cbd26', codeHash: null },
    },
    digits: ownDigits,
    rules: networkRules({
      set: 'zilliqa-2',
      forReading: { since: '2026-07-20', block: 31_759_109n },
      sweptNonce,
      stakingPage,
      recoveryPage,
    }),
    explorer: { url: viewblock, query: '' },
    ...publicGateways,
  },
  testnet: {
    id: 'testnet',
    chainId: 333,
    endpoints: ['https://api.testnet.zilliqa.com', 'https://api.zq2-testnet.zilliqa.com'],
    registry: '0xb36fbf7ec4f2ede66343f7e64914846024560595',
    zlpRegistry: '0xbf6792015d6b2f8ba9dfbd59b4fe690b61663e28',
    init: '0xec194d20eab90cfab70ead073d742830d3d2a91b',
    initCommunity: '0x70cc1b277452c166964b5d50abd86451bea12056',
    reserve: null,
    didNetwork: 'test',
    walletCode: {
      did: { template: '0xc559823eb4d63af3176dd858e2386c2bf650a94d', codeHash: null },
      defi: { template: '0x7bc703535aab4cf93eedbcd665c1436cf2b888a4', codeHash: null },
      staking: { template: '0x5f6e7170a2f8abb8de5d2bdc12c107738d91043e', codeHash: null },
    },
    contracts: {
      dragondex: { address: '0xb0c677b5ba660925a8f1d5d9687d0c2c379e16ee', codeHash: null },
      tyron_s$i: { address: '0x3cdf2c601d27a742dab0ce6ee2ff129e78c2d3c2', codeHash: null },
    },
    digits: ownDigits,
    rules: networkRules({
      set: 'zilliqa-2',
      forReading: { since: null, block: null },
      sweptNonce,
      stakingPage,
      recoveryPage,
    }),
    explorer: { url: viewblock, query: '?network=testnet' },
    ...publicGateways,
  },
}

/** The local network without what only itself can say: its addresses. */
export const localNetworkBase: Omit<Network, 'registry' | 'zlpRegistry' | 'init'> = {
  id: 'local',
  chainId: 222,
  endpoints: ['/-/rpc'],
  initCommunity: null,
  reserve: null,
  didNetwork: 'isol',
  walletCode: {
    did: { source: 'ours' },
    defi: { source: 'ours' },
    staking: { source: 'ours' },
    soulbound: { source: 'ours' },
  },
  // Its node and its page are one server: whoever could lie about these would lie about both.
  contracts: {},
  digits: ownDigits,
  rules: networkRules({ set: 'zilliqa-1', forReading: null, tellsHistory: true }),
  explorer: { url: '/-/explorer', query: '' },
  gateways: ['/-/permaweb'],
  ipfsGateways: [],
}

import {
  airWallet,
  defiWallet,
  didWallet5,
  didWallet58,
  didWallet59,
  didWallet6,
  didWallet7,
  otherWallet,
  sbtWallet,
  versionedToken,
  xPoints,
  zilWallet,
} from '@tyto/contracts'
import { walletRules } from '@tyto/identity'
import { qaPerZil, zeroAddress, type Address } from '@tyto/primitives'
import { documentKeys } from './documents'
import { idOf, noKey, type WorldBuilder } from './worldBuilder'

const holder = 5
/** The older wallets have the same keys, since deriving keys takes the most time in making the world. */
const olderKeys = 'elder.ssi'
const supply = 1_000_000n * 10n ** 18n
const airdropAmount = 100n * qaPerZil

/** elder.ssi, a wallet of version 6 with a subdomain that was saved without an address. */
export function addElder(world: WorldBuilder): void {
  const elder = olderWallet(world, 'elder.ssi', 'DIDxWALLET_6.4.0')
  const entry = { addr: zeroAddress, didKey: noKey, encrypted: 'null', domain: 'vault' }
  world.callAs(holder, didWallet6(elder).Dns({ ...entry, nftID: 'nawelito', tyron: null }))
}

/** One name for each older version that the app treats in a way of its own. */
export function addOlderWallets(world: WorldBuilder): void {
  for (const [name, version] of [
    ['xwallet31.ssi', 'xwallet_3.1.0'],
    ['xwallet46.ssi', 'xwallet_4.6.0'],
    ['did30.ssi', 'DIDxWALLET_3.0.0'],
    ['did53.ssi', 'DIDxWALLET_5.3.0'],
    ['did57.ssi', 'DIDxWALLET_5.7.0'],
    ['did58.ssi', 'DIDxWALLET_5.8.0'],
    ['did510.ssi', 'DIDxWALLET_5.10.0'],
  ] as const) {
    olderWallet(world, name, version)
  }
}

/** did70.ssi, a wallet of the version before ours: what it buys has no most. */
export function addSeventh(world: WorldBuilder): void {
  olderWallet(world, 'did70.ssi', 'DIDxWALLET_7.0.0')
}

/** One name for each other kind of wallet and each page of its own; three as subdomains too. */
export function addOtherKinds(world: WorldBuilder): void {
  const controller = world.accountAddress(holder)
  const { init } = world.addresses
  const fern = world.identity('fern.ssi', holder, documentKeys('fern.ssi', holder))
  const domain = { init_nft: idOf('fern.ssi'), init, init_community: init }
  const kinds = [
    ['defi', world.contract('DefiWallet', defiWallet.deploy(domain))],
    ['zil', world.contract('ZilWallet', zilWallet.deploy(domain))],
    ['sbt', world.contract('SbtWallet', sbtWallet.deploy({ init_username: 'fern', domain: 'sbt', init }))],
  ] as const
  for (const [subdomain, address] of kinds) {
    world.nameSubdomain(fern, subdomain, holder, address)
    world.issue(`${subdomain}wallet.ssi`, address, holder)
  }

  const airdrop = world.contract(
    'AirWallet',
    airWallet.deploy({ init_controller: controller, airdrop_amount: airdropAmount }),
  )
  world.issue('airdrop.ssi', airdrop, holder)
  const addresses = Array.from({ length: 10 }, (_, index) => world.accountAddress(index))
  world.callAs(holder, airWallet(airdrop).SetAirdropList({ addresses }))
  world.callAs(holder, airWallet(airdrop).AddFunds({}, { amount: airdropAmount * 10n }))

  const xpoints = world.contract('XPoints', xPoints.deploy({ init_did: world.addresses.initDid }))
  world.issue('xpoints.ssi', xpoints, holder)

  const token = { contract_owner: controller, decimals: 18n, init_supply: supply }
  for (const [name, symbol, init_version] of [
    ['token.ssi', 'OWL', 'FungibleToken_1.0.0'],
    ['ssidollar.ssi', 'SSI$', 'SSIDollar_1.0.0'],
  ] as const) {
    const deploy = versionedToken.deploy({ ...token, name: symbol, symbol, init_version })
    world.issue(name, world.contract('VersionedToken', deploy), holder)
  }

  for (const [name, init_version] of [
    ['zilstake.ssi', 'ZILSTAKE_0.9.0'],
    ['dotstake.ssi', '.stake-0.8.0'],
    ['credential.ssi', 'VCxWALLET_1.0.0'],
    ['stranger.ssi', 'Stranger_1.0.0'],
  ] as const) {
    const deploy = otherWallet.deploy({ init_version, init_controller: controller })
    world.issue(name, world.contract('OtherWallet', deploy), holder)
  }
}

/** tyrondex.ssi, the page of the exchange itself: a DeFi wallet that nobody owns. */
export function addExchangePage(world: WorldBuilder): void {
  const { init } = world.addresses
  const deploy = defiWallet.deploy({ init_nft: idOf('tyrondex.ssi'), init, init_community: init })
  world.issue('tyrondex.ssi', world.contract('DefiWallet', deploy), null)
}

/** An older DID wallet under a name, its DID created with the keys of its version. */
function olderWallet(world: WorldBuilder, name: string, version: string): Address {
  const rules = walletRules(version)
  const { init } = world.addresses
  const values = {
    init_version: version,
    init_controller: world.accountAddress(holder),
    init,
    did_methods: new Map(),
    did_dkms: new Map(),
  }
  const { init_version: _, ...ofSeven } = values
  const address = rules.bindsSignatures
    ? world.contract('DidWallet7', didWallet7.deploy(ofSeven))
    : rules.hasCollections
      ? world.contract('DidWallet6', didWallet6.deploy(values))
      : rules.removesGuardians
        ? world.contract('DidWallet59', didWallet59.deploy(values))
        : rules.takesGuardianHashes
          ? world.contract('DidWallet58', didWallet58.deploy(values))
          : world.contract('DidWallet5', didWallet5.deploy({ ...values, document_key: rules.documentKey }))
  world.issue(name, address, holder)
  const document = documentKeys(olderKeys, holder, rules.createdKeys)
  const created = { document, signature: null }
  const call = rules.hasCollections
    ? didWallet6(address).DidCreate({ ...created, tyron: null })
    : didWallet59(address).DidCreate(created)
  world.callAs(holder, call)
  return address
}

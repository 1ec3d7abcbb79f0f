import type { FieldWrite } from '@tyto/execution'
import { zeroAddress, type Address } from '@tyto/primitives'
import {
  defiWallet,
  didWallet,
  domainToken,
  hodlerAccounts,
  initDid,
  nameRegistry,
  sbtWallet,
  zrc2Token,
  zrc6Token,
} from '../../src'
import { places, type Place, type Stage } from '../promises/stage'
import { domainId } from '../world'

const isDid = (at: Place): boolean => at === 'did' || at === 'brunos' || at === 'older'

/** Who speaks for an address: for a wallet whoever controls it, for everything else itself. */
export function speakersOf(stage: Stage, address: Address): readonly Address[] {
  const at = places.find((place) => stage.wallets[place] === address)
  if (at === undefined) return [address]
  if (isDid(at)) return [stage.world.read(didWallet(address).fields.controller)!]
  const keeper = stage.world.read(defiWallet(address).fields.own_did)
  if (keeper !== null) return [stage.world.read(didWallet(keeper).fields.controller)!]
  return controllersOfDomain(stage, domainOf(stage, at, 'own'))
}

/** Who may make a change of a wallet that was asked for before: its next controller, or the next name's. */
function comingSpeakers(stage: Stage, at: Place): readonly Address[] {
  if (isDid(at)) return [stage.world.read(didWallet(stage.wallets[at]).fields.pending_controller)!]
  return controllersOfDomain(stage, domainOf(stage, at, 'pending'))
}

/** The hash of the domain that a wallet of a kind belongs to, or is offered to. */
function domainOf({ world, wallets }: Stage, at: Place, which: 'own' | 'pending'): string {
  if (at === 'soulbound') {
    const { nft_username, pending_username } = sbtWallet(wallets[at]).fields
    return domainId(world.read(which === 'own' ? nft_username : pending_username)!)
  }
  const { nft_domain, pending_domain } = defiWallet(wallets[at]).fields
  return world.read(which === 'own' ? nft_domain : pending_domain)!
}

function controllersOfDomain({ world, registry }: Stage, domain: string): readonly Address[] {
  const did = world.read(nameRegistry(registry).fields.did_dns.at(domain))
  const controller = did === null ? null : world.read(didWallet(did).fields.controller)
  return controller === null ? [] : [controller]
}

/**
 * Who may have this written, as things stood before; `anyone` where it takes nothing from anybody.
 *
 *   what is written                        by whom
 *   anything of a wallet                   its controller; what was asked for, its next one. A wallet that is kept: the
 *                                          controller of the DID wallet that it is bound to
 *   a balance of a token, made less        its holder, a spender that was allowed some of it
 *   an allowance                           its owner, its spender
 *   whose an NFT is, its spender, text     its holder, an operator of the holder, its spender
 *   an operator                            the holder that it is for
 *   where a name of a collection leads     as whose it is; a free one whoever mints it
 *   what is locked for somebody            that somebody, and what is counted of it follows
 *   where a name that is taken leads       whoever controls the wallet that it leads to
 *   anything else of ours                  nobody
 */
export function mayWrite(stage: Stage, write: FieldWrite): readonly Address[] | 'anyone' {
  const { world, wallets, pictures, names, registry, tyron, hodler } = stage
  const { address } = write
  const at = places.find((place) => wallets[place] === address)
  if (at !== undefined) return [...speakersOf(stage, address), ...comingSpeakers(stage, at)]
  if (address === tyron) return mayWriteToken(stage, write)
  if (address === pictures) return mayWriteNft(stage, write)
  if (address === names) return write.field === 'nft_dns' ? mayLead(stage, write) : mayWriteNft(stage, write)
  if (address === hodler) return mayWriteLocked(stage, write)
  if (address === registry) {
    const owner = world.read(nameRegistry(registry).fields.dns.at(write.keys[0]!))
    return owner === null ? 'anyone' : speakersOf(stage, owner)
  }
  if (address === stage.initDid) return mayWriteRecord(stage, write)
  return address === stage.init ? [] : 'anyone'
}

function mayWriteToken(stage: Stage, { field, keys, value }: FieldWrite): readonly Address[] | 'anyone' {
  const { world, tyron, hodler } = stage
  const { balances, allowances } = zrc2Token(tyron).fields
  const [owner, spender] = keys as readonly Address[]
  if (field === 'allowances' && spender !== undefined)
    return [owner!, spender].flatMap((each) => speakersOf(stage, each))
  // A burned token is its holder's, and its balance says so.
  if (field === 'total_supply') return 'anyone'
  if (field !== 'balances' || owner === undefined) return []
  const after = value?.kind === 'integer' ? value.value : 0n
  if (after >= (world.read(balances.at(owner)) ?? 0n)) return 'anyone'
  // Locked tokens come out for the holders of accounts alone.
  if (owner === hodler) return lockedFor(stage).flatMap((each) => speakersOf(stage, each))
  const spenders = [...(world.read(allowances.at(owner)) ?? new Map<Address, bigint>())]
  const allowed = spenders.flatMap(([each, amount]) => (amount > 0n ? [each as Address] : []))
  return [owner, ...allowed].flatMap((each) => speakersOf(stage, each))
}

/** Maps of an NFT by its number; what is only counted follows from them. */
const byNumber: readonly string[] = ['token_owners', 'spenders', 'token_uris', 'domain_names']
const counted: readonly string[] = ['balances', 'owned', 'total_supply', 'token_id_count', 'premium_sum']

function mayWriteNft(
  stage: Stage,
  { address, field, keys }: Pick<FieldWrite, 'address' | 'field' | 'keys'>,
): readonly Address[] | 'anyone' {
  const { world } = stage
  const { token_owners, operators, spenders } = zrc6Token(address).fields
  if (counted.includes(field)) return 'anyone'
  if (field === 'operators') return speakersOf(stage, keys[0] as Address)
  if (!byNumber.includes(field)) return []
  const number = BigInt(keys[0]!)
  const owner = world.read(token_owners.at(number))
  if (owner === null) return 'anyone'
  const helpers = [...(world.read(operators.at(owner)) ?? new Map<Address, unknown>()).keys()]
  const spender = world.read(spenders.at(number)) ?? zeroAddress
  return [owner, spender, ...(helpers as readonly Address[])].flatMap((each) => speakersOf(stage, each))
}

/** Where a name leads is said by whoever may pass it on. */
function mayLead(stage: Stage, { address, keys }: FieldWrite): readonly Address[] | 'anyone' {
  const names = stage.world.read(domainToken(address).fields.domain_names)!
  const [number] = [...names].find(([, name]) => domainId(name) === keys[0]) ?? []
  return number === undefined
    ? 'anyone'
    : mayWriteNft(stage, { address, field: 'token_owners', keys: [String(number)] })
}

function lockedFor({ world, hodler }: Stage): readonly Address[] {
  return [...world.read(hodlerAccounts(hodler).fields.accounts)!.keys()] as readonly Address[]
}

/** `isLockedThere` holds the sum. */
function mayWriteLocked(stage: Stage, { field, keys }: FieldWrite): readonly Address[] | 'anyone' {
  if (field === 'total_locked') return 'anyone'
  return field === 'accounts' ? speakersOf(stage, keys[0] as Address) : []
}

/** Locked tokens are counted once, and they are there. */
export function isLockedThere({ world, hodler, tyron }: Stage): boolean {
  const { accounts, total_locked } = hodlerAccounts(hodler).fields
  let sum = 0n
  for (const {
    arguments: [, , locked],
  } of world.read(accounts)!.values())
    sum += locked
  const held = world.read(zrc2Token(tyron).fields.balances.at(hodler)) ?? 0n
  return sum === world.read(total_locked) && held >= sum
}

/** Of the protocol's record strangers change what they mint, and what they were promised for nothing. */
function mayWriteRecord(
  { world, initDid: record }: Stage,
  { field, keys }: FieldWrite,
): readonly Address[] | 'anyone' {
  if (field === 'free_list' || field === 'tydra_free_list' || field === 'token_id_count') return 'anyone'
  if (field !== 'token_uris' || keys.length < 2) return []
  const uri = world
    .read(initDid(record).fields.token_uris)
    ?.get(keys[0]!)
    ?.get(keys[1] as `0x${string}`)
  return uri === undefined ? 'anyone' : []
}

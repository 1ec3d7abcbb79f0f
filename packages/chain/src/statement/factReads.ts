import { didDocument, toW3cDocument, type DidRecord } from '@tyto/identity'
import { zeroAddress, type Address } from '@tyto/primitives'
import { RpcError } from '../client/RpcError'
import { isSwept } from '../networks/networks'
import { readAllowances } from '../protocol/coins/readAllowances'
import { readCoinBalances } from '../protocol/coins/readCoinBalances'
import { readDidRecord } from '../protocol/readDidRecord'
import { findCollection } from '../protocol/nfts/findCollection'
import { readNftFacts } from '../protocol/nfts/readNftFacts'
import { readOwnedNfts } from '../protocol/nfts/readOwnedNfts'
import { readOwnership } from '../protocol/readOwnership'
import { readRegistry } from '../protocol/readRegistry'
import { leadsSomewhere } from '../protocol/registryEntry'
import { readSubdomain } from '../protocol/readSubdomain'
import { readTokenDecimals } from '../protocol/coins/readTokenDecimals'
import { getAccount } from '../reads/getAccount'
import { byAccount, entry, unread, wellFormed, type Asked, type Asking } from './asking'
import { readShares, readSoulboundTokens, readStakes } from './heldFacts'
import { accountText, type FactKind, type FactValues, type Question, type Told } from './statement'

/** Answers questions of one kind, each for itself, in their order. What cannot be read is unknown; never rejects with `RpcError`. */
export type FactReader<K extends FactKind> = (
  asking: Asking,
  questions: readonly Question[],
) => Promise<readonly Told<K>[]>

/** A wallet may hold any number of tokens: so many of a collection are listed, the lowest ids first. */
export const mostListedTokens = 200
const longestReason = 300

/** The one reader of each kind, over the product's own reads. */
export const factReads: { readonly [K in FactKind]: FactReader<K> } = {
  owner: each(async (asking) => entry((await registryOf(asking)).owner)),
  identity: each(async (asking) => entry((await registryOf(asking)).did)),
  wallet: each(async (asking) => entry(await readTarget(asking))),
  document: each(async (asking, { address }) => documentOf(await recordOf(asking, address))),
  controller: each(async (asking, { address }) => entry(await controllerOf(asking, address))),
  guardians: each(async (asking, { address }) => {
    const record = await recordOf(asking, address)
    mustRead(record, ['social_guardians'])
    return [...(record?.guardians ?? [])].sort()
  }),
  swept: each(async ({ client, network, options }, { address }) => {
    const { nonce } = await getAccount(client, address, options)
    const swept = isSwept(network.rules, nonce)
    return { swept, nonce: swept ? nonce.toString() : null }
  }),
  balance: readBalances,
  allowances: each(async ({ client, network, options }, { address, about }) => {
    const token = await findCollection(client, network, about, options)
    if (token === null) return null
    const [decimals, [read]] = await Promise.all([
      readTokenDecimals(client, token, options),
      readAllowances(client, [address], [token], options),
    ])
    if (read === undefined || read.allowances === null) {
      throw unread('The allowances of the token could not be read.')
    }
    return {
      decimals: typeof decimals === 'number' ? decimals : null,
      spenders: read.allowances
        .map(({ spender, amount }) => ({ spender: accountText(spender), units: amount.toString() }))
        .sort((one, other) => byAccount(one.spender, other.spender)),
    }
  }),
  nfts: each(async (asking, { address, about }) => readTokens(asking, address, about)),
  stakes: each(readStakes),
  shares: each(readShares),
  soulbound: each(readSoulboundTokens),
}

/** A reader that answers each question by itself: one that fails is unknown, and the others stand. */
function each<K extends FactKind>(
  read: (asking: Asking, about: Asked) => Promise<FactValues[K]>,
): FactReader<K> {
  return (asking, questions) =>
    Promise.all(
      questions.map(async ({ of, about }): Promise<Told<K>> => {
        try {
          return { value: await read(asking, { address: of?.base16 ?? zeroAddress, about: about ?? '' }) }
        } catch (error) {
          return unknownBy(error)
        }
      }),
    )
}

/** Why something is not known, of an error of a read. What else goes wrong stays an exception. */
export function unknownBy(error: unknown): Extract<Told, { readonly unknown: unknown }> {
  if (!(error instanceof RpcError)) throw error
  const reason = [error.shortMessage, error.details].filter(Boolean).join(' ').slice(0, longestReason)
  return { unknown: { code: error.code, reason: wellFormed(reason) } }
}

function registryOf({ client, network, name, options }: Asking) {
  return readRegistry(client, network, name, options)
}

/** Where the name itself leads. */
async function readTarget(asking: Asking): Promise<Address | null> {
  const { client, name, options } = asking
  const { owner, did } = await registryOf(asking)
  if (name.subdomain === '') return name.topLevel === 'did' ? did : owner
  const holder = leadsSomewhere(did) ? did : owner
  return leadsSomewhere(holder) ? readSubdomain(client, holder, name.subdomain, options) : null
}

function recordOf({ client, options }: Asking, wallet: Address): Promise<DidRecord | null> {
  return readDidRecord(client, wallet, options)
}

/** A field that is there and of another type is not known: its stand-in is no value. */
function mustRead(record: DidRecord | null, fields: readonly string[]): void {
  const missing = fields.find((field) => record?.unreadable.includes(field))
  if (missing !== undefined) throw unread(`The field ${missing} is of another type than is known.`)
}

function documentOf(record: DidRecord | null): FactValues['document'] {
  if (record === null) return null
  mustRead(record, ['did', 'version', 'did_status', 'verification_methods', 'services', 'services_'])
  const { did, version, status } = record
  const w3c = toW3cDocument(didDocument(record))
  const said = { did: wellFormed(did), version: wellFormed(version), status }
  return { ...said, document: w3c === null ? null : { ...w3c } }
}

/** The account that a wallet obeys; an account obeys itself. */
async function controllerOf(asking: Asking, wallet: Address): Promise<Address | null> {
  const { client, network, options } = asking
  const record = await recordOf(asking, wallet)
  if (record === null) return wallet
  mustRead(record, ['controller'])
  return record.controller ?? (await readOwnership(client, network, wallet, options)).owner
}

/** All holders and coins in the same trips. */
async function readBalances(
  { client, network, options }: Asking,
  questions: readonly Question[],
): Promise<readonly Told<'balance'>[]> {
  const holders = [...new Set(questions.flatMap(({ of }) => (of === null ? [] : [of.base16])))]
  const coins = [...new Set(questions.map(({ about }) => about ?? ''))]
  try {
    const { holdings, failure } = await readCoinBalances(client, network, { coins, holders }, options)
    return questions.map(({ of, about }): Told<'balance'> => {
      const at = of === null ? -1 : holders.indexOf(of.base16)
      const amount = holdings[at]?.get(about ?? '')
      switch (amount?.kind) {
        case 'amount':
          return { value: { units: amount.units.toString(), decimals: amount.decimals } }
        case 'no service':
        case 'no contract':
          return { value: null }
        case 'no decimals':
        case 'other decimals':
          return unknownBy(unread('The token does not say the count of digits that is known of it.'))
        default:
          return unknownBy(failure ?? unread('The balance could not be read.'))
      }
    })
  } catch (error) {
    return questions.map(() => unknownBy(error))
  }
}

async function readTokens(
  { client, network, options }: Asking,
  wallet: Address,
  collection: string,
): Promise<FactValues['nfts']> {
  const owned = await readOwnedNfts(client, network, { collection, wallet }, options)
  if (owned === null) return null
  const listed = owned.ids.slice(0, mostListedTokens)
  const facts = await readNftFacts(client, owned, { wallet, ids: listed }, options)
  return {
    contract: accountText(owned.contract),
    count: owned.ids.length.toString(),
    tokens: facts.map(({ id, name, spender }) => ({
      id: id.toString(),
      name: name === null ? null : wellFormed(name),
      spender: entry(spender),
    })),
    operators: owned.operators.map(accountText).sort(byAccount),
  }
}

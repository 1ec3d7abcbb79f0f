import { initDid, sbtWallet } from '@tyto/contracts'
import { tradedCoins, tyronDexService, usualFees, type PoolExchange } from '@tyto/exchange'
import { zeroAddress, type Address } from '@tyto/primitives'
import { findCollection } from '../protocol/nfts/findCollection'
import { findInitDid } from '../protocol/findInitDid'
import { readDueReward } from '../protocol/staking/readDueReward'
import { readHoldings } from '../protocol/staking/readHoldings'
import { readPoolShares } from '../protocol/exchanges/readPoolShares'
import { readPosition } from '../protocol/exchanges/readPosition'
import { placesOf } from '../reads/placesOf'
import { readField, readFields, valueOr } from '../reads/readField'
import { byAccount, entry, unread, wellFormed, type Asked, type Asking } from './asking'
import { accountText, type FactValues } from './statement'

/** The service under which the protocol names the programme of stakes. */
const stakingService = 'zilstakingimpl'
const poolExchanges = Object.keys(usualFees) as readonly PoolExchange[]
/** The services of exchanges that keep shares of pools. */
export const sharedExchanges: readonly string[] = [...poolExchanges, tyronDexService]
/** How many tokens of issuers are read of a wallet. */
const mostIssuers = 200

/** Reads somebody's stake in the programme, and the rewards that were not collected. */
export async function readStakes(
  { client, network, options }: Asking,
  { address }: Asked,
): Promise<FactValues['stakes']> {
  const implementation = await findCollection(client, network, stakingService, options)
  if (implementation === null) return null
  const [holding] = (await readHoldings(client, { implementation }, [address], options))?.holdings ?? []
  if (holding === undefined) return null
  const { stakes, waiting, offeredTo } = holding
  const told = await Promise.all(
    stakes.map(async ({ node, amount }) => {
      const reward = await readDueReward(client, { implementation, node }, address, options)
      return { node: accountText(node), qa: amount.toString(), rewardQa: reward.toString() }
    }),
  )
  return {
    stakes: told.sort((one, other) => byAccount(one.node, other.node)),
    waitingQa: waiting.toString(),
    offeredTo: entry(offeredTo),
  }
}

/** Shares of somebody alone: what everybody has together changes with every act of others. */
export async function readShares(asking: Asking, { address, about }: Asked): Promise<FactValues['shares']> {
  const { client, network, options } = asking
  const exchange = poolExchanges.find((id) => id === about)
  // A file may ask for what this software does not know.
  if (exchange === undefined && about !== tyronDexService) return null
  const contract = await findCollection(client, network, about, options)
  if (contract === null || contract === zeroAddress) return null
  const pools =
    exchange === undefined
      ? await sharesOfCommunity(asking, contract, address)
      : await sharesOfPools(asking, exchange, contract, address)
  const held = pools.filter(({ units }) => units > 0n)
  return {
    contract: accountText(contract),
    pools: held
      .map(({ pool, units }) => ({ pool, units: units.toString() }))
      .sort((one, other) => (one.pool < other.pool ? -1 : 1)),
  }
}

interface Share {
  readonly pool: string
  readonly units: bigint
}

async function sharesOfCommunity(
  { client, name, options }: Asking,
  dex: Address,
  wallet: Address,
): Promise<readonly Share[]> {
  const place = { wallet, domain: name.domain }
  const { shares, daoShares } = await readPosition(client, dex, place, options)
  return [
    { pool: 'tyron', units: shares },
    { pool: 'community', units: daoShares },
  ]
}

async function sharesOfPools(
  { client, network, options }: Asking,
  exchange: PoolExchange,
  contract: Address,
  holder: Address,
): Promise<readonly Share[]> {
  const { services } = initDid(await findInitDid(client, network, options)).fields
  const named = Object.fromEntries(tradedCoins.map((id) => [id, services.at(id)] as const))
  const places = await readFields(client, named, options)
  const tokens = placesOf(
    new Map(Object.entries(places).map(([id, place]) => [id, valueOr(place, null)])),
    tradedCoins,
  )
  const exchanges = new Map([[exchange, contract]])
  const { held, unread: silent } = await readPoolShares(client, { exchanges, tokens }, holder, options)
  if (silent.length > 0) throw unread('The shares of the exchange could not be read.')
  return held.map(({ coin, shares }) => ({ pool: coin, units: shares }))
}

/** Reads the tokens that issuers signed for a wallet that keeps them. */
export async function readSoulboundTokens(
  { client, options }: Asking,
  { address }: Asked,
): Promise<FactValues['soulbound']> {
  const read = await readField(client, sbtWallet(address).fields.sbt, options)
  if (read.kind !== 'value') return null
  if (read.value.size > mostIssuers) throw unread('The wallet keeps more tokens than are listed.')
  const tokens = [...read.value].map(([issuer, token]) => ({ issuer: wellFormed(issuer), token }))
  return { tokens: tokens.sort((one, other) => (one.issuer < other.issuer ? -1 : 1)) }
}

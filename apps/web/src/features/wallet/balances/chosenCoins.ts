import { networkIds, type NetworkId } from '@tyto/chain'
import { allCoins, mainCoins, selectableCoins, type Coin } from '@tyto/contracts'
import { ownValue, parseJson } from '@tyto/primitives'
import { createStored } from '../../../shared/device/createStored'
import { useStored } from '../../../shared/device/useStored'
import { useNetworkId } from '../../../shared/settings/network'

const coins = new Map(allCoins.map((coin) => [coin.id, coin]))
const main: readonly string[] = mainCoins

/** The coins that a person added to the balances, by network, in the order of the protocol's list. */
const chosenCoins = createStored<Readonly<Partial<Record<NetworkId, readonly string[]>>>>({
  key: 'tyto.currencies',
  parse: (text) => {
    const value = parseJson(text)
    return Object.fromEntries(networkIds.map((network) => [network, parseIds(ownValue(value, network))]))
  },
})

function parseIds(value: unknown): readonly string[] {
  return Array.isArray(value) ? inOrder(value) : []
}

/** The coins that can be ticked: those of the list, then others that somebody holds and added. */
function inOrder(ids: readonly unknown[]): readonly string[] {
  const others = allCoins.map(({ id }) => id).filter((id) => !isSelectable(id) && !main.includes(id))
  return [...selectableCoins, ...others].filter((id) => ids.includes(id))
}

function isSelectable(id: string): boolean {
  return (selectableCoins as readonly string[]).includes(id)
}

/** A coin of the protocol by its id. */
export function coinOf(id: string): Coin {
  return coins.get(id)!
}

export function useChosenCoins(): readonly string[] {
  const network = useNetworkId()
  return useStored(chosenCoins)[network] ?? []
}

export function chooseCoins(network: NetworkId, ids: readonly string[]): void {
  chosenCoins.set({ ...chosenCoins.get(), [network]: inOrder(ids) })
}

/** The rows of the balances: the coins that are always there, then the chosen ones. */
export function rowsOf(chosen: readonly string[]): readonly Coin[] {
  return [...mainCoins, ...chosen].map(coinOf)
}

/** The chosen coins, and one that a link asks for where there is such a coin. */
export function withAsked(chosen: readonly string[], asked: string | null): readonly string[] {
  const isNew = asked !== null && coins.has(asked) && !main.includes(asked) && !chosen.includes(asked)
  return isNew ? [...chosen, asked] : chosen
}

/** Every other coin of the protocol. */
export function othersThan(chosen: readonly string[]): readonly Coin[] {
  return allCoins.filter(({ id }) => !main.includes(id) && !chosen.includes(id))
}

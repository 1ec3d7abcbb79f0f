import type { NetworkId } from '@tyto/chain'
import type { Address, Hex } from '@tyto/primitives'
import { createStoredMap } from '../../../shared/device/createStored'
import { useStoredAt } from '../../../shared/device/useStored'

/** Longer texts than that of 200 guardians are not read. */
const longestText = 20_000

/** The guardians of the last kit that was saved or printed, by wallet: whether a kit still tells the truth. */
const keptKits = createStoredMap({
  prefix: 'tyto.kits.',
  parse: (text) => (text === null || text.length > longestText ? null : text),
  format: (guardians) => guardians,
})

function keyOf(network: NetworkId, wallet: Address): string {
  return `${network}.${wallet}`
}

function textOf(guardians: readonly Hex[]): string {
  return guardians.toSorted().join(' ')
}

/** Remembers that a kit with these guardians was saved or printed here. */
export function rememberKit(network: NetworkId, wallet: Address, guardians: readonly Hex[]): void {
  keptKits.set(keyOf(network, wallet), textOf(guardians))
}

/** Was a kit with exactly these guardians saved or printed in this browser? */
export function useHasKit(network: NetworkId, wallet: Address, guardians: readonly Hex[]): boolean {
  return useStoredAt(keptKits, keyOf(network, wallet)) === textOf(guardians)
}

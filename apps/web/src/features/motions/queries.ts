import { findMotions, readMotions, readXPoints, type Motion, type NetworkId } from '@tyto/chain'
import { formatName, type Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { chainOf } from '../../shared/chain/network/chain'
import { chainReadOptions } from '../../shared/chain/reads/queries'
import { shownMotion } from './motionText'

/** A motion as the board shows it. */
export interface ShownMotion extends Motion {
  /** Its place by points, from 1. */
  readonly rank: number
  /** For people: one line, whatever stands on the chain. */
  readonly words: string
}

/** Where the board of a name and the fund that counts points stand. */
export function motionPlacesQuery(network: NetworkId, name: Name) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'motion places', formatName(name)],
    queryFn: ({ signal }) => {
      const { client, network: description } = chainOf(network)
      return findMotions(client, description, name, { signal })
    },
  })
}

/** The motions of a board, best first; null where no contract stands. */
export function motionsQuery(network: NetworkId, board: Address | null) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'motions', board],
    queryFn:
      board === null
        ? skipToken
        : async ({ signal }) => {
            const found = await readMotions(chainOf(network).client, board, { signal })
            return (
              found && {
                ...found,
                motions: found.motions.map((each, index): ShownMotion => ({
                  ...each,
                  rank: index + 1,
                  words: shownMotion(each.text),
                })),
              }
            )
          },
  })
}

/** The xPoints of an account. */
export function xPointsQuery(network: NetworkId, fund: Address | null, account: Address | null) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'xPoints', fund, account],
    queryFn:
      fund === null || account === null
        ? skipToken
        : ({ signal }) => readXPoints(chainOf(network).client, fund, account, { signal }),
  })
}

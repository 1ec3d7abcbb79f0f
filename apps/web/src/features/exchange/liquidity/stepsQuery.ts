import { readPoolSteps, type NetworkId, type PoolStepsQuestion } from '@tyto/chain'
import { queryOptions } from '@tanstack/react-query'
import { chainOf } from '../../../shared/chain/network/chain'
import { tellsHistory } from '../../../shared/chain/network/tellsHistory'
import { chainReadOptions } from '../../../shared/chain/reads/queries'

/**
 * The coins that a wallet brought into the community's pool since it last had nothing there; null where the network does
 * not tell.
 */
export function stepsQuery(network: NetworkId, question: PoolStepsQuestion) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'pool steps', question],
    enabled: tellsHistory(network),
    queryFn: ({ signal }) => readPoolSteps(chainOf(network).client, question, { signal }),
  })
}

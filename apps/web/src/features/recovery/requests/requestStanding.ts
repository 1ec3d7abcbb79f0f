import { didWalletOf, getLatestBlock, type NetworkId, readSigningWallet, resolveName } from '@tyto/chain'
import {
  checkRecoveryRequest,
  recoveryRequestDigest,
  type DidRecord,
  type Name,
  type RecoveryRequest,
  type RecoveryRequestCode,
  type SigningWallet,
} from '@tyto/identity'
import { err, type Result } from '@tyto/primitives'
import { queryOptions } from '@tanstack/react-query'
import { chainOf } from '../../../shared/chain/network/chain'

/** How long the state of a request is reused, and the pause between two reads of it, in ms. */
const standingStaleTime = 5_000
const standingPause = 20_000

/** The state of a request on the chain now. */
export interface RequestStanding {
  readonly verdict: Result<RecoveryRequest, RecoveryRequestCode>
  /** The wallet that the name leads to now, with the data that its signatures include; null if it has none any more. */
  readonly wallet: { readonly record: DidRecord; readonly signing: SigningWallet } | null
}

/** Asks the chain whether a request may be signed on the page of a name. Rejects with `RpcError` if no node answers. */
export async function readRequestStanding(
  network: NetworkId,
  name: Name,
  request: RecoveryRequest,
): Promise<RequestStanding> {
  const { client, network: description } = chainOf(network)
  const [found, latest] = await Promise.all([resolveName(client, description, name), getLatestBlock(client)])
  const record = found.kind === 'found' ? didWalletOf(found) : null
  const signing = record && (await readSigningWallet(client, description, record.address))
  if (record === null || signing === null) return { verdict: err('RequestForOtherWallet'), wallet: null }
  const verdict = checkRecoveryRequest(request, {
    chainId: description.chainId,
    name,
    wallet: record.address,
    nonce: signing.recoveryNonce,
    status: record.status,
    latestBlock: latest.number,
  })
  return { verdict, wallet: { record, signing } }
}

/** The query of `readRequestStanding`, repeated while the page is visible. */
export function requestStandingQuery(network: NetworkId, name: Name, request: RecoveryRequest) {
  return queryOptions({
    queryKey: ['chain', network, 'recovery request', name, recoveryRequestDigest(request)],
    queryFn: () => readRequestStanding(network, name, request),
    retry: false,
    networkMode: 'always',
    staleTime: standingStaleTime,
    refetchInterval: standingPause,
  })
}

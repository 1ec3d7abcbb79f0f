import {
  fetchField,
  getAccount,
  getBlockTimestamp,
  getContractCode,
  getContractInit,
  getLatestBlock,
  RpcError,
  type Requests,
} from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { maximumCodeSize, type StateNeed } from '@tyto/execution'
import type { KnownState } from './knownState'
import { SimulationError } from './SimulationError'

/**
 * Fetches what is missing in one batch and answers the number of the newest block, asked for along with it. `guesses` may
 * be of use in the next run: what a node refuses of them, or does not know, is passed over. Throws SimulationError:
 * nothing is known then.
 */
export async function fetchNeeds(
  client: Requests,
  needs: readonly StateNeed[],
  guesses: readonly StateNeed[],
  known: KnownState,
): Promise<bigint> {
  try {
    const [block] = await Promise.all([
      getLatestBlock(client),
      ...needs.map((need) => fetchNeed(client, need, known)),
      ...guesses.map((need) => fetchNeed(client, need, known).catch(ignoreRefusal)),
    ])
    return block.number
  } catch (error) {
    throw error instanceof RpcError ? unavailable(error) : error
  }
}

async function fetchNeed(client: Requests, need: StateNeed, known: KnownState): Promise<void> {
  switch (need.kind) {
    case 'account':
      return known.learnAccount(need.address, await getAccount(client, need.address))
    case 'code':
    case 'init':
      return fetchContract(client, need.address, known)
    case 'block':
      return fetchBlock(client, need.number, known)
    case 'field': {
      const { address, field, keys } = need
      const reading = await fetchField(client, { address, field, keys })
      return known.learnField(address, field, keys, reading.kind === 'value' ? reading.value : undefined)
    }
  }
}

/** Contracts look at earlier blocks only: every node must know them. */
async function fetchBlock(client: Requests, number: bigint, known: KnownState): Promise<void> {
  const timestamp = await getBlockTimestamp(client, number)
  if (timestamp === null)
    throw new SimulationError('StateUnreadable', 'The node does not answer with a block.')
  known.learnBlock(number, timestamp)
}

async function fetchContract(client: Requests, address: Address, known: KnownState): Promise<void> {
  const [code, init] = await Promise.all([getContractCode(client, address), getContractInit(client, address)])
  if ((code === null) !== (init === null || init.length === 0))
    throw new SimulationError('StateUnreadable', 'The node does not know whether there is a contract.')
  // UTF-8 is never shorter than this.
  if (code !== null && code.length > maximumCodeSize)
    throw new SimulationError('CodeUnreadable', 'The code is longer than the chain allows.')
  known.learnContract(address, code === null || init === null ? null : { code, init })
}

function ignoreRefusal(error: unknown): void {
  const isRefusal =
    error instanceof RpcError ? error.code === 'RpcNodeError' : error instanceof SimulationError
  if (!isRefusal) throw error
}

function unavailable(error: RpcError): SimulationError {
  return error.code === 'RpcInvalidAnswer' || error.code === 'RpcNodeError'
    ? new SimulationError('StateUnreadable', 'The node does not answer with state.', error)
    : new SimulationError('NodeUnreachable', 'No node answered.', error)
}

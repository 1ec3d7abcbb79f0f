import { isKnownContract, type Client, type Network } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { ActionError } from '../../errors/ActionError'

/**
 * The contract to which money goes as a service of the protocol must be the one that the network's entry knows, whatever a node says.
 * Throws `OtherContract`.
 */
export async function checkService(
  { client, network }: { readonly client: Client; readonly network: Network },
  service: string,
  address: Address,
): Promise<void> {
  if (!(await isKnownContract(client, network, { service, address }))) throw new ActionError('OtherContract')
}

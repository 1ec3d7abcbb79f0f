import { identityOf, isDidWallet, type NetworkId, readDidRecord, resolveName } from '@tyto/chain'
import { formatName, readTypedAddress, readTypedName } from '@tyto/identity'
import { err, ok, zeroAddress } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { noteAddressOf } from '../../shared/chain/names/addressNames'
import { chainOf } from '../../shared/chain/network/chain'
import type { FindWho } from '../../shared/recipients/useWhoPlan'

/** Finds the new owner of a name: a username, or the address of a DID wallet. */
export function useFindDidWallet(network: NetworkId): FindWho {
  const { t } = useTranslation('nft')
  return async (typed) => {
    const { client, network: description } = chainOf(network)
    const parsed = readTypedAddress(typed)
    if (parsed?.ok) {
      const { address } = parsed.value
      if (address === zeroAddress) return err(t('transfer.wrongAddress'))
      const record = await readDidRecord(client, address)
      return isDidWallet(record) ? ok({ address, name: null }) : err(t('transfer.noWallet'))
    }
    const name = readTypedName(typed)
    if (!name.ok) return err(t('transfer.wrongAddress'))
    const found = await resolveName(client, description, name.value)
    // The wallet that the name leads to; the identity registered beside it may belong to a former owner.
    const owner = found.kind === 'found' ? identityOf(found) : null
    if (owner === null) return err(t('transfer.unverified'))
    // `defi@name.ssi` stands for the DID wallet of its domain, and is called by what leads there.
    const called = formatName(owner.name)
    noteAddressOf(network, called, owner.record.address)
    return ok({ address: owner.record.address, name: called })
  }
}

import { blockAfter, measureBlockTime, readSigningWallet } from '@tyto/chain'
import { encodeRecoveryRequest, type DidRecord, type Name, type RecoveryRequest } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../../shared/chain/network/chain'
import { useFailureText } from '../../../shared/chain/failure/useFailureText'
import { useNetworkId } from '../../../shared/settings/network'
import { ceremonyKey, startCeremony } from '../requests/ceremony'

interface Asked {
  readonly isDrill: boolean
  readonly newController: Address
  /** How long guardians may sign, in ms. */
  readonly span: number
}

/** Makes a request to the guardians of a name and keeps it in this browser. */
export function useMakeRequest(
  name: Name,
  record: DidRecord,
): { make(asked: Asked): void; readonly busy: boolean; readonly problem: string | null } {
  const network = useNetworkId()
  const { t } = useTranslation('ceremony')
  const failureText = useFailureText()
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: async ({ isDrill, newController, span }: Asked) => {
      const { client, network: description } = chainOf(network)
      const [wallet, time] = await Promise.all([
        readSigningWallet(client, description, record.address),
        measureBlockTime(client),
      ])
      const request: RecoveryRequest = {
        isDrill,
        chainId: description.chainId,
        name,
        wallet: record.address,
        newController,
        nonce: wallet?.recoveryNonce ?? 0n,
        lastBlock: blockAfter(time, span),
      }
      // Throws here if the request does not fit into a link, before a guardian gets it.
      encodeRecoveryRequest(request)
      startCeremony(ceremonyKey(network, record.address), request)
    },
  })
  const problem = error && (error instanceof RangeError ? t('make.nameTooLong') : failureText(error))
  return { make: mutate, busy: isPending, problem }
}

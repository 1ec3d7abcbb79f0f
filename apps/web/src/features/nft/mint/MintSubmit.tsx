import { formatName } from '@tyto/identity'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { pricesQuery } from '../../../shared/chain/payment/pricesQuery'
import { purchaseSpends } from '../../../shared/chain/payment/purchaseSpends'
import type { Who } from '../../../shared/recipients/lookAtWho'
import { useAccount } from '../../../shared/session/wallet/wallet'
import { useNetworkId } from '../../../shared/settings/network'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import { Note } from '../../../shared/ui/cards/Note'
import { mintNft } from '../actions/mintNft'
import { mintNfts } from '../actions/mintNfts'
import type { MintPlace } from './mintPlace'
import { isBeyondMost } from './mostWithoutSbt'

interface MintSubmitProps extends MintPlace {
  readonly to: Who
  /** The id of the currency; empty for pictures. */
  readonly currency: string
  /** The cost of all of them, in the currency's smallest unit. */
  readonly cost: bigint
  /** The premium that names cost beyond that, in Qa. */
  readonly premium: bigint
  /** Names, or where pictures are. */
  readonly uris: readonly string[]
  /** Were many asked for? */
  readonly isMany: boolean
}

/** The last step of every mint: what is to be known before, and MINT or BULK MINT. */
export function MintSubmit(props: MintSubmitProps) {
  const { t } = useTranslation('mint')
  const { name, record, collection, to, currency, cost, premium, uris, isMany } = props
  const input = { wallet: record.address, collection, currency, to: to.address }
  const queries = useQueryClient()
  const account = useAccount()?.address ?? null
  const network = useNetworkId()
  const common = {
    named: [to],
    subject: formatName(name),
    signer: record.controller ?? undefined,
    wide: true,
    spends: purchaseSpends({ wallet: record.address, account, currency, cost, premium }),
    // The review asks the chain for the price; the form follows it.
    before: async (open: () => Promise<void>) => {
      void queries.invalidateQueries({ queryKey: pricesQuery(network, 'domain').queryKey })
      await open()
    },
  }
  const [uri] = uris
  return (
    <>
      {isBeyondMost(cost, premium) && <Note kind="warning">{t('withoutSbt')}</Note>}
      {premium > 0n && <Note kind="info">{t('premium')}</Note>}
      {isMany ? (
        <ActionButton action={mintNfts} input={{ ...input, uris }} {...common} />
      ) : (
        uri !== undefined && <ActionButton action={mintNft} input={{ ...input, uri }} {...common} />
      )}
    </>
  )
}

import { compareNodes, readNodeFacts, type NodeDifference } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../../chain/network/chain'
import { useWallet } from '../../../session/wallet/wallet'
import { useNetworkId } from '../../../settings/network'
import { Note } from '../../../ui/cards/Note'

interface WalletNodeNoteProps {
  /** The contract that is called; null for a payment or a new contract. */
  readonly contract: Address | null
}

/** Says where the wallet's own node differs from ours. It is asked once, when a review opens. */
export function WalletNodeNote({ contract }: WalletNodeNoteProps) {
  const { t } = useTranslation('transaction')
  const difference = useNodeDifference(contract)
  if (!difference) return null
  return (
    <div role="status">
      <Note kind="warning">
        {difference.kind === 'behind' || difference.kind === 'ahead'
          ? t(`walletNode.${difference.kind}`, { count: difference.blocks })
          : difference.kind === 'silent'
            ? t('walletNode.silent')
            : t('walletNode.otherContract')}
      </Note>
    </div>
  )
}

/** Null where both nodes agree, and where our own does not answer: the rest of the review says that. */
function useNodeDifference(contract: Address | null): NodeDifference | null {
  const network = useNetworkId()
  const { adapter, account } = useWallet()
  const { data = null } = useQuery({
    queryKey: ['walletNode', network, adapter?.kind, account?.address, contract],
    queryFn: async () => {
      const ours = readNodeFacts(chainOf(network).client, contract)
      const [own, wallets] = await Promise.all([ours, adapter?.nodeFacts(contract)])
      return wallets === undefined ? null : compareNodes(own, wallets)
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  return data
}

import { toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { useWalletBrandAsWritten } from '../../../shared/session/wallet/walletName'
import { Qa } from '../../../shared/chain/coins/Qa'
import { ConnectButton } from '../../../shared/session/fixes/ConnectButton'
import { useMissingWallet } from '../../../shared/session/wallet/wallet'
import { Address as AddressText } from '../../../shared/ui/text/Address'
import { Facts } from '../../../shared/ui/cards/Facts'
import { Unfold } from '../../../shared/ui/cards/Unfold'
import type { Originator } from './useOriginators'

interface OriginatorInfoProps {
  readonly originator: Originator
  /** In Qa; null while it is unknown. */
  readonly balance: bigint | null
}

/** Name, address and balance of the wallet that pays, folded. A locked browser wallet is unlocked here. */
export function OriginatorInfo({ originator, balance }: OriginatorInfoProps) {
  const { t } = useTranslation(['create', 'chain'])
  const wallet = useWalletBrandAsWritten()
  const { address, isContract, label } = originator
  const isLocked = useMissingWallet() === 'WalletLocked' && !isContract
  return (
    <Unfold label={t('create:funds.info')} isOpen={isLocked}>
      <Facts
        facts={[
          { label: t('create:funds.name'), value: label },
          {
            label: t('create:funds.address'),
            value:
              address === null ? t('create:funds.notConnected') : <AddressText value={toBech32(address)} />,
          },
          {
            label: t('create:funds.balance'),
            value: isLocked ? (
              <ConnectButton label={t('create:funds.unlock', { wallet })} variant="step" small />
            ) : balance === null ? (
              t('chain:unknown')
            ) : (
              <Qa value={balance} />
            ),
          },
        ]}
      />
    </Unfold>
  )
}

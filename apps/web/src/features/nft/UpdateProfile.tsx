import { closedReason, walletRules, type DidRecord, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { useIsAccount } from '../../shared/session/wallet/wallet'
import { Dialog } from '../../shared/ui/dialog/Dialog'
import { IconButton } from '../../shared/ui/buttons/IconButton'
import { useOpenedDialog } from '../../shared/ui/steps/useOpened'
import { NftDidForm } from './NftDidForm'

interface UpdateProfileProps {
  readonly name: Name
  /** The DID wallet of the domain. */
  readonly record: DidRecord
}

/** The button that opens UPDATE PROFILE, for the controller of a wallet that keeps NFTs for its names. */
export function UpdateProfile({ name, record }: UpdateProfileProps) {
  const { t } = useTranslation('nft')
  const dialog = useOpenedDialog('profile')
  const isMine = useIsAccount(record.controller)
  const isClosed = closedReason(record.status) !== null
  if (!isMine || isClosed || !walletRules(record.version).hasCollections) return null
  return (
    <>
      <IconButton icon="image" label={t('nft.profile')} onClick={dialog.open} />
      <Dialog open={dialog.isOpen} onClose={dialog.close} title={t('nft.profile')} width="38rem">
        <NftDidForm name={name} record={record} onAsked={dialog.close} />
      </Dialog>
    </>
  )
}

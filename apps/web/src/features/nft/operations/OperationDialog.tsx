import type { NftFacts } from '@tyto/chain'
import { formatName, type DidRecord, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../shared/ui/dialog/Dialog'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import text from '../../../shared/ui/text/text.module.css'
import { labelOfNft } from '../../../shared/identity/nfts/labelOfNft'
import { AddressForm, BurnForm, SpenderForm, TransferForm, UriForm } from './operationForms'
import type { Collection } from '../../../shared/identity/nfts/ownedQueries'
import { commaText } from '../../../shared/ui/text/listText'

export type Operation = 'burn' | 'spender' | 'transfer' | 'uri' | 'address'

interface OperationDialogProps {
  readonly operation: Operation
  readonly collection: Collection
  readonly name: Name
  readonly record: DidRecord
  /** At least one. */
  readonly nfts: readonly NftFacts[]
  readonly onClose: () => void
}

const forms = {
  burn: BurnForm,
  spender: SpenderForm,
  transfer: TransferForm,
  uri: UriForm,
  address: AddressForm,
} as const

/** Asks for what an operation needs, and has its one button. */
export function OperationDialog({
  operation,
  collection,
  name,
  record,
  nfts,
  onClose,
}: OperationDialogProps) {
  const { t, i18n } = useTranslation('nftOperations')
  const isBatch = operation === 'transfer' && nfts.length > 1
  const labels = nfts.map((nft) => labelOfNft(collection, nft))
  const Form = forms[operation]
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isBatch ? 'operation.batch' : `operation.${operation}`)}
      width="38rem"
    >
      <div className={layout.stack}>
        <p>{t(`lead.${operation}`, { count: nfts.length, owner: nameInText(formatName(name)) })}</p>
        <p className={text.anywhere}>
          <b>{commaText(labels, i18n.language)}</b>
        </p>
        <Form
          collection={collection}
          record={record}
          nfts={nfts}
          labels={labels}
          subject={formatName(name)}
          onAsked={onClose}
        />
      </div>
    </Dialog>
  )
}

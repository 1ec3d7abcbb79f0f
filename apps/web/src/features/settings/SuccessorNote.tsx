import { formatName, type DidRecord, type Name } from '@tyto/identity'
import { toBech32, zeroAddress } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../shared/transaction/runner/ui/ActionButton'
import { Address as AddressText } from '../../shared/ui/text/Address'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/page/layout.module.css'
import { Note } from '../../shared/ui/cards/Note'
import { updateController } from './actions/updateController'
import { ClaimLink } from './ClaimLink'

interface SuccessorNoteProps {
  readonly name: Name
  readonly record: DidRecord
}

/** For the controller: who is asked to take over, the link for that account, and how to take it back. */
export function SuccessorNote({ name, record }: SuccessorNoteProps) {
  const { t } = useTranslation('settings')
  const { pendingController, address, controller } = record
  if (pendingController === null) return null
  return (
    <Note kind="info">
      <div className={joinClasses(layout.stack, layout.gap1)}>
        <p>
          {t('controller.pending')} <AddressText value={toBech32(pendingController)} />
        </p>
        <p>{t('controller.waits')}</p>
        <div className={layout.row}>
          <ClaimLink name={name} />
          <ActionButton
            action={updateController}
            input={{ wallet: address, newController: zeroAddress }}
            subject={formatName(name)}
            signer={controller ?? undefined}
            isSecond
          >
            {t('controller.takeBack')}
          </ActionButton>
        </div>
      </div>
    </Note>
  )
}

import { walletRules } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { useOwnership } from '../../shared/chain/reads/ownershipQuery'
import { ActionButton } from '../../shared/transaction/runner/ui/ActionButton'
import { Badge } from '../../shared/ui/text/Badge'
import { Card } from '../../shared/ui/cards/Card'
import layout from '../../shared/ui/page/layout.module.css'
import text from '../../shared/ui/text/text.module.css'
import { keepFromName } from './actions/keepFromName'
import { returnToName } from './actions/returnToName'
import { PauseGate } from './PauseGate'
import { shownWallet, subjectOf, type WalletProps } from './walletOf'

/** Whether the wallet goes along when its name is handed over, and the way to change that. For its owner. */
export function KeepPanel({ name, record }: WalletProps) {
  const { t } = useTranslation('ownership')
  const { data } = useOwnership(record.address)
  if (data === undefined || data.by === 'controller') return null
  const shown = { name: shownWallet({ name, record }) }
  const isKept = data.keptBy !== null
  const canReturn = isKept && data.owner !== null && data.owner === data.domainOwner
  const canKeep = walletRules(record.version).keepsFromName
  return (
    <Card
      title={<span className={text.capsTitle}>{t('keep.title')}</span>}
      aside={
        canKeep && (
          <Badge kind={isKept ? 'success' : 'neutral'}>{t(isKept ? 'keep.stays' : 'keep.goes')}</Badge>
        )
      }
    >
      {!canKeep ? (
        <p>{t('keep.older', shown)}</p>
      ) : (
        <PauseGate name={name} record={record}>
          <div className={layout.stack}>
            <p>{t(isKept ? 'keep.isKept' : 'keep.means', shown)}</p>
            <p className={text.sub}>
              {t(isKept ? (canReturn ? 'keep.undoMeans' : 'keep.nameGone') : 'keep.reach')}
            </p>
            {(!isKept || canReturn) && (
              <ActionButton
                action={isKept ? returnToName : keepFromName}
                input={{ wallet: record.address }}
                subject={subjectOf({ name, record })}
                signer={data.owner ?? undefined}
                isSecond={isKept}
                wide
              />
            )}
          </div>
        </PauseGate>
      )}
    </Card>
  )
}

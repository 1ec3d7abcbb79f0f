import type { DidRecord } from '@tyto/identity'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsAccount } from '../../../shared/session/wallet/wallet'
import { useNetworkId } from '../../../shared/settings/network'
import { Button } from '../../../shared/ui/buttons/Button'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { Note } from '../../../shared/ui/cards/Note'
import { hasChangedHands, rememberHands, useHands } from '../requests/guardianHands'
import { handsOf, type KnownGuardian } from '../requests/useGuardianHealth'
import { listText } from '../../../shared/ui/text/listText'

interface ChangedHandsProps {
  readonly record: DidRecord
  readonly guardians: readonly KnownGuardian[]
}

/** Tells the owner of guardians whose names belong to somebody else, or sign with another key, since the last look or drill. */
export function ChangedHands({ record, guardians }: ChangedHandsProps) {
  const { t, i18n } = useTranslation('watch')
  const network = useNetworkId()
  const isMine = useIsAccount(record.controller)
  const known = useHands(network, record.address)
  const changed = guardians.filter(({ hash, hand }) => hasChangedHands(known.get(hash), hand))
  const seen = handsOf(guardians)
  const written = [...seen.keys()].join(' ')
  useEffect(() => {
    if (isMine) rememberHands(network, record.address, seen, { isFirst: true })
    // Who stands behind them is written down once they are found; the map is a new one each time.
    // oxlint-disable-next-line exhaustive-deps
  }, [isMine, network, record.address, written])
  if (!isMine || changed.length === 0) return null
  const names = changed.map(({ domain }) => nameInText(`${domain ?? ''}.ssi`))
  return (
    <Note kind="danger">
      <div className={layout.stack}>
        <p>{t('changedHands.told', { names: listText(names, i18n.language) })}</p>
        <div>
          <Button
            small
            onClick={() => rememberHands(network, record.address, handsOf(changed), { isFirst: false })}
          >
            {t('changedHands.known')}
          </Button>
        </div>
      </div>
    </Note>
  )
}

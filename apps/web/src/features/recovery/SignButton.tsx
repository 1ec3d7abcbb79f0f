import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../shared/errors/describeError'
import { useIsForReading } from '../../shared/chain/network/useIsForReading'
import { MissingOffer } from '../../shared/transaction/action/ui/MissingOffer'
import { networkForReading, noStorageWallet } from '../../shared/session/wallet/findMissing'
import { MissingFix } from '../../shared/session/fixes/MissingFix'
import { TestKeysHint } from '../../shared/session/fixes/TestKeysHint'
import { useStorageWallet } from '../../shared/session/wallet/storageWallet'
import { Button } from '../../shared/ui/buttons/Button'
import layout from '../../shared/ui/page/layout.module.css'
import { Note } from '../../shared/ui/cards/Note'
import text from '../../shared/ui/text/text.module.css'

interface SignButtonProps {
  readonly canSign: boolean
  readonly busy: boolean
  /** The error of the last try; null if there is none. */
  readonly error: unknown
  readonly onSign: () => void
  readonly children: ReactNode
}

/**
 * The button that signs with a key of the storage wallet; without a storage wallet, the button that connects it. Where no call
 * is executed a signature recovers nothing, and may be used elsewhere: the reason stands in its place.
 */
export function SignButton({ canSign, busy, error, onSign, children }: SignButtonProps) {
  const { t } = useTranslation(['recovery', 'errors'])
  const isConnected = useStorageWallet((session) => session.address !== null)
  const isForReading = useIsForReading()
  const failure = error === null ? null : describeError(error)
  if (isForReading) return <MissingOffer missing={networkForReading} subject={undefined} />
  return (
    <>
      {isConnected ? (
        <>
          <Button variant="sign" wide disabled={!canSign} busy={busy} onClick={onSign}>
            {children}
          </Button>
          <TestKeysHint />
        </>
      ) : (
        <div className={layout.row}>
          <MissingFix missing={noStorageWallet} />
          <span className={text.hint}>{t('recovery:sign.needsStorage')}</span>
        </div>
      )}
      {failure && (
        <Note kind={failure.kind === 'danger' ? 'danger' : 'warning'}>
          <span>{failure.text}</span> <span>{failure.next}</span>
        </Note>
      )}
    </>
  )
}

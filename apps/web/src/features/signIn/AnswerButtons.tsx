import { closedReason, formatName, keptPrivateHalf, type DidRecord, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { describeError } from '../../shared/errors/describeError'
import { keysHash, updateRoute } from '../../shared/identity/updateRoute'
import { buildPath } from '../../shared/routing/routes'
import { MissingFix } from '../../shared/session/fixes/MissingFix'
import { TestKeysHint } from '../../shared/session/fixes/TestKeysHint'
import { logInNameOf } from '../../shared/session/names/logInNameOf'
import { hasWallet, useOwnNames } from '../../shared/session/names/ownNames'
import { noStorageWallet } from '../../shared/session/wallet/findMissing'
import { useStorageWallet } from '../../shared/session/wallet/storageWallet'
import { useAccount } from '../../shared/session/wallet/wallet'
import { Button } from '../../shared/ui/buttons/Button'
import { buttonClasses } from '../../shared/ui/buttons/buttonClasses'
import { Note } from '../../shared/ui/cards/Note'
import layout from '../../shared/ui/page/layout.module.css'
import { nameInText } from '../../shared/ui/text/nameParts'
import text from '../../shared/ui/text/text.module.css'
import { logInKey, logInPurpose } from './answerRequest'
import styles from './SignIn.module.css'

interface AnswerButtonsProps {
  readonly name: Name
  readonly record: DidRecord
  readonly busy: boolean
  /** The error of the last try; null if there is none. */
  readonly error: unknown
  /** False while a credential is still to be chosen. */
  readonly canSign: boolean
  readonly onSign: () => void
  readonly onRefuse: () => void
}

/** REFUSE and SIGN IN; in their place what is missing: a document that may sign, its key, its account, the storage wallet. */
export function AnswerButtons(props: AnswerButtonsProps) {
  const { name, record, busy, error, canSign, onSign, onRefuse } = props
  const { t } = useTranslation(['signIn', 'errors'])
  const account = useAccount()
  const hasStorage = useStorageWallet((storage) => storage.address !== null)
  const username = nameInText(formatName(name))
  const closed = closedReason(record.status)
  if (closed !== null) {
    return (
      <Note kind="warning">
        <b className={text.strong}>{t(`signIn:${closed}.title`, { name: username })}</b>{' '}
        <span>{t(`signIn:${closed}.hint`)}</span>
      </Note>
    )
  }
  const isRecovered = record.status === 'Recovered'
  const isKept = keptPrivateHalf(record.dkms.get(logInPurpose)) !== null
  if (isRecovered || !isKept || logInKey(record) === null) return <NoKey name={name} record={record} />
  const isOther = account !== null && account.address !== record.controller
  if (isOther && record.controller !== null) {
    return <OtherAccount name={name} controller={record.controller} onRefuse={onRefuse} />
  }
  const failure = error === null ? null : describeError(error)
  return (
    <div className={layout.stack}>
      {failure && (
        <Note kind={failure.kind === 'danger' ? 'danger' : 'warning'}>
          <span>{failure.text}</span> <span>{failure.next}</span>
        </Note>
      )}
      <div className={styles.buttons}>
        <Button variant="line" onClick={onRefuse}>
          {t('signIn:refuse')}
        </Button>
        {hasStorage ? (
          <Button variant="sign" busy={busy} disabled={!canSign} onClick={onSign}>
            <span>{t('signIn:sign', { name: username })}</span>
          </Button>
        ) : (
          <MissingFix missing={noStorageWallet} />
        )}
      </div>
      {hasStorage ? <TestKeysHint /> : <p className={text.hint}>{t('signIn:needsStorage')}</p>}
    </div>
  )
}

/** No key that signs here and now: the way to make one, with the request waiting in the history of this page. */
function NoKey({ name, record }: Pick<AnswerButtonsProps, 'name' | 'record'>) {
  const { t } = useTranslation('signIn')
  const route = updateRoute(record)
  const isRecovered = record.status === 'Recovered'
  return (
    <div className={layout.stack}>
      <p>
        <b className={text.strong}>
          {t(isRecovered ? 'recovered.title' : 'noKey.title', { name: nameInText(formatName(name)) })}
        </b>
        <br />
        <span className={text.sub}>{t(isRecovered ? 'recovered.hint' : 'noKey.hint')}</span>
      </p>
      {route !== null && (
        <div>
          <Link
            className={buttonClasses({ variant: 'step' })}
            to={`${buildPath(route, { name })}${route === 'updateDocument' ? keysHash : ''}`}
          >
            {t(isRecovered ? 'recovered.renew' : 'noKey.add')}
          </Link>
        </div>
      )}
    </div>
  )
}

interface OtherAccountProps extends Pick<AnswerButtonsProps, 'name' | 'onRefuse'> {
  readonly controller: NonNullable<DidRecord['controller']>
}

/** Another account is connected: the way to the right one, and to sign in as whom this one controls. */
function OtherAccount({ name, controller, onRefuse }: OtherAccountProps) {
  const { t } = useTranslation('signIn')
  const { names = [] } = useOwnNames()
  const { hash } = useLocation()
  const [own] = names.filter(hasWallet).map(logInNameOf)
  const username = nameInText(formatName(name))
  return (
    <div className={layout.stack}>
      <Note kind="warning">
        {own === undefined
          ? t('otherAccount.stranger', { name: username })
          : t('otherAccount.of', { name: username, other: nameInText(formatName(own)) })}
      </Note>
      <div className={layout.row}>
        <MissingFix missing={{ code: 'WrongAccount', fix: 'switchAccount', expected: controller }} />
        {own !== undefined && (
          <Link
            className={buttonClasses({ variant: 'line' })}
            to={`${buildPath('signIn', { name: own })}${hash}`}
          >
            {t('sign', { name: nameInText(formatName(own)) })}
          </Link>
        )}
        <Button variant="line" onClick={onRefuse}>
          {t('refuse')}
        </Button>
      </div>
    </div>
  )
}

import { localAccount, type WalletRequest } from '@tyto/local-wallet'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Address } from '../shared/ui/text/Address'
import { Button } from '../shared/ui/buttons/Button'
import { Facts } from '../shared/ui/cards/Facts'
import { Note } from '../shared/ui/cards/Note'
import text from '../shared/ui/text/text.module.css'
import { AccountList } from './AccountChoice'
import { useOwnerWallet, useRequests, useWalletState } from './ownerWallet'
import { TransactionDetails } from './TransactionDetails'
import { useAccountName } from './useAccountName'
import { View } from './View'
import styles from './WalletPage.module.css'

interface RequestViewProps {
  readonly request: WalletRequest
  readonly onAnswered: () => void
}

/** The text where an answer could not be given. */
const failures = { approve: 'nodeRefused', reject: 'notRejected' } as const

interface Failure {
  readonly text: (typeof failures)[keyof typeof failures]
  readonly message: string
}

/**
 * A request of a page, with the buttons for yes and no. If the node refuses a transaction, its message is shown here
 * and the page still waits for an answer.
 */
export function RequestView({ request, onAnswered }: RequestViewProps) {
  const { t } = useTranslation('localWallet')
  const accountName = useAccountName()
  const ownerWallet = useOwnerWallet()
  const { account, isAccountChosen } = useWalletState()
  const waiting = useRequests().length
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState(false)

  async function answer(said: 'approve' | 'reject'): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    const done = await ownerWallet[said](request.id)
    setBusy(false)
    if (done.ok) onAnswered()
    else setFailure({ text: failures[said], message: done.code })
  }

  const from = t('from', { host: request.host })
  return (
    <View
      title={titleOf(request, t)}
      subtitle={waiting > 1 ? `${from} · ${t('waiting', { count: waiting })}` : from}
      footer={
        <>
          <Button variant="line" onClick={() => void answer('reject')} disabled={busy}>
            {t('reject')}
          </Button>
          <Button
            variant={signs(request) ? 'sign' : 'step'}
            busy={busy}
            disabled={request.kind === 'connect' && !isAccountChosen}
            onClick={() => void answer('approve')}
          >
            {t('approve')}
          </Button>
        </>
      }
    >
      {failure !== undefined && (
        <div role="alert">
          <Note kind="danger">{t(failure.text, { message: failure.message })}</Note>
        </div>
      )}
      {!request.kind.startsWith('storage') && request.kind !== 'connect' && (
        <Facts
          facts={[
            {
              label: accountName(account),
              value: <Address value={localAccount(account).bech32} />,
            },
          ]}
        />
      )}
      <Details request={request} />
    </View>
  )
}

function Details({ request }: { readonly request: WalletRequest }) {
  const { t } = useTranslation('localWallet')
  switch (request.kind) {
    case 'connect':
      return (
        <>
          <AccountList label={t('connect.who')} />
          <p className={text.sub}>{t('connect.hint')}</p>
        </>
      )
    case 'message':
      // The text can scroll, so the keyboard must be able to reach it.
      return (
        <pre className={styles.text} tabIndex={0} role="region" aria-label={t('message.title')}>
          {request.text}
        </pre>
      )
    case 'transaction':
      return <TransactionDetails request={request} />
    case 'storageConnect':
      return (
        <>
          <p className={text.sub}>
            {t('storageConnect.testKeys')} {t('storageConnect.hint')}
          </p>
          <ul className={text.mono}>
            {request.permissions.map((permission) => (
              <li key={permission}>{permission}</li>
            ))}
          </ul>
        </>
      )
    case 'storageUnlock':
      return <p className={text.sub}>{t('storageUnlock.hint')}</p>
    case 'storageDecrypt':
      return <p className={text.sub}>{t('storageDecrypt.hint')}</p>
    case 'storageDispatch':
      return (
        <>
          <p className={text.sub}>{t('storageDispatch.hint')}</p>
          <Facts
            facts={[
              { label: t('storageDispatch.type'), value: request.contentType },
              { label: t('storageDispatch.size'), value: String(request.size) },
            ]}
          />
        </>
      )
  }
}

/** Does the request need a signature? Then its button is amber. */
function signs({ kind }: WalletRequest): boolean {
  return kind === 'message' || kind === 'transaction' || kind === 'storageDispatch'
}

type Translate = ReturnType<typeof useTranslation<'localWallet'>>['t']

function titleOf(request: WalletRequest, t: Translate): string {
  if (request.kind !== 'transaction') return t(`${request.kind}.title`)
  if (request.transaction.code !== '') return t('transaction.deploy')
  return request.transaction.data === '' ? t('transaction.payment') : t('transaction.call')
}

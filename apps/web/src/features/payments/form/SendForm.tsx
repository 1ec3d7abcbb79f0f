import { closedReason, formatName, walletRules, type DidRecord, type Name } from '@tyto/identity'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useWalletBrand } from '../../../shared/session/wallet/walletName'
import { zilId } from '@tyto/primitives'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { useNetworkId } from '../../../shared/settings/network'
import { Card } from '../../../shared/ui/cards/Card'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { Note } from '../../../shared/ui/cards/Note'
import { Segmented } from '../../../shared/ui/fields/Segmented'
import text from '../../../shared/ui/text/text.module.css'
import { PaymentList } from './PaymentList'
import { PaymentListInput } from '../list/PaymentListInput'
import type { ListRow } from '../list/readList'
import { newDraft, type ChangeDraft, type PaymentSource, type SendDraft } from '../draft/draft'
import { draftKey, getDraft, keepDraft, useSendDraft } from '../draft/draftStore'
import { People } from './People'
import { usePayer } from './usePayer'

interface SendFormProps {
  readonly name: Name
  readonly record: DidRecord
  /** The coin that a link asked for; null for none. */
  readonly startCoin: string | null
}

/** One form for one payment or thousands: from a DID wallet or the browser wallet, to people or by a list. */
export function SendForm({ name, record, startCoin }: SendFormProps) {
  const { t } = useTranslation(['payments', 'errors'])
  const network = useNetworkId()
  const key = draftKey(network, record.address)
  const stored = useSendDraft(key)
  // A draft that was sent is cleared: then the next one begins, with another id.
  const [fresh, setFresh] = useState(() => newDraft(startCoin ?? zilId))
  const [wasStored, setStored] = useState(stored !== null)
  if (wasStored !== (stored !== null)) {
    setStored(stored !== null)
    if (stored === null) setFresh(newDraft(zilId))
  }
  const draft = stored ?? fresh
  const change = (part: ChangeDraft): void => {
    const now = getDraft(key) ?? draft
    keepDraft(key, { ...now, ...(typeof part === 'function' ? part(now) : part) })
  }
  const [isPasting, setPasting] = useState(false)
  useEffect(() => {
    // Once for each link: afterwards the person chooses.
    if (startCoin === null) return
    const now = getDraft(key)
    if (now !== null) keepDraft(key, withCoin(now, startCoin))
  }, [startCoin, key])

  const payer = usePayer(record, draft.source)
  const brand = useWalletBrand()
  const isWithdrawal = draft.people.length === 1 && draft.people[0]?.kind === 'zilpay'
  const canBatch = draft.source === 'zilpay' || walletRules(record.version).hasCollections
  const locked = draft.source === 'wallet' && closedReason(record.status) === 'DidLocked'
  const setMode = (mode: 'transfer' | 'withdraw'): void => {
    const [first] = draft.people
    if (first === undefined || (mode === 'withdraw') === isWithdrawal) return
    const kind = mode === 'withdraw' ? 'zilpay' : 'username'
    change({ people: [{ ...first, kind, typed: '', isTicked: false }] })
  }
  const takeRows = (rows: readonly ListRow[]): void => {
    setPasting(false)
    change({ rows, isListTicked: false })
  }
  const shared = { name, payer, draft, onChange: change }
  return (
    <Card>
      <div className={layout.stack} data-kept>
        <div className={layout.cols2}>
          <Choice label={t('from')}>
            <Segmented
              label={t('from')}
              fill
              value={draft.source}
              options={[
                { value: 'wallet', label: formatName(name) },
                { value: 'zilpay', label: brand },
              ]}
              onChange={(source: PaymentSource) => change({ source })}
            />
          </Choice>
          {draft.source === 'wallet' && draft.rows === null && (
            <Choice label={t('mode')}>
              <Segmented
                label={t('mode')}
                fill
                value={isWithdrawal ? 'withdraw' : 'transfer'}
                options={[
                  { value: 'transfer', label: t('transfer') },
                  { value: 'withdraw', label: t('withdraw') },
                ]}
                onChange={setMode}
              />
            </Choice>
          )}
        </div>
        {locked && <Note kind="danger">{t('errors:DidLocked')}</Note>}
        {payer.error !== null && payer.coins === null && (
          <CardFailure error={payer.error} busy={payer.isReading} onRetry={payer.readAgain} />
        )}
        {payer.address === null && <Note kind="info">{t('noZilPay', { wallet: brand })}</Note>}
        {isPasting ? (
          <PaymentListInput onRead={takeRows} onCancel={() => setPasting(false)} />
        ) : draft.rows === null ? (
          // Fields that were left empty before say nothing of the next draft.
          <People
            key={draft.id}
            {...shared}
            canBatch={canBatch}
            isClosed={locked}
            onPaste={() => setPasting(true)}
          />
        ) : (
          <PaymentList
            {...shared}
            rows={draft.rows}
            isClosed={locked}
            onReplace={() => setPasting(true)}
            onLeave={() => change({ rows: null })}
          />
        )}
      </div>
    </Card>
  )
}

function Choice({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={joinClasses(layout.stack, layout.gap05)}>
      <span className={text.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  )
}

/** A link asks for a coin: it is chosen where no amount is typed yet. */
function withCoin(draft: SendDraft, coin: string): SendDraft {
  const [person, ...others] = draft.people
  const [line, ...lines] = person?.lines ?? []
  if (!person || !line || line.amount !== '') return draft
  return { ...draft, people: [{ ...person, lines: [{ ...line, coin }, ...lines] }, ...others] }
}

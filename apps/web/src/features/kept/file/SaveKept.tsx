import type { StorageWallet } from '@tyto/chain'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { sayMissingPart } from '../../../shared/i18n/sayMissingPart'
import { useStorageWallet } from '../../../shared/session/wallet/storageWallet'
import { Button } from '../../../shared/ui/buttons/Button'
import { downloadText } from '../../../shared/ui/share/downloadText'
import layout from '../../../shared/ui/page/layout.module.css'
import { Note } from '../../../shared/ui/cards/Note'
import { fetchPart } from '../../../shared/ui/parts/fetchPart'
import { Segmented } from '../../../shared/ui/fields/Segmented'
import text from '../../../shared/ui/text/text.module.css'
import { KindTable } from './KindTable'
import { ownKnowledge } from './knowledge'
import { formatKnowledge } from './knowledgeText'
import { hasCiphers, lockByPassphrase, lockByStorage, lockText, type NewLock } from './lockedFile'
import { PassphraseField } from './PassphraseField'
import { countKinds } from './restore'

type Way = 'passphrase' | 'storage'
type SaveFault = 'weak' | 'unlike' | 'refused' | 'noCiphers'

/** Locks what this browser knows, by a passphrase or by the storage wallet, and saves it as a file. */
export function SaveKept() {
  const { t } = useTranslation('keptFile')
  const storage = useStorageWallet((session) => session.wallet)
  const [chosen, setWay] = useState<Way>('passphrase')
  const way = storage === null ? 'passphrase' : chosen
  const [phrase, setPhrase] = useState('')
  const [again, setAgain] = useState('')
  const [isShown, setShown] = useState(false)
  const [kinds] = useState(() => countKinds(ownKnowledge()))

  const saving = useMutation({
    networkMode: 'always',
    // A passphrase is forgotten with the dialog.
    gcTime: 0,
    mutationFn: async (): Promise<SaveFault | null> => {
      if (!hasCiphers()) return 'noCiphers'
      const lock = way === 'storage' && storage ? await byStorage(storage) : await byPassphrase()
      if (typeof lock === 'string') return lock
      await saveLocked(lock)
      return null
    },
    onError: () => void sayMissingPart(),
  })

  async function byPassphrase(): Promise<NewLock | SaveFault> {
    const { isStrong } = await fetchPart(() => import('./strength'))
    if (!isStrong(phrase)) return 'weak'
    // A passphrase in plain sight need not be typed twice.
    return isShown || phrase === again ? lockByPassphrase(phrase) : 'unlike'
  }

  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    saving.mutate()
  }

  const fault = saving.data ?? null
  const onType = (set: (typed: string) => void) => (typed: string) => {
    set(typed)
    saving.reset()
  }

  if (kinds.length === 0) return <Note kind="info">{t('save.nothing')}</Note>
  return (
    <form className={layout.stack} onSubmit={submit} noValidate>
      <p>{t('save.lead')}</p>
      <KindTable kinds={kinds} columns={['added']} />
      {storage !== null && (
        <Segmented
          label={t('save.way')}
          value={way}
          onChange={setWay}
          options={[
            { value: 'passphrase', label: t('passphrase') },
            { value: 'storage', label: t('storageWallet') },
          ]}
          fill
        />
      )}
      {way === 'passphrase' ? (
        <>
          <PassphraseField
            label={t('passphrase')}
            hint={t('save.hint')}
            error={fault === 'weak' ? t('save.weak') : undefined}
            value={phrase}
            onChange={onType(setPhrase)}
            isShown={isShown}
            onShow={setShown}
            autoComplete="new-password"
            canSuggest
          />
          {!isShown && (
            <PassphraseField
              label={t('save.again')}
              error={fault === 'unlike' ? t('save.unlike') : undefined}
              value={again}
              onChange={onType(setAgain)}
              isShown={false}
              autoComplete="new-password"
            />
          )}
          <p className={text.hint}>{t('save.lost')}</p>
        </>
      ) : (
        <p className={text.hint}>{t('save.byStorage')}</p>
      )}
      {fault === 'refused' && <Note kind="warning">{t('save.refused')}</Note>}
      {fault === 'noCiphers' && <Note kind="warning">{t('noCiphers')}</Note>}
      {saving.isSuccess && fault === null && (
        <div role="status">
          <Note kind="success">{t('save.done')}</Note>
        </div>
      )}
      <Button type="submit" variant="step" busy={saving.isPending} disabled={way === 'passphrase' && !phrase}>
        {t('save.button')}
      </Button>
    </form>
  )
}

async function saveLocked(lock: NewLock): Promise<void> {
  const now = new Date()
  const locked = await lockText(formatKnowledge(ownKnowledge(), now.getTime()), lock)
  downloadText(`tyto-browser-${now.toISOString().slice(0, 10)}.json`, 'application/json', locked)
}

async function byStorage(storage: StorageWallet): Promise<NewLock | SaveFault> {
  const lock = await lockByStorage((key) => storage.encrypt(key))
  return lock.ok ? lock.value : 'refused'
}

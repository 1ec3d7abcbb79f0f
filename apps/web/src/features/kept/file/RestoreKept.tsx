import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { noStorageWallet } from '../../../shared/session/wallet/findMissing'
import { MissingFix } from '../../../shared/session/fixes/MissingFix'
import { useStorageWallet } from '../../../shared/session/wallet/storageWallet'
import { Button } from '../../../shared/ui/buttons/Button'
import { FileButton } from '../../../shared/ui/buttons/FileButton'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { Note } from '../../../shared/ui/cards/Note'
import text from '../../../shared/ui/text/text.module.css'
import type { Knowledge } from './knowledge'
import { parseKnowledge } from './knowledgeText'
import {
  hasCiphers,
  keyOf,
  keyOfStorage,
  type LockedFile,
  longestFile,
  openText,
  parseLocked,
} from './lockedFile'
import { PassphraseField } from './PassphraseField'
import { TakeOver } from './TakeOver'

type FileFault = 'tooLong' | 'unreadable' | 'malformed' | 'newer'
type OpenFault = 'wrongKey' | 'noCiphers' | 'refused' | 'malformed' | 'newer'

interface ChosenFile {
  /** How many were chosen before it: what is found out about an earlier one comes too late. */
  readonly turn: number
  readonly name: string
  readonly file: LockedFile
}

/** Chooses a file that another browser saved, opens it, and shows what of it is new here. */
export function RestoreKept() {
  const { t } = useTranslation('keptFile')
  const [chosen, setChosen] = useState<ChosenFile | null>(null)
  const [fault, setFault] = useState<FileFault | null>(null)
  const [opened, setOpened] = useState<Knowledge | null>(null)

  const turns = useRef(0)

  const choose = async (file: File): Promise<void> => {
    const turn = ++turns.current
    const read = await readLocked(file)
    if (turn !== turns.current) return
    setFault(typeof read === 'string' ? read : null)
    setChosen(typeof read === 'string' ? null : { turn, name: file.name, file: read })
  }

  if (opened !== null) return <TakeOver file={opened} />
  return (
    <div className={layout.stack}>
      <p>{t('restore.lead')}</p>
      <FileButton
        variant={chosen ? 'line' : 'step'}
        accept=".json,application/json"
        onChoose={(file) => void choose(file)}
      >
        {t(chosen ? 'restore.other' : 'restore.choose')}
      </FileButton>
      {fault !== null && <Note kind="danger">{t(`restore.${fault}`)}</Note>}
      {chosen !== null && (
        <OpenFile
          key={chosen.turn}
          {...chosen}
          onOpen={(knowledge) => {
            if (chosen.turn === turns.current) setOpened(knowledge)
          }}
        />
      )}
    </div>
  )
}

interface OpenFileProps {
  readonly name: string
  readonly file: LockedFile
  readonly onOpen: (knowledge: Knowledge) => void
}

function OpenFile({ name, file, onOpen }: OpenFileProps) {
  const { t } = useTranslation('keptFile')
  const storage = useStorageWallet((session) => session.wallet)
  const [phrase, setPhrase] = useState('')
  const [isShown, setShown] = useState(false)
  const { lock } = file

  const opening = useMutation({
    networkMode: 'always',
    // The opened file is forgotten with the dialog.
    gcTime: 0,
    mutationFn: async (): Promise<OpenFault | Knowledge> => {
      if (!hasCiphers()) return 'noCiphers'
      const key = await findKey()
      if (typeof key === 'string') return key
      const opened = await openText(file, key)
      return opened === null ? 'wrongKey' : parseKnowledge(opened)
    },
    onSuccess: (found) => {
      if (typeof found !== 'string') onOpen(found)
    },
  })

  async function findKey(): Promise<Uint8Array | OpenFault> {
    if (lock.kind === 'passphrase') return keyOf(phrase, lock)
    const answer = await storage!.decrypt(lock.key)
    if (!answer.ok) return 'refused'
    return keyOfStorage(answer.value) ?? 'wrongKey'
  }

  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    opening.mutate()
  }

  const fault = typeof opening.data === 'string' ? opening.data : opening.isError ? 'wrongKey' : null
  const wrong = fault === 'wrongKey' && lock.kind === 'passphrase'
  return (
    <form className={layout.stack} onSubmit={submit} noValidate>
      <p className={joinClasses(text.sub, text.anywhere)}>{name}</p>
      {lock.kind === 'passphrase' && (
        <PassphraseField
          label={t('passphrase')}
          error={wrong ? t('restore.wrongPassphrase') : undefined}
          value={phrase}
          onChange={(typed) => {
            setPhrase(typed)
            opening.reset()
          }}
          isShown={isShown}
          autoComplete="current-password"
          onShow={setShown}
        />
      )}
      {fault !== null && !wrong && (
        <Note kind="danger">
          {t(
            fault === 'noCiphers'
              ? 'noCiphers'
              : fault === 'wrongKey'
                ? 'restore.wrongWallet'
                : `restore.${fault}`,
          )}
        </Note>
      )}
      {lock.kind === 'storage' && storage === null ? (
        <MissingFix missing={noStorageWallet} />
      ) : (
        <Button
          type="submit"
          variant="step"
          busy={opening.isPending}
          disabled={lock.kind === 'passphrase' && phrase === ''}
        >
          {t('restore.open')}
        </Button>
      )}
    </form>
  )
}

async function readLocked(file: File): Promise<LockedFile | FileFault> {
  if (file.size > longestFile) return 'tooLong'
  try {
    const read = parseLocked(await file.text())
    return read.ok ? read.value : read.code
  } catch {
    return 'unreadable'
  }
}

import type { DidRecord } from '@tyto/identity'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TestKeysHint } from '../../../shared/session/fixes/TestKeysHint'
import { useStorageWallet } from '../../../shared/session/wallet/storageWallet'
import { useNetworkId } from '../../../shared/settings/network'
import { Button } from '../../../shared/ui/buttons/Button'
import { FileButton } from '../../../shared/ui/buttons/FileButton'
import { Card } from '../../../shared/ui/cards/Card'
import { Note } from '../../../shared/ui/cards/Note'
import { TextAreaField } from '../../../shared/ui/fields/TextAreaField'
import { readTextFile } from '../../../shared/ui/list/readTextFile'
import layout from '../../../shared/ui/page/layout.module.css'
import text from '../../../shared/ui/text/text.module.css'
import { titleOf } from '../claimLines'
import { findCredential } from '../credentialCode'
import { FailureNote } from '../FailureNote'
import { WhatItSays } from '../WhatItSays'
import { receiveCredential, type Received } from './receiveCredential'

interface ReceiveCardProps {
  readonly record: DidRecord
  /** What the link of this page brought; null for nothing. */
  readonly brought: string | null
  readonly busy: boolean
  readonly isKept: (text: string) => boolean
  readonly onKeep: (received: Received) => void
}

/** A credential that somebody got: opened, checked, read, and only then kept. */
export function ReceiveCard({ record, brought, busy, isKept, onKeep }: ReceiveCardProps) {
  const { t } = useTranslation('credentials')
  const network = useNetworkId()
  const storage = useStorageWallet((session) => session.wallet)
  const [typed, setTyped] = useState(brought ?? '')
  const receiving = useMutation({
    networkMode: 'always',
    mutationFn: async (content: string) => {
      const found = findCredential(content)
      return found === null ? null : receiveCredential(found, record, { network, storage })
    },
  })
  const edit = (content: string): void => {
    receiving.reset()
    setTyped(content)
  }
  const openFile = async (file: File): Promise<void> => {
    const read = await readTextFile(file)
    edit(read.ok && typeof read.value === 'string' ? read.value : '?')
  }
  const outcome = receiving.data
  const fault = outcome === null ? 'NotFound' : outcome?.ok === false ? outcome.code : null
  if (outcome?.ok === true) {
    return (
      <ReadBeforeKept
        received={outcome.value}
        isKept={isKept(outcome.value.text)}
        busy={busy}
        onKeep={() => onKeep(outcome.value)}
        onClose={() => edit('')}
      />
    )
  }
  return (
    <Card title={t('receive.title')}>
      <div className={layout.stack}>
        <TextAreaField
          label={t('receive.field')}
          hint={t('receive.hint')}
          rows={3}
          mono
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          error={fault === null ? undefined : t(`receive.fault.${fault}`)}
          onChange={(event) => edit(event.target.value)}
        />
        {receiving.isError && <FailureNote error={receiving.error} />}
        <div className={layout.row}>
          <Button
            variant="step"
            busy={receiving.isPending}
            disabled={typed.trim() === ''}
            onClick={() => receiving.mutate(typed)}
          >
            {t('receive.open')}
          </Button>
          <FileButton variant="line" accept=".txt,.jwt,text/plain" onChoose={(file) => void openFile(file)}>
            {t('receive.file')}
          </FileButton>
          <TestKeysHint />
        </div>
      </div>
    </Card>
  )
}

interface ReadBeforeKeptProps {
  readonly received: Received
  readonly isKept: boolean
  readonly busy: boolean
  readonly onKeep: () => void
  readonly onClose: () => void
}

function ReadBeforeKept({ received, isKept, busy, onKeep, onClose }: ReadBeforeKeptProps) {
  const { t } = useTranslation('credentials')
  const title = titleOf(received.written)
  return (
    <Card title={<span className={text.anywhere}>{title}</span>}>
      <div className={layout.stack}>
        <p className={text.sub}>{t('receive.sound')}</p>
        <WhatItSays written={received.written} />
        {isKept && <Note kind="success">{t('receive.kept')}</Note>}
        <div className={layout.row}>
          {!isKept && (
            <Button variant="step" busy={busy} onClick={onKeep}>
              {t('receive.keep')}
            </Button>
          )}
          <Button variant="line" onClick={onClose}>
            {t('receive.close')}
          </Button>
        </div>
      </div>
    </Card>
  )
}

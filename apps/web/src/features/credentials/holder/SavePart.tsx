import { showInPart, type WrittenCredential } from '@tyto/credentials'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/buttons/Button'
import layout from '../../../shared/ui/page/layout.module.css'
import { downloadText } from '../../../shared/ui/share/downloadText'
import { titleOf } from '../claimLines'
import { FactTicks } from '../FactTicks'

interface SavePartProps {
  readonly written: WrittenCredential
  readonly onClose: () => void
}

/** Saves a credential with the facts that are ticked, for somebody who needs no others. */
export function SavePart({ written, onClose }: SavePartProps) {
  const { t } = useTranslation('credentials')
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  return (
    <div className={layout.stack}>
      <FactTicks written={written} asked={[]} shown={shown} onChange={setShown} />
      <div className={layout.row}>
        <Button
          variant="line"
          small
          onClick={() => saveCredential(written, showInPart(written, shown) ?? '')}
        >
          {t('savePart')}
        </Button>
        <Button variant="quiet" small onClick={onClose}>
          {t('receive.close')}
        </Button>
      </div>
    </div>
  )
}

/** Saves a credential as it is written there, whole or in part. */
export function saveCredential(written: WrittenCredential, text: string): void {
  downloadText(`${titleOf(written)} credential.txt`, 'text/plain', `${text}\n`)
}

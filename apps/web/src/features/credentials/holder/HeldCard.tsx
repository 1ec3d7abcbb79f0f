import { readCredential } from '@tyto/credentials'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/buttons/Button'
import { Card } from '../../../shared/ui/cards/Card'
import layout from '../../../shared/ui/page/layout.module.css'
import text from '../../../shared/ui/text/text.module.css'
import { AskTwice } from '../AskTwice'
import { titleOf } from '../claimLines'
import type { Held } from '../heldCredentials'
import { WhatItSays } from '../WhatItSays'
import { SavePart, saveCredential } from './SavePart'
import { StandingBadge, StandingNote } from './Standing'

interface HeldCardProps {
  readonly held: Held
  readonly busy: boolean
  readonly onForget: () => void
}

/** A credential that is kept: what it says, how it stands, a copy of it, and the way to forget it. */
export function HeldCard({ held, busy, onForget }: HeldCardProps) {
  const { t } = useTranslation('credentials')
  const [step, setStep] = useState<'rest' | 'forget' | 'part'>('rest')
  const written = readCredential(held.text)
  if (written === null) return null
  const title = titleOf(written)
  return (
    <Card title={<span className={text.anywhere}>{title}</span>} aside={<StandingBadge of={held.text} />}>
      <div className={layout.stack}>
        <WhatItSays written={written} />
        <StandingNote of={held.text} />
        {step === 'forget' ? (
          <AskTwice
            means={t('forget.means')}
            yes={t('forget.yes')}
            no={t('forget.no')}
            busy={busy}
            onYes={onForget}
            onNo={() => setStep('rest')}
          />
        ) : step === 'part' ? (
          <SavePart written={written} onClose={() => setStep('rest')} />
        ) : (
          <div className={layout.row}>
            <Button variant="line" small onClick={() => saveCredential(written, held.text)}>
              {t('save')}
            </Button>
            {written.inParts !== null && written.inParts.byFact.size > 0 && (
              <Button variant="line" small onClick={() => setStep('part')}>
                {t('part')}
              </Button>
            )}
            <Button variant="quiet" small onClick={() => setStep('forget')}>
              {t('forget.ask')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

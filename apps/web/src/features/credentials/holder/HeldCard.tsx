import { readCredential } from '@tyto/credentials'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/buttons/Button'
import { Card } from '../../../shared/ui/cards/Card'
import layout from '../../../shared/ui/page/layout.module.css'
import { downloadText } from '../../../shared/ui/share/downloadText'
import text from '../../../shared/ui/text/text.module.css'
import { titleOf } from '../claimLines'
import type { Held } from '../heldCredentials'
import { WhatItSays } from '../WhatItSays'
import { StandingBadge, StandingNote } from './Standing'

interface HeldCardProps {
  readonly held: Held
  readonly busy: boolean
  readonly onForget: () => void
}

/** A credential that is kept: what it says, how it stands, a copy of it, and the way to forget it. */
export function HeldCard({ held, busy, onForget }: HeldCardProps) {
  const { t } = useTranslation('credentials')
  const [isForgetting, setForgetting] = useState(false)
  const written = readCredential(held.text)
  if (written === null) return null
  const title = titleOf(written)
  return (
    <Card title={<span className={text.anywhere}>{title}</span>} aside={<StandingBadge of={held.text} />}>
      <div className={layout.stack}>
        <WhatItSays written={written} />
        <StandingNote of={held.text} />
        {isForgetting ? (
          <>
            <p className={text.sub}>{t('forget.means')}</p>
            <div className={layout.row}>
              <Button variant="danger" small busy={busy} onClick={onForget}>
                {t('forget.yes')}
              </Button>
              <Button variant="line" small onClick={() => setForgetting(false)}>
                {t('forget.no')}
              </Button>
            </div>
          </>
        ) : (
          <div className={layout.row}>
            <Button
              variant="line"
              small
              onClick={() => downloadText(`${title} credential.txt`, 'text/plain', `${held.text}\n`)}
            >
              {t('save')}
            </Button>
            <Button variant="quiet" small onClick={() => setForgetting(true)}>
              {t('forget.ask')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

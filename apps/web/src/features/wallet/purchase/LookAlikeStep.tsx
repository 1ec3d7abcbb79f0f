import { lookAlikes } from '@tyto/identity'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfusable } from '../../../shared/recipients/useConfusable'
import { Button } from '../../../shared/ui/buttons/Button'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { Note } from '../../../shared/ui/cards/Note'

interface LookAlikeStepProps {
  /** The free name without suffix. */
  readonly domain: string
  /** The step after it: the payment. */
  readonly children: ReactNode
}

/** A second step before a name is minted that looks like another one: it says why. Other names go on at once. */
export function LookAlikeStep({ domain, children }: LookAlikeStepProps) {
  const { t } = useTranslation('purchase')
  const [agreed, setAgreed] = useState('')
  const other = useConfusable({ domain })
  const isStrange = lookAlikes({ domain, subdomain: '' }).length > 0
  if (agreed === domain || (other === null && !isStrange)) return children
  const name = nameInText(`${domain}.ssi`)
  return (
    <>
      <Note kind="warning">
        <b>{t('lookAlike.title')}</b>
        <p>
          {other === null
            ? t('lookAlike.letters', { name })
            : t('lookAlike.known', { name, other: nameInText(other) })}
        </p>
      </Note>
      <div>
        <Button variant="line" onClick={() => setAgreed(domain)}>
          {t('lookAlike.go', { name })}
        </Button>
      </div>
    </>
  )
}

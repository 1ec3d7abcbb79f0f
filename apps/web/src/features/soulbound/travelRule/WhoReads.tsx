import { useTranslation } from 'react-i18next'
import layout from '../../../shared/ui/page/layout.module.css'
import { Note } from '../../../shared/ui/cards/Note'
import text from '../../../shared/ui/text/text.module.css'
import { KeyFingerprint } from '../KeyFingerprint'

interface WhoReadsProps {
  /** The name of the issuer. */
  readonly issuer: string
  readonly modulus: string
}

/** Who will be able to read what is about to be sent: it stands in front of the button that sends it. */
export function WhoReads({ issuer, modulus }: WhoReadsProps) {
  const { t } = useTranslation('soulbound')
  return (
    <Note kind="info" icon="lock">
      <div className={layout.stack}>
        <b>{t('travelRule.readers')}</b>
        <p>{t('travelRule.onlyIssuer', { issuer })}</p>
        <p>{t('travelRule.forGood', { issuer })}</p>
        <p className={text.hint}>
          {t('travelRule.key')} <KeyFingerprint modulus={modulus} />
        </p>
      </div>
    </Note>
  )
}

import { sha256, utf8ToBytes, bytesToHex } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import layout from '../../../shared/ui/layout.module.css'
import { Note } from '../../../shared/ui/Note'
import text from '../../../shared/ui/text.module.css'

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

/** What tells one public key from another, short enough to be compared by voice. */
export function KeyFingerprint({ modulus }: { readonly modulus: string }) {
  const hex = bytesToHex(sha256(utf8ToBytes(modulus))).slice(2, 18)
  return <code>{hex.replace(/(.{4})(?=.)/g, '$1 ')}</code>
}

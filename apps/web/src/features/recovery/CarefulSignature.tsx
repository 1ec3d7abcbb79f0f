import { formatName, walletRules, type Name } from '@tyto/identity'
import { toBech32, type Address } from '@tyto/primitives'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Address as AddressText } from '../../shared/ui/Address'
import { nameInText } from '../../shared/ui/nameParts'
import { Note } from '../../shared/ui/Note'
import text from '../../shared/ui/text.module.css'
import { Tick } from '../../shared/ui/Tick'
import { SignButton } from './SignButton'
import styles from './SignerForm.module.css'

interface CarefulSignatureProps {
  /** The name that is to be recovered, and the version of its wallet. */
  readonly name: Name
  readonly version: string
  /** Who gets it; null in a drill, which hands over nothing. */
  readonly newController: Address | null
  /** What the guardian says to have done before. */
  readonly spoke: string
  readonly signing: { readonly isPending: boolean; readonly error: unknown; mutate(): void }
  /** What came of it. */
  readonly children: ReactNode
}

/** The risk of a guardian's signature in words, a tick, and MAKE SIGNATURE. */
export function CarefulSignature({
  name,
  version,
  newController,
  spoke,
  signing,
  children,
}: CarefulSignatureProps) {
  const { t } = useTranslation('recovery')
  const [isSure, setSure] = useState(false)
  const isBound = walletRules(version).bindsSignatures
  return (
    <div className={styles.sign}>
      {newController !== null && (
        <>
          <Note kind="warning">
            <b className={text.strong}>{t('sign.callFirst', { name: nameInText(formatName(name)) })}</b>{' '}
            {t('sign.risk')} <AddressText value={toBech32(newController)} as="grouped" />
          </Note>
          {!isBound && <Note kind="danger">{t('sign.unbound', { version })}</Note>}
        </>
      )}
      <Tick isSet={isSure} onChange={setSure}>
        {spoke}
      </Tick>
      <SignButton
        canSign={isSure}
        busy={signing.isPending}
        error={signing.error}
        onSign={() => signing.mutate()}
      >
        {t('sign.action')}
      </SignButton>
      {children}
    </div>
  )
}

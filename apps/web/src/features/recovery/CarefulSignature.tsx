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
  /** The name to recover, and the version of its wallet. */
  readonly name: Name
  readonly version: string
  /** The account that will control it; null in a drill, which hands over nothing. */
  readonly newController: Address | null
  /** The text beside the tick, with which the guardian confirms having talked to the person. */
  readonly spoke: string
  readonly signing: { readonly isPending: boolean; readonly error: unknown; mutate(): void }
  /** The signature, after it was made. */
  readonly children: ReactNode
}

/** Explains the risk of a guardian's signature and asks for a tick before MAKE SIGNATURE. */
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

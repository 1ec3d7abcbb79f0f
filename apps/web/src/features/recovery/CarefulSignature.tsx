import { formatName, walletRules, type Name } from '@tyto/identity'
import { toBech32, type Address } from '@tyto/primitives'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Address as AddressText } from '../../shared/ui/text/Address'
import { nameInText } from '../../shared/ui/text/nameParts'
import { Note } from '../../shared/ui/cards/Note'
import text from '../../shared/ui/text/text.module.css'
import { SignButton } from './SignButton'
import styles from './SignerForm.module.css'

interface CarefulSignatureProps {
  /** The name to recover, and the version of its wallet. */
  readonly name: Name
  readonly version: string
  /** The account that will control it; null in a drill, which hands over nothing. */
  readonly newController: Address | null
  /** The input with which the guardian shows to have talked to the person. */
  readonly proof: ReactNode
  /** True once that input is right. */
  readonly isProven: boolean
  readonly signing: { readonly isPending: boolean; readonly error: unknown; mutate(): void }
  /** The signature, after it was made. */
  readonly children: ReactNode
}

/** Explains the risk of a guardian's signature and asks for a proof of the call before MAKE SIGNATURE. */
export function CarefulSignature({
  name,
  version,
  newController,
  proof,
  isProven,
  signing,
  children,
}: CarefulSignatureProps) {
  const { t } = useTranslation('recovery')
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
      {proof}
      <SignButton
        canSign={isProven}
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

import {
  decodeIssuedSignature,
  findIssuedCode,
  formatName,
  parseSignature,
  type DidRecord,
  type IssuedSignature,
  type Name,
} from '@tyto/identity'
import { err, ok } from '@tyto/primitives'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../../shared/settings/network'
import { FieldMessage } from '../../../shared/ui/fields/FieldMessage'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { Note } from '../../../shared/ui/cards/Note'
import { StepField } from '../../../shared/ui/steps/StepField'
import { StepForm } from '../../../shared/ui/steps/StepForm'
import { textStep, useSteps } from '../../../shared/ui/steps/useSteps'
import { FileField } from '../FileField'
import { issuerName } from '../issuers'
import { MintToken } from './MintToken'
import { useSignerPlan } from './useSignerPlan'

interface MintFormProps {
  readonly name: Name
  readonly record: DidRecord
  readonly issued: IssuedSignature | null
}

/** Who signed, and the signature: typed, or as the issuer's link or file brings them. */
export function MintForm({ name, record, issued }: MintFormProps) {
  const { t } = useTranslation('soulbound')
  const [opened, setOpened] = useState<IssuedSignature | null>(null)
  const [isBadFile, setBadFile] = useState(false)
  const given = opened ?? issued
  const read = (content: string): void => {
    const code = decodeIssuedSignature(findIssuedCode(content) ?? '')
    setBadFile(!code.ok)
    if (code.ok) setOpened(code.value)
  }
  return (
    <div className={layout.stack}>
      {given !== null && (
        <Note kind={given.wallet === record.address ? 'success' : 'danger'}>
          {given.wallet === record.address
            ? t('mint.fromLink', { issuer: nameInText(formatName(issuerName(ofCode(given)))) })
            : t('mint.otherWallet', { name: nameInText(formatName(name)) })}
        </Note>
      )}
      <TypedMint key={given?.signature ?? ''} name={name} record={record} given={given} />
      <FileField label={t('mint.file')} onRead={read} />
      {isBadFile && <FieldMessage kind="error">{t('mint.badFile')}</FieldMessage>}
    </div>
  )
}

const ofCode = ({ issuer, keyId }: IssuedSignature) => ({ domain: issuer, keyId })

interface TypedMintProps {
  readonly name: Name
  readonly record: DidRecord
  readonly given: IssuedSignature | null
}

function TypedMint({ name, record, given }: TypedMintProps) {
  const { t } = useTranslation('soulbound')
  const network = useNetworkId()
  const form = useSteps({
    issuer: useSignerPlan(network, given === null ? '' : formatName(issuerName(ofCode(given)))),
    signature: textStep(
      t('mint.signature'),
      (typed) => {
        const signature = parseSignature(typed)
        if (signature.ok) return ok(signature.value)
        return err(t(`signature.${signature.code === 'SignatureLacksPrefix' ? 'noPrefix' : 'malformed'}`))
      },
      { initial: given?.signature ?? '' },
    ),
  })
  const typing = { autoCapitalize: 'none', spellCheck: false } as const
  return (
    <StepForm
      steps={form}
      submit={({ issuer, signature }) => (
        <MintToken name={name} record={record} issuer={issuer} signature={signature} given={given} />
      )}
    >
      <StepField step={form.steps.issuer} hint={t('mint.issuerHint')} {...typing} />
      <StepField step={form.steps.signature} hint={t('mint.signatureHint')} mono {...typing} />
    </StepForm>
  )
}

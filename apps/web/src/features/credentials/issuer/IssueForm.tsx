import type { DidRecord, Name } from '@tyto/identity'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TestKeysHint } from '../../../shared/session/fixes/TestKeysHint'
import { useStorageWallet } from '../../../shared/session/wallet/storageWallet'
import { useNetworkId } from '../../../shared/settings/network'
import { Button } from '../../../shared/ui/buttons/Button'
import { Field } from '../../../shared/ui/fields/Field'
import { FieldMessage } from '../../../shared/ui/fields/FieldMessage'
import { SelectField } from '../../../shared/ui/fields/SelectField'
import { Tick } from '../../../shared/ui/fields/Tick'
import layout from '../../../shared/ui/page/layout.module.css'
import { FailureNote } from '../FailureNote'
import type { Draft } from './credentialTerms'
import { longestLabel, readDraft, terms, type DraftCode, type DraftInput, type Term } from './draft'
import { FactRows } from './FactRows'
import { GiveCredential } from './GiveCredential'
import type { Holder } from './holderOf'
import { issueCredentialTo } from './issueCredentialTo'
import { Statement } from './Statement'

interface IssueFormProps {
  readonly name: Name
  readonly record: DidRecord
  readonly holder: Holder
}

const blank: DraftInput = { title: '', facts: [{ label: '', value: '' }], term: 'year', list: null }

/**
 * What a credential says, then the same in plain words, then one press that signs. What is typed stays in the memory of this page.
 */
export function IssueForm({ name, record, holder }: IssueFormProps) {
  const { t } = useTranslation('credentials')
  const network = useNetworkId()
  const storage = useStorageWallet((session) => session.wallet)
  const [input, setInput] = useState(blank)
  const [read, setRead] = useState<Draft | null>(null)
  const [fault, setFault] = useState<DraftCode | null>(null)
  const issuing = useMutation({
    networkMode: 'always',
    mutationFn: (draft: Draft) => issueCredentialTo(draft, { name, record, network, storage }),
  })
  const review = (): void => {
    const draft = readDraft(input, { holder, name, record, now: Date.now() })
    setFault(draft.ok ? null : draft.code)
    if (draft.ok) setRead(draft.value)
  }
  const change = (): void => {
    issuing.reset()
    setRead(null)
  }
  if (issuing.data !== undefined) {
    const again = (): void => {
      change()
      setInput(blank)
    }
    return <GiveCredential holder={holder.name} sealed={issuing.data} onClose={again} />
  }
  if (read === null) {
    return <DraftFields input={input} fault={fault} onChange={setInput} onReview={review} />
  }
  return (
    <div className={layout.stack}>
      <Statement name={name} draft={read} />
      {issuing.isError && <FailureNote error={issuing.error} />}
      <div className={layout.row}>
        <Button variant="line" disabled={issuing.isPending} onClick={change}>
          {t('issue.change')}
        </Button>
        <Button variant="sign" busy={issuing.isPending} onClick={() => issuing.mutate(read)}>
          {t('issue.sign')}
        </Button>
        <TestKeysHint />
      </div>
    </div>
  )
}

interface DraftFieldsProps {
  readonly input: DraftInput
  readonly fault: DraftCode | null
  readonly onChange: (input: DraftInput) => void
  readonly onReview: () => void
}

function DraftFields({ input, fault, onChange, onReview }: DraftFieldsProps) {
  const { t } = useTranslation('credentials')
  return (
    <div className={layout.stack}>
      <Field
        label={t('issue.name')}
        hint={t('issue.nameHint')}
        autoComplete="off"
        maxLength={longestLabel}
        value={input.title}
        onChange={(event) => onChange({ ...input, title: event.target.value })}
      />
      <FactRows facts={input.facts} onChange={(facts) => onChange({ ...input, facts })} />
      <SelectField
        label={t('until')}
        options={terms.map((term) => ({ value: term, label: t(`issue.term.${term}`) }))}
        value={input.term}
        onChange={(term) => onChange({ ...input, term: term as Term })}
      />
      <Tick isSet={input.list !== null} onChange={(isSet) => onChange({ ...input, list: isSet ? '' : null })}>
        {t('issue.canTakeBack')}
      </Tick>
      {input.list !== null && (
        <Field
          label={t('issue.list')}
          hint={t('issue.listHint')}
          placeholder="https://"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2_000}
          mono
          value={input.list}
          onChange={(event) => onChange({ ...input, list: event.target.value })}
        />
      )}
      {fault !== null && <FieldMessage kind="error">{t(`issue.fault.${fault}`)}</FieldMessage>}
      <div>
        <Button variant="step" onClick={onReview}>
          {t('issue.review')}
        </Button>
      </div>
    </div>
  )
}

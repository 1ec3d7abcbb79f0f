import { commonLinkLabels, webLink } from '@tyto/identity'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../shared/ui/fields/Field'
import { FieldMessage } from '../../../shared/ui/fields/FieldMessage'
import { Segmented } from '../../../shared/ui/fields/Segmented'
import { Unfold } from '../../../shared/ui/cards/Unfold'
import text from '../../../shared/ui/text/text.module.css'
import { ColorField } from './ColorField'
import { editedNew, linkOf, type ServiceFault, type ServiceInput } from '../draft/serviceInput'
import styles from './ServiceInputs.module.css'
import { useFaultText } from './useFaultText'

interface ServiceInputsProps {
  readonly input: ServiceInput
  readonly fault: ServiceFault | null
  /** False for a service of the document, whose id cannot change. */
  readonly isNew: boolean
  /** Ids of the other services. */
  readonly taken: readonly string[]
  readonly onChange: (input: ServiceInput) => void
}

const longestDescription = 60

/** The inputs of one service: a link of any kind, one of the common links, or a blockchain address. */
export function ServiceInputs({ input, fault, isNew, taken, onChange }: ServiceInputsProps) {
  const { t } = useTranslation('update')
  const faultText = useFaultText()
  const at = fieldOf(fault)
  const errorAt = (field: string): string | undefined =>
    at === field && fault !== null ? faultText(fault) : undefined
  const change = (part: Partial<ServiceInput>): void =>
    onChange(isNew ? editedNew(input, part, taken) : { ...input, ...part })
  const link = input.kind === 'address' || input.target.trim() === '' ? null : linkOf(input)
  return (
    <div className={styles.inputs}>
      <div className={styles.line}>
        {(input.kind === 'link' || (input.kind === 'address' && isNew)) && (
          <Field
            className={styles.label}
            label={t('service.label')}
            value={input.label}
            autoComplete="off"
            onChange={(event) => change({ label: event.target.value })}
          />
        )}
        {input.kind === 'common' && (
          <CommonLabel value={input.label} onChange={(label) => change({ label })} />
        )}
        {input.kind === 'address' && (
          <div className={styles.choice}>
            <span className={styles.caption}>{t('service.chain')}</span>
            <Segmented
              label={t('service.chain')}
              value={input.chain}
              onChange={(chain) => change({ chain })}
              options={[
                { value: 'Zilliqa', label: 'Zilliqa' },
                { value: 'Other', label: t('service.otherChain') },
              ]}
            />
          </div>
        )}
        {input.kind === 'common' && input.label === 'LinkedIn' && (
          <div className={styles.choice}>
            <span className={styles.caption}>{t('service.linkedIn')}</span>
            <Segmented
              label={t('service.linkedIn')}
              value={input.linkedIn}
              onChange={(linkedIn) => change({ linkedIn })}
              options={[
                { value: 'in', label: t('service.person') },
                { value: 'company', label: t('service.company') },
              ]}
            />
          </div>
        )}
        <Field
          className={styles.target}
          label={t(`service.target.${input.kind}`)}
          value={input.target}
          error={errorAt('target')}
          hint={hintOf(input)}
          inputMode={input.kind === 'link' ? 'url' : 'text'}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          mono={input.kind === 'address'}
          onChange={(event) => change({ target: event.target.value })}
        />
        {input.kind !== 'address' && (
          <div className={styles.colors} role="group" aria-label={t('service.colors')}>
            <span className={styles.caption}>{t('service.colors')}</span>
            <ColorField
              label={t('service.color1')}
              value={input.color1}
              onChange={(color1) => change({ color1 })}
            />
            <ColorField
              label={t('service.color2')}
              value={input.color2}
              onChange={(color2) => change({ color2 })}
            />
          </div>
        )}
      </div>
      {link?.ok && input.kind === 'common' && (
        <p className={styles.becomes}>{t('service.becomes', { link: link.value })}</p>
      )}
      {link?.ok && input.kind === 'link' && webLink(link.value) === null && (
        <p className={text.hint}>{t('service.noLink')}</p>
      )}
      {input.kind !== 'address' && (
        <Description value={input.description} onChange={(description) => change({ description })} />
      )}
      {isNew && (
        <Unfold label={t('service.more')} isOpen={at === 'id'}>
          <Field
            className={styles.id}
            label={t('service.id')}
            hint={t('service.idHint')}
            value={input.id}
            error={errorAt('id')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => change({ id: event.target.value })}
          />
        </Unfold>
      )}
      {at === 'all' && fault !== null && <FieldMessage kind="error">{faultText(fault)}</FieldMessage>}
    </div>
  )

  function hintOf({ kind, label }: ServiceInput): string | undefined {
    if (kind === 'address') return t('service.addressHint')
    if (kind === 'link') return t('service.linkHint')
    return label === 'WhatsApp' ? t('service.whatsAppHint') : t('service.handleHint')
  }
}

function CommonLabel({
  value,
  onChange,
}: {
  readonly value: string
  readonly onChange: (label: string) => void
}) {
  const { t } = useTranslation('update')
  const id = useId()
  return (
    <div className={styles.choice}>
      <label className={styles.caption} htmlFor={id}>
        {t('service.commonLink')}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {commonLinkLabels.map((label) => (
          <option key={label}>{label}</option>
        ))}
      </select>
    </div>
  )
}

/** The description, with its length shown while it is typed. */
function Description({
  value,
  onChange,
}: {
  readonly value: string
  readonly onChange: (description: string) => void
}) {
  const { t } = useTranslation('update')
  const faultText = useFaultText()
  const length = Array.from(value.trim()).length
  return (
    <Field
      label={t('service.description', { length, of: longestDescription })}
      value={value}
      error={length > longestDescription ? faultText('DescriptionIsTooLong') : undefined}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** The input that a fault belongs to. */
function fieldOf(fault: ServiceFault | null): 'id' | 'target' | 'description' | 'all' {
  switch (fault) {
    case 'InputIsIncomplete':
    case 'WrongAddress':
    case 'HandleIsNotANumber':
    case 'HandleIsMalformed':
    case 'LinkIsOfAnotherService':
    case 'LinkIsMalformed':
      return 'target'
    case 'DescriptionIsTooLong':
      return 'description'
    case 'ServiceIsRepeated':
      return 'id'
    case 'ColorIsNotHex':
    case null:
      return 'all'
  }
}

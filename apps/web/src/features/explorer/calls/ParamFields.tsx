import { useTranslation } from 'react-i18next'
import { Field } from '../../../shared/ui/fields/Field'
import { SelectField } from '../../../shared/ui/fields/SelectField'
import { readableType } from '../../../shared/values/readableType'
import type { TypedParam } from './callParams'

interface ParamFieldsProps {
  readonly params: readonly TypedParam[]
  /** Is it time to say that a value cannot be read? */
  readonly saysError: (param: TypedParam) => boolean
  readonly onType: (param: string, value: string) => void
  readonly onLeave?: (param: string) => void
}

/** A field for each parameter of a call or a deploy. */
export function ParamFields({ params, saysError, onType, onLeave }: ParamFieldsProps) {
  const { t } = useTranslation('explorer')
  return params.map((param) => {
    const { name, type, kind, typed, value } = param
    return kind === 'flag' ? (
      <SelectField
        key={name}
        label={`${name} · ${readableType(type)}`}
        value={typed === 'True' ? 'True' : 'False'}
        options={[
          { value: 'False', label: 'False' },
          { value: 'True', label: 'True' },
        ]}
        onChange={(next) => onType(name, next)}
      />
    ) : (
      <Field
        key={name}
        label={`${name} · ${readableType(type)}`}
        hint={kind === 'json' ? t('tryCall.json') : undefined}
        error={!value.ok && saysError(param) ? t(`tryCall.${value.code}`) : undefined}
        value={typed}
        onChange={(event) => onType(name, event.target.value)}
        onBlur={() => onLeave?.(name)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        mono
      />
    )
  })
}

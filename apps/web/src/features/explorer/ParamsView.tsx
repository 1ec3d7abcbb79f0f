import type { ScillaParam } from '@tyto/abi'
import type { ContractFacts } from '@tyto/chain'
import { useTranslation } from 'react-i18next'
import { ParamTable } from '../../shared/ui/ParamTable'
import text from '../../shared/ui/text.module.css'
import { definitionsOf, unitOfParam } from './ourContracts'
import { readType, showValue, withoutPrefix } from './shownValue'
import { ValueView } from './ValueView'

interface ParamsViewProps {
  /** What the table holds, for screen readers. */
  readonly label: string
  /** The transition, event or message whose parameters they are. */
  readonly of: string
  readonly params: readonly ScillaParam[]
  /** The contract whose types and units they have, as far as it is known. */
  readonly contract: ContractFacts | null | undefined
  /** The contract that sent them, in a message. */
  readonly sender?: ContractFacts | null | undefined
}

/** Parameters by the types that they state, in plain units. */
export function ParamsView({ label, of, params, contract, sender = null }: ParamsViewProps) {
  const { t } = useTranslation('explorer')
  if (params.length === 0) return <p className={text.hint}>{t('params.none')}</p>
  const definitions = definitionsOf(contract?.name)
  return (
    <ParamTable
      label={label}
      headings={[t('params.name'), t('params.type'), t('params.value')]}
      rows={params.map(({ vname, type, value }) => ({
        name: vname,
        type: withoutPrefix(type),
        value: (
          <ValueView
            value={showValue(readType(type), value, definitions)}
            unit={unitOfParam(contract, of, vname, params, sender)}
          />
        ),
      }))}
    />
  )
}

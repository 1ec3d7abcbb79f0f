import type { ScillaParam } from '@tyto/abi'
import type { ContractFacts } from '@tyto/chain'
import { useTranslation } from 'react-i18next'
import text from '../../../shared/ui/text/text.module.css'
import { ParamsTable } from '../../../shared/values/ParamsTable'
import { showParams } from '../../../shared/values/showParams'
import { explorerLook } from './explorerLook'
import { useKnownDomains } from './useKnownDomains'

interface ParamsViewProps {
  /** The name of the table, for screen readers. */
  readonly label: string
  /** The transition, event or message that has these parameters. */
  readonly of: string
  readonly params: readonly ScillaParam[]
  /** The contract that defines their types and units; null or undefined if unknown. */
  readonly contract: ContractFacts | null | undefined
  /** The contract that sent them, for a message. */
  readonly sender?: ContractFacts | null | undefined
}

/** A table of parameters, shown by their types and in plain units. */
export function ParamsView({ label, params, ...of }: ParamsViewProps) {
  const { t } = useTranslation('explorer')
  const names = useKnownDomains()
  if (params.length === 0) return <p className={text.hint}>{t('params.none')}</p>
  return (
    <ParamsTable
      label={label}
      headings={[t('params.name'), t('params.type'), t('params.value')]}
      params={showParams(params, { ...of, names })}
      look={explorerLook}
    />
  )
}

import type { ScillaParam } from '@tyto/abi'
import type { ContractFacts } from '@tyto/chain'
import { useTranslation } from 'react-i18next'
import text from '../../shared/ui/text.module.css'
import { ParamsTable } from '../../shared/values/ParamsTable'
import { showParams } from '../../shared/values/showParams'
import { explorerLook } from './explorerLook'
import { useKnownDomains } from './useKnownDomains'

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

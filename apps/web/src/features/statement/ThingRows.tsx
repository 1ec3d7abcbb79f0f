import type { StatedFact } from '@tyto/chain'
import { useTranslation } from 'react-i18next'
import { FactRow } from './FactRow'
import { coinSymbol, FactValue } from './FactValue'
import { foldFacts } from './partsOf'
import { useUnknownText } from './useUnknownText'
import { commaText } from '../../shared/ui/text/listText'

interface ThingRowsProps {
  readonly kind: 'balance' | 'allowances' | 'nfts' | 'shares'
  readonly facts: readonly StatedFact[]
}

/**
 * The coins or collections that are held: one row for each that there is, one for all that there is none of, one for each
 * reason why some are unknown.
 */
export function ThingRows({ kind, facts }: ThingRowsProps) {
  const { t, i18n } = useTranslation('statement')
  const unknownText = useUnknownText()
  const { there, none, unknown } = foldFacts(facts)
  const reasons = [...new Set(unknown.map(unknownText))]
  const label = t(`fact.${kind}`)
  return (
    <>
      {there.map((fact) => (
        <FactRow key={fact.about} label={label} facts={[fact]}>
          <FactValue fact={fact} />
        </FactRow>
      ))}
      {none.length > 0 && (
        <FactRow label={label} facts={none}>
          {t(`none.${kind}`, { things: namesOf(none, i18n.language) })}
        </FactRow>
      )}
      {reasons.map((reason) => {
        const of = unknown.filter((fact) => unknownText(fact) === reason)
        return (
          <FactRow key={reason} label={label} facts={of}>
            {t('unknownOf', { things: namesOf(of, i18n.language), reason })}
          </FactRow>
        )
      })}
    </>
  )
}

function namesOf(facts: readonly StatedFact[], language: string): string {
  return commaText(
    facts.map(({ about }) => coinSymbol(about ?? '')),
    language,
  )
}

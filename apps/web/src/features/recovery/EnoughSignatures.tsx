import { useTranslation } from 'react-i18next'
import text from '../../shared/ui/text/text.module.css'
import type { Pair } from './checkSignatures'
import { guardianName } from './guardianPlans'
import { listText } from '../../shared/ui/text/listText'

interface EnoughSignaturesProps {
  /** The number that the contract asks for. */
  readonly threshold: number
  /** The guardians whose signatures are right, in the order in which they are sent. */
  readonly guardians: readonly Pair['guardian'][]
}

/** Where more guardians have signed than are needed, says whose signatures are sent. */
export function EnoughSignatures({ threshold, guardians }: EnoughSignaturesProps) {
  const { t, i18n } = useTranslation('recovery')
  if (guardians.length <= threshold) return null
  const names = guardians.slice(0, threshold).map(guardianName)
  const who = listText(names, i18n.language)
  return <p className={text.hint}>{t('execute.enough', { number: threshold, who })}</p>
}

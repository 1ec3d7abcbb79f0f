import type { LinkCodeError } from '@tyto/identity'
import { useTranslation } from 'react-i18next'

/** The text that says why the code of a link cannot be read. */
export function useLinkProblemText(): (code: LinkCodeError) => string {
  const { t } = useTranslation('chain')
  return (code) => t(`link.${code}`)
}

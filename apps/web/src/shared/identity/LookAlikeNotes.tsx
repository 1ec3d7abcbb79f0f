import type { LookAlike } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { FieldMessage } from '../ui/FieldMessage'

/** Why a name may be mistaken for another one. */
export function LookAlikeNotes({ flags }: { readonly flags: readonly LookAlike[] }) {
  const { t } = useTranslation('chain')
  return flags.map((flag) => (
    <FieldMessage key={flag} kind="warn">
      {t(`lookAlike.${flag}`)}
    </FieldMessage>
  ))
}

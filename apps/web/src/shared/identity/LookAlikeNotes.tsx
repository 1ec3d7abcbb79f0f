import { formatName, lookAlikes, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../ui/Avatar'
import { FieldMessage } from '../ui/FieldMessage'
import layout from '../ui/layout.module.css'
import { Name as NameText } from '../ui/Name'
import { nameInText } from '../ui/nameParts'
import { useConfusable } from './useConfusable'

/**
 * Warns that a name may be confused with another one. If this device knows the other name, both are shown with their
 * plates. Needs the area `chain`.
 */
export function LookAlikeNotes({ name }: { readonly name: Name }) {
  const { t } = useTranslation('chain')
  const other = useConfusable(name)
  const text = formatName(name)
  return (
    <>
      {lookAlikes(name).map((flag) => (
        <FieldMessage key={flag} kind="warn">
          {t(`lookAlike.${flag}`)}
        </FieldMessage>
      ))}
      {other !== null && (
        <>
          <FieldMessage kind="warn">{t('lookAlike.Known', { name: nameInText(other) })}</FieldMessage>
          <ul className={layout.row} aria-label={t('lookAlike.plates')}>
            {[text, other].map((each) => (
              <li key={each} className={layout.row}>
                <Avatar name={each} />
                <NameText name={each} size="xs" />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

import { lookAlikes, type Name } from '@tyto/identity'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { retriedPart } from '../ui/parts/retriedPart'
import { FieldMessage } from '../ui/fields/FieldMessage'
import { nameInText } from '../ui/text/nameParts'
import { useConfusable } from './useConfusable'

// Few names need it. The warning itself does not wait for it.
const LookAlikeLetters = retriedPart(
  () => import('./LookAlikeLetters').then((module) => module.LookAlikeLetters),
  () => null,
)

// Its tables are larger than home, and few names need them.
const EnsNote = retriedPart(
  () => import('./EnsNote').then((module) => module.EnsNote),
  () => null,
)

/** Names of such letters alone are like no others by their script. */
const plainName = /^[a-z0-9_-]*$/

/**
 * Warns that a name may be confused with another one, and shows which letters do it. If this device knows the other
 * name, both stand under each other with their plates. Needs the area `chain`.
 */
export function LookAlikeNotes({ name }: { readonly name: Name }) {
  const { t } = useTranslation('chain')
  const other = useConfusable(name)
  const flags = lookAlikes(name)
  const isPlain = plainName.test(name.domain)
  if (isPlain && flags.length === 0 && other === null) return null
  return (
    <>
      {flags.map((flag) => (
        <FieldMessage key={flag} kind="warn">
          {t(`lookAlike.${flag}`)}
        </FieldMessage>
      ))}
      {other !== null && (
        <FieldMessage kind="warn">{t('lookAlike.Known', { name: nameInText(other) })}</FieldMessage>
      )}
      <Suspense>
        {(flags.length > 0 || other !== null) && <LookAlikeLetters name={name} other={other} />}
        {!isPlain && <EnsNote domain={name.domain} />}
      </Suspense>
    </>
  )
}

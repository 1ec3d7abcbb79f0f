import { formatName, type DidRecord, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { LookAlikeNotes } from '../../../shared/recipients/LookAlikeNotes'
import { Note } from '../../../shared/ui/cards/Note'
import { commaText } from '../../../shared/ui/text/listText'

/** Warnings before a visitor trusts a name: it looks like another one, or it has no document yet. */
export function NameWarnings({ name, record }: { readonly name: Name; readonly record: DidRecord }) {
  const { t, i18n } = useTranslation('chain')
  return (
    <>
      <LookAlikeNotes name={name} />
      {(record.did === '' || record.status === 'Deployed') && (
        <Note kind="info">{t('noDid', { name: formatName(name) })}</Note>
      )}
      {record.unreadable.length > 0 && (
        <Note kind="warning">{t('unreadable', { fields: commaText(record.unreadable, i18n.language) })}</Note>
      )}
    </>
  )
}

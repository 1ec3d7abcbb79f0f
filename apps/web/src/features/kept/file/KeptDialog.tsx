import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../shared/ui/dialog/Dialog'
import layout from '../../../shared/ui/page/layout.module.css'
import { Note } from '../../../shared/ui/cards/Note'
import { Segmented } from '../../../shared/ui/fields/Segmented'
import { RestoreKept } from './RestoreKept'
import { SaveKept } from './SaveKept'

/** Saves what this browser knows of a person as one locked file, and takes such a file over. */
export function KeptDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['keptFile', 'common'])
  const [act, setAct] = useState<'save' | 'restore'>('save')
  return (
    <Dialog open onClose={onClose} title={t('common:menu.kept')}>
      <div className={layout.stack}>
        <Segmented
          label={t('act')}
          value={act}
          onChange={setAct}
          options={[
            { value: 'save', label: t('save.tab') },
            { value: 'restore', label: t('restore.tab') },
          ]}
          fill
        />
        {/* Browsers have ciphers for pages that came over TLS, or from this machine, and for no others. */}
        {window.isSecureContext ? (
          act === 'save' ? (
            <SaveKept />
          ) : (
            <RestoreKept />
          )
        ) : (
          <Note kind="warning">{t('unsafe')}</Note>
        )}
      </div>
    </Dialog>
  )
}

import { useTranslation } from 'react-i18next'
import { noStorageWallet } from '../session/findMissing'
import { MissingFix } from '../session/MissingFix'
import { useStorageWallet } from '../session/storageWallet'
import { Note } from '../ui/Note'
import layout from '../ui/layout.module.css'

/** What becomes of the private halves of new keys: kept by the storage wallet, or, said plainly, by nobody. */
export function StorageNote({ of }: { readonly of: 'wallet' | 'document' | 'subdomain' }) {
  const { t } = useTranslation(['create', 'session'])
  const isConnected = useStorageWallet((storage) => storage.address !== null)
  if (isConnected) return <Note kind="success">{t(`create:keys.${of}.kept`)}</Note>
  return (
    <div className={layout.stack}>
      <Note kind="warning">{t(`create:keys.${of}.lost`)}</Note>
      <div>
        <MissingFix missing={noStorageWallet} small />
      </div>
    </div>
  )
}

import type { NetworkId } from '@tyto/chain'
import {
  tydraCollections,
  tydraMetadata,
  tydraPicture,
  tydraTitles,
  type Name,
  type TydraCollection,
} from '@tyto/identity'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../shared/chain/chain'
import { SafePicture } from '../../shared/identity/image/SafePicture'
import { useSavedUpload } from '../../shared/permaweb/savedUploads'
import { useSaveForever } from '../../shared/permaweb/useSaveForever'
import { noStorageWallet } from '../../shared/session/findMissing'
import { MissingFix } from '../../shared/session/MissingFix'
import { useStorageWallet } from '../../shared/session/storageWallet'
import { useNetworkId } from '../../shared/settings/network'
import { Button } from '../../shared/ui/Button'
import { Card } from '../../shared/ui/Card'
import { CopyButton } from '../../shared/ui/CopyButton'
import { ExternalLink } from '../../shared/ui/ExternalLink'
import layout from '../../shared/ui/layout.module.css'
import { Note } from '../../shared/ui/Note'
import { SelectField } from '../../shared/ui/SelectField'
import text from '../../shared/ui/text.module.css'
import styles from './SaveTydra.module.css'

interface SaveTydraProps {
  readonly name: Name
}

/** Draws the Tydra of a domain and stores its metadata for good: the id is its token uri. */
export function SaveTydra({ name }: SaveTydraProps) {
  const network = useNetworkId()
  const { t } = useTranslation(['tydras', 'session'])
  const [collection, setCollection] = useState<TydraCollection>('nessy')
  const address = useStorageWallet((storage) => storage.address)
  const subject = `tydra/${collection}/${name.domain}`
  const saved = useSavedUpload(network, subject)
  const { save, isBusy } = useSaveForever()
  const picture = tydraPicture(collection, name.domain)
  const title = tydraTitles[collection]

  const press = (deployer: string): void => {
    const content = tydraMetadata({ collection, domain: name.domain, net: network, deployer })
    void save({ network, subject, content, contentType: 'application/json' })
  }
  return (
    <Card title={t('tydras:title')}>
      <div className={styles.columns}>
        <SafePicture uri={picture} label={t('tydras:picture', { title, domain: name.domain })} seed={title} />
        <div className={layout.stack}>
          <p className={text.sub}>{t('tydras:lead')}</p>
          <SelectField
            label={t('tydras:type')}
            value={collection}
            onChange={(value) => setCollection(tydraCollections.find((each) => each === value) ?? collection)}
            options={tydraCollections.map((value) => ({ value, label: tydraTitles[value] }))}
          />
          {saved !== null && <SavedTydra network={network} id={saved.id} />}
          {address === null ? (
            <>
              <p className={text.sub}>{t('session:need.NoStorageWallet')}</p>
              <MissingFix missing={noStorageWallet} />
            </>
          ) : (
            <div>
              <Button variant={saved === null ? 'step' : 'line'} busy={isBusy} onClick={() => press(address)}>
                {t('tydras:save')}
              </Button>
            </div>
          )}
        </div>
      </div>
    </Card>
  )
}

function SavedTydra({ network, id }: { readonly network: NetworkId; readonly id: string }) {
  const { t } = useTranslation('tydras')
  const [gateway = ''] = chainOf(network).network.gateways
  return (
    <Note kind="success">
      <div className={layout.stack}>
        <span>{t('saved')}</span>
        <span className={layout.row}>
          <span className={styles.id}>{id}</span>
          <CopyButton value={id} label={t('copy')} />
        </span>
        <ExternalLink href={`${gateway}/${id}`}>{t('open')}</ExternalLink>
      </div>
    </Note>
  )
}

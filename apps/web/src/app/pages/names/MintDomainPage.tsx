import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keptIn, nameLists } from '../../../features/nft/listDrafts'
import { MintDomains } from '../../../features/nft/mint/MintDomains'
import { PurchaseForm } from '../../../features/wallet/purchase/PurchaseForm'
import { NamesList } from '../../../features/wallet/names/NamesList'
import { PreviewPlace } from '../../../shared/identity/preview/previewPlace'
import { buildPath } from '../../../shared/routing/routes'
import { useNetworkId } from '../../../shared/settings/network'
import { LinkGrid, GridLink } from '../../../shared/ui/cards/LinkGrid'
import { Card } from '../../../shared/ui/cards/Card'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { Segmented } from '../../../shared/ui/fields/Segmented'
import { useFoundWallet } from '../../gates/foundWallet'

/** The endings that a name can have. */
const suffixes = ['.ssi', '.gzil', '.zlp'] as const

/** `/{name}/didx/wallet/nft/dns`: the names that somebody has or watches, and the form that mints one with this wallet. */
export function MintDomainPage() {
  const { t } = useTranslation(['nft', 'mint', 'purchase'])
  const { name, record } = useFoundWallet()
  const place = { network: useNetworkId(), wallet: record.address }
  const [suffix, setSuffix] = useState(() => keptIn(nameLists, place, suffixes) ?? '.ssi')
  const form = useRef<HTMLDivElement>(null)
  const openForm = (): void => {
    form.current?.scrollIntoView({ block: 'start' })
    form.current?.querySelector('input')?.focus({ preventScroll: true })
  }
  const [preview, setPreview] = useState<HTMLElement | null>(null)
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <NamesList name={name} record={record} onMint={openForm} />
      <div ref={form} className={layout.besidePlate}>
        <aside
          ref={setPreview}
          className={joinClasses(layout.beside, layout.sticky)}
          aria-label={t('purchase:preview.label')}
        />
        <Card title={t('nft:dns.mint')} className={layout.main}>
          <div className={layout.stack}>
            <Segmented
              label={t('mint:suffix')}
              value={suffix}
              onChange={setSuffix}
              options={suffixes.map((each) => ({ value: each, label: each }))}
              fill
            />
            <PreviewPlace value={preview}>
              {suffix === '.ssi' ? (
                <PurchaseForm domain="" login={{ name, address: record.address }} />
              ) : (
                <MintDomains key={suffix} name={name} record={record} collection={suffix} />
              )}
            </PreviewPlace>
          </div>
        </Card>
      </div>
      <div className={layout.besidePlate}>
        <LinkGrid label={t('nft:dns.title')}>
          <GridLink
            to={buildPath('transferUsername', { name })}
            icon="send"
            title={t('nft:transfer.title')}
            hint={t('nft:transfer.cell')}
          />
        </LinkGrid>
      </div>
    </div>
  )
}

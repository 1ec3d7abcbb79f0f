import { parseVersion, type DidRecord } from '@tyto/identity'
import { toBech32, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { DidStatusBadge } from '../../shared/identity/DidStatusBadge'
import { Address as AddressText } from '../../shared/ui/text/Address'
import { Facts, type Fact } from '../../shared/ui/cards/Facts'
import text from '../../shared/ui/text/text.module.css'
import { FlipCard } from '../../shared/ui/cards/FlipCard'

/** The settings of a DID wallet. */
export function SettingsCard({ record }: { readonly record: DidRecord }) {
  const { t } = useTranslation(['session', 'chain'])
  const address = (value: Address | null) =>
    value === null ? t('chain:unknown') : <AddressText value={toBech32(value)} />
  const version = parseVersion(record.version).number.join('.')
  const facts: Fact[] = [
    { label: t('settings.controller'), value: address(record.controller) },
    ...(record.pendingController === null
      ? []
      : [{ label: t('settings.pending'), value: address(record.pendingController) }]),
    { label: t('settings.wallet'), value: address(record.address) },
    { label: t('settings.version'), value: <span className={text.num}>{version || record.version}</span> },
    {
      label: t('settings.status'),
      value: record.status === null ? t('chain:unknown') : <DidStatusBadge status={record.status} />,
    },
  ]
  return (
    <FlipCard icon="gear" title={t('settings.title')} hint={t('settings.hint')} back={t('settings.back')}>
      <Facts facts={facts} />
    </FlipCard>
  )
}

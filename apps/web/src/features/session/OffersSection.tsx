import { formatName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { nameInText } from '../../shared/ui/text/nameParts'
import { NameLine } from './NameLine'
import { Section } from './Section'
import { useOffers } from './useOffers'

/** Wallets that wait for this account, among those that this device knows; nothing where there is none. */
export function OffersSection() {
  const { t } = useTranslation('session')
  const offers = useOffers()
  if (offers.length === 0) return null
  return (
    <Section title={t('account.offers')}>
      <ul>
        {offers.map(({ name, domain }) => (
          <NameLine
            key={formatName(name)}
            name={name}
            hint={
              domain === null
                ? t('account.offeredToAccount')
                : t('account.offeredTo', { name: nameInText(`${domain}.ssi`) })
            }
          />
        ))}
      </ul>
    </Section>
  )
}

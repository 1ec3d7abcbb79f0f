import type { DidDocument } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { DidStatusBadge } from '../../shared/identity/DidStatusBadge'
import { walletKindName } from '../../shared/identity/walletKindName'
import { useNetworkId } from '../../shared/settings/network'
import { Address } from '../../shared/ui/text/Address'
import { Card } from '../../shared/ui/cards/Card'
import { Facts } from '../../shared/ui/cards/Facts'
import { Name } from '../../shared/ui/text/Name'
import text from '../../shared/ui/text/text.module.css'

interface SubjectProps {
  /** The name as people write it. */
  readonly name: string
  readonly document: DidDocument
}

/** The name and DID that the document is about. */
export function DocumentSubject({ name, document }: SubjectProps) {
  const network = useNetworkId()
  const { t } = useTranslation(['did', 'chain', 'common'])
  const { status, version, controller, address } = document
  const number = version.number.join('.') || version.text || t('chain:unknown')
  return (
    <Card title={t('subject')} narrow>
      <Facts
        facts={[
          { label: t('fact.name'), value: <Name name={name} size="xs" /> },
          {
            label: t('fact.status'),
            value: status ? <DidStatusBadge status={status} /> : t('chain:unknown'),
          },
          { label: t('fact.kind'), value: walletKindName(version.kind) ?? t('chain:content.contract') },
          { label: t('fact.version'), value: <span className={text.num}>{number}</span> },
          { label: t('fact.network'), value: t(`common:network.${network}`) },
          {
            label: t('fact.controller'),
            value: controller ? <Address value={toBech32(controller)} /> : t('chain:unknown'),
          },
          { label: t('fact.wallet'), value: <Address value={toBech32(address)} /> },
        ]}
      />
    </Card>
  )
}

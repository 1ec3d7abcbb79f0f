import { formatName, parseVersion, type DidRecord, type Name } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../settings/network'
import { Address } from '../ui/text/Address'
import { CopyButton } from '../ui/share/CopyButton'
import type { Fact } from '../ui/cards/Facts'
import { Name as NameText } from '../ui/text/Name'
import { NameCard } from '../ui/cards/NameCard'
import { Plate } from '../ui/plate/Plate'
import text from '../ui/text/text.module.css'
import { ControllerFact, ControlStatus } from './Control'
import { DidStatusBadge, hasClosedEyes } from './DidStatusBadge'
import { NamePicture } from './NamePicture'
import { PinButton } from './PinButton'
import { walletKindName } from './walletKindName'

interface IdentityCardProps {
  /** Null for a wallet that was opened by its address. */
  readonly name: Name | null
  readonly record: DidRecord
  /** Buttons on the card: to share it, and for the controller. */
  readonly actions?: ReactNode
  /** Under the name: what the person shows of themselves. */
  readonly children?: ReactNode
}

/** The card of a DID wallet: its name and plate, what the person shows, and folded what the chain says of the wallet. */
export function IdentityCard({ name, record, actions, children }: IdentityCardProps) {
  const network = useNetworkId()
  const { t } = useTranslation(['wallet', 'chain', 'common'])
  const version = parseVersion(record.version)
  const bech32 = toBech32(record.address)
  const title = name === null ? bech32 : formatName(name)
  const facts: Fact[] = [
    { label: t('fact.kind'), value: walletKindName(version.kind) ?? t('chain:content.contract') },
    {
      label: t('fact.version'),
      value: (
        <span className={text.num}>{version.number.join('.') || record.version || t('chain:unknown')}</span>
      ),
    },
    {
      label: t('fact.controller'),
      value: <ControllerFact controller={record.controller} />,
    },
  ]
  return (
    <NameCard
      label={t('card')}
      plate={
        name === null ? (
          <Plate
            name={title}
            closed={hasClosedEyes(record.status)}
            label={t(hasClosedEyes(record.status) ? 'common:plate.closed' : 'common:plate.label', {
              name: title,
            })}
          />
        ) : (
          <NamePicture name={name} status={record.status} />
        )
      }
      above={t('identityOn', { network: t(`network.${network}`) })}
      status={
        <ControlStatus controller={record.controller}>
          {record.status && <DidStatusBadge status={record.status} />}
        </ControlStatus>
      }
      actions={
        name !== null && (
          <>
            {actions}
            <PinButton name={name} />
          </>
        )
      }
      name={
        name === null ? (
          <h1>
            <Address value={bech32} as="grouped" />
          </h1>
        ) : (
          <NameText name={title} size="hero" as="h1" />
        )
      }
      onChain={{
        label: t('onChain'),
        isOpen: name === null,
        facts,
        ...(record.did === ''
          ? {}
          : {
              line: record.did,
              lineAction: <CopyButton value={record.did} label={t('copyDid')} done={t('didCopied')} />,
            }),
      }}
    >
      {children}
    </NameCard>
  )
}

import type { DidRecord, IssuedSignature, Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { FlipCard } from '../../../shared/ui/cards/FlipCard'
import { MintForm } from './MintForm'

interface MintCardProps {
  readonly name: Name
  readonly record: DidRecord
  /** The signature that an issuer's link brought; null without one. */
  readonly issued: IssuedSignature | null
}

/** MINT SBT: the issuer's signature of a travel rule becomes a token. */
export function MintCard(props: MintCardProps) {
  const { t } = useTranslation('soulbound')
  const title = t('mint.title')
  return (
    <FlipCard
      icon="shield"
      title={title}
      hint={t('mint.hint')}
      back={t('back', { card: title })}
      isTurnedAtFirst={props.issued !== null}
    >
      <MintForm {...props} />
    </FlipCard>
  )
}

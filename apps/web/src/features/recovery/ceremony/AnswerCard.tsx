import { recoveryRequestDigest, walletRules, type RecoveryAnswer, type RecoveryRequest } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useNetworkId } from '../../../shared/settings/network'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import { Card } from '../../../shared/ui/cards/Card'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import text from '../../../shared/ui/text/text.module.css'
import { Unfold } from '../../../shared/ui/cards/Unfold'
import { SignatureWell } from '../SignatureWell'
import { ceremonyKey, useCeremony } from '../requests/ceremony'
import { answerLink, answerPath } from '../requests/ceremonyLinks'
import { ShareLink } from '../../../shared/ui/share/ShareLink'

interface AnswerCardProps {
  readonly request: RecoveryRequest
  readonly answer: RecoveryAnswer
  /** The version of the wallet to recover. */
  readonly version: string
}

/** The link that brings a guardian's signature back, and the signature alone. */
export function AnswerCard({ request, answer, version }: AnswerCardProps) {
  const { t } = useTranslation(['ceremony', 'recovery'])
  const ceremony = useCeremony(ceremonyKey(useNetworkId(), request.wallet))
  const isOwn = ceremony !== null && recoveryRequestDigest(ceremony.request) === answer.request
  const isBound = walletRules(version).bindsSignatures
  const hint = request.isDrill
    ? t('ceremony:answer.drillHint')
    : t(isBound ? 'recovery:sign.sendBack' : 'recovery:sign.sendBackOlder')
  return (
    <Card title={t('ceremony:answer.title')}>
      <div className={layout.stack}>
        <ShareLink
          link={answerLink(request, answer)}
          title={t('ceremony:answer.share', { name: nameInText(`${answer.guardian}.ssi`) })}
          hint={t('ceremony:answer.hint')}
        />
        {isOwn && (
          <Link className={buttonClasses({ variant: 'line', wide: true })} to={answerPath(request, answer)}>
            {t('ceremony:answer.here')}
          </Link>
        )}
        <p className={text.hint}>{hint}</p>
        <Unfold label={t('recovery:sign.asText')}>
          <SignatureWell signature={answer.signature} />
        </Unfold>
      </div>
    </Card>
  )
}

import { useTranslation } from 'react-i18next'
import { domainsByHash, useKnownNames } from '../../../shared/session/names/knownNames'
import { Address } from '../../../shared/ui/text/Address'
import { Badge } from '../../../shared/ui/text/Badge'
import { FieldMessage } from '../../../shared/ui/fields/FieldMessage'
import { IconButton } from '../../../shared/ui/buttons/IconButton'
import { joinClasses } from '../../../shared/ui/joinClasses'
import { Name } from '../../../shared/ui/text/Name'
import { nameInText } from '../../../shared/ui/text/nameParts'
import text from '../../../shared/ui/text/text.module.css'
import { GuardianFace } from '../GuardianFace'
import { usePairText } from '../usePairs'
import { dropAnswer } from '../requests/ceremony'
import styles from './Ceremony.module.css'
import type { GuardianTally } from '../requests/tallyAnswers'

interface GuardianRowProps {
  readonly tally: GuardianTally
  readonly storageKey: string
}

/** One guardian, by name if it is known, and the state of their answer. */
export function GuardianRow({ tally: { guardian, answer, problem }, storageKey }: GuardianRowProps) {
  const { t } = useTranslation(['recovery', 'ceremony'])
  const pairText = usePairText()
  const known = useKnownNames()
  const domain = answer?.guardian ?? domainsByHash(known).get(guardian) ?? null
  return (
    <li className={styles.guardian}>
      <GuardianFace domain={domain} />
      <span className={styles.who}>
        {domain === null ? <Address value={guardian} /> : <Name name={`${domain}.ssi`} size="xs" />}
      </span>
      <span className={styles.end}>
        {answer === null ? (
          <Badge>{t('recovery:pair.waiting')}</Badge>
        ) : problem === null ? (
          <Badge kind="success">{t('recovery:pair.signed')}</Badge>
        ) : (
          <Badge kind="danger">{t('recovery:pair.refused')}</Badge>
        )}
        {answer !== null && problem !== null && (
          <IconButton
            icon="x"
            label={t('ceremony:row.drop', { name: nameInText(`${answer.guardian}.ssi`) })}
            onClick={() => dropAnswer(storageKey, answer)}
          />
        )}
      </span>
      {domain === null && <p className={joinClasses(styles.why, text.hint)}>{t('ceremony:row.hashOnly')}</p>}
      {answer !== null && problem !== null && (
        <div className={styles.why}>
          <FieldMessage kind="error">{pairText(problem, answer)}</FieldMessage>
        </div>
      )}
    </li>
  )
}
